const VOWELS = new Set('aeiou@');
/** Vowels that languages with five of them hear as one. */
const NEAR_VOWELS = ['ie', 'ae', 'ao', 'ou', 'oi'];
const NEAR_VOWEL = 0.25;
const FAR_VOWEL = 0.4;
const PLAIN_VOWEL = 0.15;
const VOWEL_MORE = 0.5;
const VOWEL_FOR_CONSONANT = 1.2;

/** Sounds that speakers of some language hear or write for one another, and how far they are then. */
const NEAR_SOUNDS: Readonly<Record<string, number>> = {
  // Spanish, Tagalog, Arabic, Hindi
  bv: 0.3,
  bp: 0.35,
  fv: 0.35,
  fp: 0.35,
  vw: 0.3,
  // Spanish, Polish, German
  sz: 0.15,
  ST: 0.6,
  Ts: 0.35,
  Tz: 0.4,
  Tt: 0.3,
  Td: 0.35,
  Tf: 0.4,
  hj: 0.4,
  jy: 0.4,
  hk: 0.6,
  // Hindi, Tagalog, Spanish
  Ss: 0.35,
  Sz: 0.4,
  CS: 0.35,
  Cj: 0.4,
  Sj: 0.45,
  Ct: 0.6,
  jz: 0.4,
  gj: 0.4,
  // voice, as it is lost at the end of a word
  dt: 0.4,
  gk: 0.4,
  // nasals, and the liquids of East Asia
  mn: 0.5,
  Nn: 0.2,
  lr: 0.6,
  gw: 0.6,
  // half vowels
  iy: 0.2,
  uw: 0.2,
};
/** Sounds that are easily missed, by what it costs to miss one. */
const EASILY_MISSED: Readonly<Record<string, number>> = {
  h: 0.4,
  r: 0.6,
  y: 0.4,
  w: 0.5,
  g: 0.8,
  t: 0.8,
  d: 0.8,
};

const pairOf = (one: string, other: string) => (one < other ? one + other : other + one);

const exchanges = new Map<string, number>();

/** There are some forty sounds: each pair is judged once. */
function exchange(one: string, other: string): number {
  const pair = one + other;
  const known = exchanges.get(pair);
  if (known !== undefined) return known;
  const cost = exchangeCost(one, other);
  exchanges.set(pair, cost);
  return cost;
}

function exchangeCost(one: string, other: string): number {
  if (one === other) return 0;
  const near = NEAR_SOUNDS[pairOf(one, other)];
  if (near !== undefined) return near;
  const vowels = Number(VOWELS.has(one)) + Number(VOWELS.has(other));
  if (vowels === 1) return VOWEL_FOR_CONSONANT;
  if (vowels === 0) return 1;
  if (one === '@' || other === '@') return PLAIN_VOWEL;
  return NEAR_VOWELS.some((pair) => pair.includes(one) && pair.includes(other)) ? NEAR_VOWEL : FAR_VOWEL;
}

const more = (sound: string) => (VOWELS.has(sound) ? VOWEL_MORE : (EASILY_MISSED[sound] ?? 1));

/** How much there is to hear in a key: about one for each consonant, half for each vowel. */
export function soundWeight(key: string): number {
  let weight = 0;
  for (const sound of key) weight += VOWELS.has(sound) ? VOWEL_MORE : 1;
  return weight;
}

/** What it costs to say one key as the other, in the same measure. Infinity where that is more than a limit. */
export function soundDistance(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  let row = [0];
  for (const sound of other) row.push(row.at(-1)! + more(sound));
  for (const sound of one) {
    const next = [row[0]! + more(sound)];
    for (let column = 1; column <= other.length; column++) {
      const aim = other[column - 1]!;
      next.push(
        Math.min(
          row[column]! + more(sound),
          next[column - 1]! + more(aim),
          row[column - 1]! + exchange(sound, aim),
        ),
      );
    }
    row = next;
    // No row falls below the least of the one before it.
    if (Math.min(...row) > limit) return Number.POSITIVE_INFINITY;
  }
  return row.at(-1)!;
}
