/*
 * Which letters of a word stand for which of its sounds, so that a score can be shown on the word itself.
 * Spelling and sound are aligned at the least cost; a word whose spelling fits badly is shown by its IPA alone.
 */

/** Common spellings by phone of the English (ARPAbet) and the French model. */
const SPELLINGS = {
  AA: 'o a au ah ho ea e i',
  AE: 'a ai au',
  AH: 'u a o e i y ou oo oe ia io eo iou eou ah ai ea r er ar or our re o-',
  AO: 'o a au aw ou oa oo augh ough oar',
  AW: 'ou ow',
  AY: 'i y igh ie ei eye ye eigh uy ai',
  B: 'b bb',
  CH: 'ch tch t c',
  D: 'd dd ed',
  DH: 'th',
  EH: 'e ea a ai ae oe ei ie eo u',
  ER: 'er or ur ir ar ear our re r yr err urr irr yrrh irrh eur ure oor',
  EY: 'a ai ay ei ey ea e eigh aigh ae é',
  F: 'f ff ph gh',
  G: 'g gg gh gu x',
  HH: 'h wh j',
  IH: 'i e y a u ui ie ee ea oe o ai',
  IY: 'e ee ea i ie ei y ey ay ae oe',
  JH: 'j g dg dge ge gi dj d',
  K: 'c k ck ch cc qu q que x kh',
  L: 'l ll le',
  M: 'm mm mb mn lm',
  N: 'n nn kn gn pn mn',
  NG: 'ng n',
  OW: 'o oa ow oe ou ough eau',
  OY: 'oi oy uoy',
  P: 'p pp',
  R: 'r rr wr rh rrh re er',
  S: 's ss c sc ps ce st',
  SH: 'sh ti ci si ssi ss su ssu ce sci ch s sc c t',
  T: 't tt th ed pt bt d',
  TH: 'th',
  UH: 'u oo ou o eu ew ure',
  UW: 'u oo ew ou eu ue o ui oe ough wo ieu eau',
  V: 'v vv f ve lv',
  W: 'w u wh o',
  Y: 'y i e j',
  Z: 'z s zz x se ze sc ss',
  ZH: 'si su zu s z g ge ti',

  aa: 'a à â e ha',
  ai: 'ai è ê e ei é aî ë he',
  an: 'an en am em aon han',
  au: 'o au eau ô ho',
  bb: 'b bb',
  ch: 'ch sh sch',
  dd: 'd dd',
  ee: 'e eu œ',
  ei: 'é er ez e ai et hé',
  eu: 'eu œu oeu eû heu',
  ff: 'f ff ph',
  gg: 'g gu gg c x',
  gn: 'gn ign',
  ii: 'i î y ï hi hy ie',
  in: 'in ain ein im aim en yn ym um un',
  jj: 'j g ge',
  kk: 'c k qu q cc ch ck cqu x',
  ll: 'l ll',
  mm: 'm mm',
  nn: 'n nn',
  oe: 'eu œu oeu œ oe e ue heu',
  on: 'on om hon',
  oo: 'o ô au ho oi',
  ou: 'ou où oû o hou',
  pp: 'p pp b',
  rr: 'r rr rh',
  ss: 's ss c ç t sc x ce',
  tt: 't tt th',
  un: 'un um',
  uu: 'u û ü hu',
  uy: 'u',
  vv: 'v w',
  ww: 'ou o oi w u',
  yy: 'i y il ill ll ï',
  zz: 'z s x zz',
} as const;

/** A sound that the engine grades and the catalogue has a hint for. */
export type Phone = keyof typeof SPELLINGS;

export function isPhone(phoneme: string): phoneme is Phone {
  return Object.hasOwn(SPELLINGS, phoneme);
}

