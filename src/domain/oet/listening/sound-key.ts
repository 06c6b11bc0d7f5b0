/**
 * How letters sound in English, roughly: one sign for each sound, so that a word which was heard and spelt by ear meets
 * the word itself. Lower-case vowels, consonants as in `SIMILAR`; S stands for 'sh', C for 'ch', T for 'th', N for 'ng'.
 */
type Rule = readonly [letters: RegExp, sounds: string];

/** Applied one after the other. */
const RULES: readonly Rule[] = [
  [/[^a-z]/g, ''],
  [/^(?:pn|kn|gn)/, 'n'],
  [/^ps/, 's'],
  [/^pt/, 't'],
  [/^wr/, 'r'],
  [/^rh|rrh/g, 'r'],
  [/^x/, 'z'],
  [/^mn/, 'n'],
  [/sch/g, 'sk'],
  [/tch/g, 'C'],
  [/(?:[st]ch|ch)(?=[lmnrt])/g, 'k'],
  [/ch(?=r|em|o[ln]|iat|arac)/g, 'k'],
  [/(?<=stoma|ma|psy|tra|e)ch(?=$|e$|i|o|e)/g, 'k'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/(?:s|x)?sh/g, 'S'],
  [/(?:[cst]i|[ct]e)(?=[ao](?:n|us|l))/g, 'S'],
  [/ssio|sio/g, 'So'],
  [/th/g, 'T'],
  [/augh(?=t)|ough(?=t)/g, 'o'],
  [/ough|augh/g, 'of'],
  [/igh/g, 'i'],
  [/gh/g, 'g'],
  [/ng(?![ei])/g, 'N'],
  [/dg(?=[eiy])/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|cc|q(?:u(?=e))?|c/g, 'k'],
  [/(?<=k)u(?=[aeio])/g, 'w'],
  [/x/g, 'ks'],
  [/wh/g, 'w'],
  [/(?:oe|ae)(?=[a-z])/g, 'e'],
  [/ee|ea|ie|ei|ey$/g, 'i'],
  [/eu|ew|oo|ue|ui|ou/g, 'u'],
  [/ai|ay|ey/g, 'a'],
  [/oa|ow/g, 'o'],
  [/au|aw/g, 'o'],
  [/y(?=[aeiou])/g, 'y'],
  [/(?<=^|[aeiou])y/g, 'y'],
  [/y/g, 'i'],
  [/(?<=[a-zA-Z]{2})e$/, ''],
  [/(?<=[aeiou])[wy](?=$|[^aeiou])/g, ''],
  [/h(?=$|[^aeiou])/g, ''],
  [/([a-zA-Z])\1+/g, '$1'],
];

export function soundKey(word: string): string {
  return RULES.reduce((key, [letters, sounds]) => key.replace(letters, sounds), word.toLowerCase());
}

const VOWELS = new Set('aeiouy');
const VOWEL_FOR_VOWEL = 0.35;
const VOWEL_MORE = 0.5;
const SIMILAR_CONSONANT = 0.5;
const SIMILAR = [
  'sz',
  'kg',
  'td',
  'fv',
  'pb',
  'mn',
  'Nn',
  'SC',
  'Cj',
  'Sj',
  'Ss',
  'TD',
  'Tt',
  'Tf',
  'rl',
  'wv',
  'jg',
].map((pair) => new Set(pair));

function exchange(one: string, other: string): number {
  if (one === other) return 0;
  const vowels = Number(VOWELS.has(one)) + Number(VOWELS.has(other));
  if (vowels === 2) return VOWEL_FOR_VOWEL;
  if (vowels === 1) return 1.2;
  return SIMILAR.some((pair) => pair.has(one) && pair.has(other)) ? SIMILAR_CONSONANT : 1;
}

const more = (sound: string) => (VOWELS.has(sound) ? VOWEL_MORE : 1);

/** What it costs to say one key as the other: about one for each consonant that differs, less for vowels. */
export function soundDistance(one: string, other: string): number {
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
  }
  return row.at(-1)!;
}
