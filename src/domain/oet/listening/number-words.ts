import { letterDistance } from './letter-distance.ts';
import { soundDistance } from './sound-distance.ts';
import { soundKey } from './sound-key.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: Readonly<Record<string, string>> = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  eleventh: '11th',
  twelfth: '12th',
  thirteenth: '13th',
  fourteenth: '14th',
  fifteenth: '15th',
  sixteenth: '16th',
  seventeenth: '17th',
  eighteenth: '18th',
  nineteenth: '19th',
  twentieth: '20th',
  thirtieth: '30th',
};

const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 10 * (index + 2)] as const),
  ['nought', 0],
]);
/** Said for the number itself, or as a part of a longer one. */
const WORDS = [
  ...VALUES.keys(),
  ...Object.keys(ORDINALS),
  'hundred',
  'thousand',
  'half',
  'quarter',
  'once',
  'twice',
];

/** Whether a token is a number in figures, a fraction or an ordinal among them. */
export const isNumber = (token: string) => /^\d/.test(token);

const numberOf = (word: string | undefined) => VALUES.get(word ?? '') ?? null;
const isPart = (word: string | undefined) => word === 'hundred' || word === 'thousand';

/** The commonest misspellings are as near to an ordinal: 'fourty' to 'fourth'. */
const MISSPELT: Readonly<Record<string, string>> = { fourty: 'forty', ninty: 'ninety', eigth: 'eight' };
/** Below this many letters a number's misspelling must sound like it; other words are too near. */
const SLIP_FROM = 5;
const NEAR = 0.6;
const APART = 0.3;
/** What a number is said like. */
const SAID_ALIKE: Readonly<Record<string, readonly string[]>> = {
  '1': ['won'],
  '2': ['to', 'too'],
  '4': ['for', 'fore'],
  '8': ['ate'],
};

/** Whether a word is said like a number in figures: 'too' like 2. */
export const soundsLikeNumber = (word: string, figures: string) =>
  Object.hasOwn(SAID_ALIKE, figures) && (SAID_ALIKE[figures] as readonly string[]).includes(word);

/** 'fiftee' may be either of two numbers. */
const EITHER = /(?:tee|tie|te)$/;

/**
 * The number word that a misspelling means: 'fourty', 'haf', 'twise'. Null for a word of the language, and where two
 * numbers are about as near.
 */
export function numberMeant(word: string, isWord: (letters: string) => boolean): string | null {
  if (WORDS.includes(word)) return word;
  if (Object.hasOwn(MISSPELT, word)) return MISSPELT[word] as string;
  if (word.length < 3 || word.length > 12 || EITHER.test(word) || !/^[a-z]+$/.test(word)) return null;
  const [best, next] = WORDS.map((each) => ({ each, far: farFrom(word, each) })).sort(
    (a, b) => a.far - b.far,
  );
  if (!best || !next || best.far > NEAR || next.far - best.far < APART) return null;
  return isWord(word) ? null : best.each;
}

function farFrom(word: string, number: string): number {
  if (word[0] !== number[0] && !(word[0] === 't' && number[0] === 'th')) return 9;
  const sound = soundDistance(soundKey(word), soundKey(number));
  const letters = letterDistance(word, number);
  if (word.length < SLIP_FROM) return sound === 0 ? letters * 0.1 : 9;
  return Math.min(sound, letters <= 1 ? NEAR - 0.2 : 9) + letters * 0.1;
}

/** Writes the numbers among words in figures: 'twenty five' as 25, 'hundred and ten' as 110, 'two point five' as 2.5. */
export function inFigures(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readNumber(words, at) ?? readPoint(words, at, '0');
    out.push(read?.value ?? ordinalOf(words[at] as string));
    at = read?.next ?? at + 1;
  }
  return withFractions(joinOrdinals(out));
}

const ordinalOf = (word: string) => (Object.hasOwn(ORDINALS, word) ? (ORDINALS[word] as string) : word);

interface Read {
  readonly value: string;
  readonly next: number;
}

function readNumber(words: readonly string[], from: number): Read | null {
  let at = from;
  let total = 0;
  let group: number | null = null;
  for (; at < words.length; at++) {
    const word = words[at] as string;
    const value = numberOf(word) ?? (isPart(words[at + 1]) && /^\d{1,3}$/.test(word) ? Number(word) : null);
    if (value !== null) {
      if (!fits(group, value)) break;
      group = (group ?? 0) + value;
    } else if (word === 'hundred' && (group === null || group < 10)) group = (group ?? 1) * 100;
    else if (word === 'thousand') {
      total += (group ?? 1) * 1000;
      group = null;
    } else if (!(word === 'and' && isRound(group, total) && numberOf(words[at + 1]) !== null)) break;
  }
  if (group === null && total === 0) return null;
  const whole = String(total + (group ?? 0));
  return readPoint(words, at, whole) ?? { value: whole, next: at };
}

/** 'twenty' takes 'five', and 'a hundred' takes both; 'two three' are two numbers. */
function fits(group: number | null, value: number): boolean {
  if (group === null) return true;
  return (
    (group % 100 === 0 && group > 0) || (group % 10 === 0 && group % 100 >= 20 && value > 0 && value < 10)
  );
}

const isRound = (group: number | null, total: number) =>
  (group !== null && group > 0 && group % 100 === 0) || (group === null && total > 0);

function readPoint(words: readonly string[], at: number, whole: string): Read | null {
  if (words[at] !== 'point') return null;
  let next = at + 1;
  let digits = '';
  for (; next < words.length; next++) {
    const word = words[next] as string;
    const value = numberOf(word) ?? (/^\d$/.test(word) ? Number(word) : null);
    if (value === null || value > 9) break;
    digits += value;
  }
  return digits === '' ? null : { value: String(Number(`${whole}.${digits}`)), next };
}

/** 'twenty first' is 21st. */
function joinOrdinals(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (const token of tokens) {
    const ten = out.at(-1) ?? '';
    if (/^\d(?:st|nd|rd|th)$/.test(token) && /^[2-9]0$/.test(ten)) out[out.length - 1] = `${ten[0]}${token}`;
    else out.push(token);
  }
  return out;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '0.5',
  half: '0.5',
  '1/4': '0.25',
  quarter: '0.25',
  '2/4': '0.5',
  '3/4': '0.75',
};

/** Halves and quarters as decimals, 'two thirds' as 2/3, 'two and a half' as 2.5. */
function withFractions(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (const token of tokens) {
    const last = out.at(-1) ?? '';
    const before = out.at(-2) ?? '';
    const fraction = Object.hasOwn(FRACTIONS, token) ? (FRACTIONS[token] as string) : null;
    if (fraction && last === 'and' && /^\d+$/.test(before)) out.splice(-2, 2, String(+before + +fraction));
    else if (fraction && /^\d+$/.test(last) && token.includes('/'))
      out.splice(-1, 1, String(+last + +fraction));
    else if (fraction) out.push(fraction);
    else if (token === 'quarters' && last === '3') out.splice(-1, 1, '0.75');
    else if (/^thirds$|^3rd$/.test(token) && (last === '1' || (last === '2' && token === 'thirds')))
      out.splice(-1, 1, `${last}/3`);
    else out.push(token);
  }
  return out;
}