const VOWEL_LETTERS = /^[aeiouyàâäéèêëîïôöœùûüæ]$/i;
const VOWEL_PHONES = /^(A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW]|aa|ai|an|au|ee|ei|eu|ii|in|oe|on|oo|ou|un|uu)$/;
const LONGEST_SPELLING = 4;
const MUTE_LETTER = 1;
const MUTE_SOUND = 1.6;
/** Sounds that often have no letter: "muscle", "rhythm", "expiry"; "value", "argue". */
const OFTEN_MUTE: Readonly<Record<string, number>> = { AH: 1.3, Y: 0.9 };
/** The second sound of x: "complex", "exhausted". */
const AFTER_X = /^([SZ]|ss|zz)$/;
const SHARED_X = 0.1;
/** Words whose spelling does not tell how they are said. */
const UNTOLD: ReadonlySet<string> = new Set(
  'one ones once anyone someone everyone mr mrs ms dr st colonel choir'.split(' '),
);
/** The e of "ve" or "ce" is mute at the end of a word; inside it mostly belongs to the vowel after it ("ulcer"). */
const BORROWED_E = 0.3;
const SAME_KIND = 1.4;
/** A higher average cost for each sound means that the spelling was guessed. */
const TRUSTED_COST = 1.1;

const spellings: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SPELLINGS).map(([phone, list]) => [phone, new Set(list.split(' '))] as const),
);

/** `after` is what follows in the word. */
function cost(letters: string, phone: string, after: string): number {
  if (spellings.get(phone)?.has(letters)) {
    if (letters.length === 1) return 0.05;
    return /^[^aeiouy]+e$/.test(letters) && !/^[sd]?$/.test(after) ? BORROWED_E : 0;
  }
  if (letters.length > 1) return Number.POSITIVE_INFINITY;
  return VOWEL_LETTERS.test(letters) === VOWEL_PHONES.test(phone) ? SAME_KIND : Number.POSITIVE_INFINITY;
}

interface Step {
  readonly total: number;
  /** Letters taken by the sound that ends here. */
  readonly taken: number;
  /** Mute letters after that sound. */
  readonly mute: number;
}

const NOWHERE: Step = { total: Number.POSITIVE_INFINITY, taken: 0, mute: 0 };

function better(found: Step, total: number, taken: number, mute: number): Step {
  return total < found.total ? { total, taken, mute } : found;
}

function withoutLetters(phone: string, letterBefore: string | undefined): number {
  if (letterBefore === 'x' && AFTER_X.test(phone)) return SHARED_X;
  return OFTEN_MUTE[phone] ?? MUTE_SOUND;
}

/** The cheapest way to spell the first `sound + 1` phones with the first `letter` letters. */
function bestStep(word: string, phone: string, before: readonly Step[], letter: number): Step {
  let found = better(NOWHERE, before[letter]!.total + withoutLetters(phone, word[letter - 1]), 0, 0);
  for (let taken = 1; taken <= Math.min(LONGEST_SPELLING, letter); taken++) {
    for (let mute = 0; mute <= Math.min(3, letter - taken); mute++) {
      const start = letter - taken - mute;
      const own = cost(word.slice(start, start + taken), phone, word.slice(start + taken));
      const total = before[start]!.total + own + mute * MUTE_LETTER;
      found = better(found, total, taken, mute);
    }
  }
  return found;
}

/**
 * The letters of each sound, in order, together the whole word; '' for a sound that shares its neighbour's
 * letters (the second of x). null where the spelling does not tell.
 */
export function lettersOfSounds(word: string, phonemes: readonly string[]): readonly string[] | null {
  if (phonemes.length === 0) return null;
  const folded = word.toLowerCase();
  if (folded.length !== word.length || UNTOLD.has(folded)) return null;
  const start = Array.from(
    { length: word.length + 1 },
    (_, mute): Step => ({ total: mute * MUTE_LETTER, taken: 0, mute }),
  );
  const rows: (readonly Step[])[] = [start];
  for (const phone of phonemes) {
    const before = rows.at(-1)!;
    rows.push(
      Array.from({ length: word.length + 1 }, (_, letter) => bestStep(folded, phone, before, letter)),
    );
  }
  if (rows.at(-1)![word.length]!.total / phonemes.length > TRUSTED_COST) return null;
  const letters: string[] = [];
  let end = word.length;
  for (let row = rows.length - 1; row > 0; row--) {
    const { taken, mute } = rows[row]![end]!;
    letters.unshift(word.slice(end - taken - mute, end));
    end -= taken + mute;
  }
  // Mute letters before the first sound, as in "pneumonia" or "hôpital".
  letters[0] = word.slice(0, end) + letters[0];
  return letters;
}
