import { asCompared } from '../gap.ts';
import type { GapRule } from '../marking.ts';
import { inFigures, isNumber } from './number-words.ts';
import { soundDistance, soundKey } from './sound-key.ts';

const ARTICLES = new Set(['a', 'an', 'the', 'her', 'his', 'my', 'your', 'their', 'some']);
const NEGATIONS = new Set(['no', 'not', 'never', 'none', 'without', 'nor', 'neither', 'cannot']);

/** Parts of words that make another word of it, however near they sound. Each set: one of them, never another. */
const TELLING_STARTS = [
  ['hypo', 'hyper'],
  ['ante', 'anti'],
  ['inter', 'intra', 'intro'],
  ['pre', 'post', 'peri'],
  ['ab', 'ad'],
  ['brady', 'tachy'],
  ['mono', 'poly', 'oligo'],
  ['macro', 'micro'],
  ['endo', 'exo', 'ecto'],
  ['sub', 'supra', 'super'],
  ['uni', 'bi', 'tri'],
  ['in', 'un', 'non', 'dis'],
  ['pro', 'pre'],
] as const;
const TELLING_ENDS = [
  ['ectomy', 'otomy', 'ostomy', 'oscopy', 'oplasty'],
  ['itis', 'osis', 'oma', 'opathy'],
  ['emia', 'uria', 'algia', 'penia'],
  ['gram', 'graph', 'graphy'],
  ['teen', 'ty'],
  ['ology', 'ologist'],
] as const;

/** Of the length of the word's sounds: how far a spelling by ear may be off. */
const SOUND_SHARE = 0.17;
const SOUND_LEAST = 0.4;
/** Shorter words are right or wrong. */
const SHORT = 3;
/** From this length on a slip of the keys may be one more. */
const LONG = 8;

/**
 * A rule for the gaps of the listening test: the words that were heard, in a recognisable spelling, count; another word
 * never does. Singular and plural are one; numbers may be words or figures; articles don't count. `isWord` tells a
 * misspelling from another word. Source: OET's marking of Listening A, as docs/decisions/0016 retells it.
 */
export function listeningGapRule(isWord: (letters: string) => boolean): GapRule {
  return (answer, accepted) => {
    const given = wordsOf(answer);
    return given.length > 0 && accepted.some((each) => areRecognisable(given, wordsOf(each), isWord));
  };
}

function wordsOf(text: string): string[] {
  const words = asCompared(text)
    .replace(/['\u2019]s\b/g, '')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}.%/]+|\.(?!\d)/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !ARTICLES.has(word));
  return inFigures(words);
}

type IsWord = (letters: string) => boolean;

function areRecognisable(given: readonly string[], right: readonly string[], isWord: IsWord): boolean {
  if (given.join('') === right.join('')) return true;
  const telling = (words: readonly string[]) =>
    words.filter((word) => isNumber(word) || NEGATIONS.has(word)).join(' ');
  if (telling(given) !== telling(right)) return false;
  if (given.length === right.length) {
    return given.every((word, index) => isRecognisable(word, right[index] as string, isWord));
  }
  // 'head ake' for 'headache', and the other way round.
  const parted = Math.abs(given.length - right.length) === 1;
  return parted && isRecognisable(given.join(''), right.join(''), isWord);
}

function isRecognisable(given: string, right: string, isWord: IsWord): boolean {
  if (singular(given) === singular(right)) return true;
  if (isNumber(given) || isNumber(right) || right.length <= SHORT) return false;
  if (isWord(given) || isWord(singular(given)) || tellsApart(given, right)) return false;
  return soundsLike(given, right) || isSlip(given, right);
}

function singular(word: string): string {
  if (word.length <= SHORT) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '');
}

function tellsApart(given: string, right: string): boolean {
  const differ = (sets: readonly (readonly string[])[], has: (word: string, part: string) => boolean) =>
    sets.some((parts) => {
      const longest = (word: string) =>
        parts.filter((part) => has(word, part)).sort((a, b) => b.length - a.length)[0];
      const [one, other] = [longest(given), longest(right)];
      return one !== undefined && other !== undefined && one !== other;
    });
  return (
    differ(TELLING_STARTS, (word, part) => word.startsWith(part)) ||
    differ(TELLING_ENDS, (word, part) => word.endsWith(part))
  );
}

function soundsLike(given: string, right: string): boolean {
  const [one, other] = [soundKey(singular(given)), soundKey(singular(right))];
  if (one === '' || other === '') return false;
  return soundDistance(one, other) <= Math.max(SOUND_LEAST, other.length * SOUND_SHARE);
}

/** Letters that were swapped, doubled, missed or hit beside the right one. */
function isSlip(given: string, right: string): boolean {
  if (right.length <= SHORT + 1 || given[0] !== right[0]) return false;
  return letterDistance(given, right) <= (right.length >= LONG ? 2 : 1);
}

/** Edits of single letters, a swap of neighbours being one (optimal string alignment). */
function letterDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
