import type { GapRule } from '../marking.ts';
import { gapWords } from './gap-words.ts';
import { isRecognisable, isTelling } from './recognisable.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** Nobody fills a gap of four words with more letters than these. */
const LONGEST = 120;
/** Most parts that a word may be torn into, as 'electro cardio gram'. */
const MOST_PARTS = 3;
const SHORTEST_PART = 2;
/** Letters that a misspelling may have more or fewer than the word: beyond them nothing is compared. */
const LENGTHS = 5;

const areOfALength = (given: string, right: string) => Math.abs(given.length - right.length) <= LENGTHS;

/**
 * A rule for the gaps of the listening test: the words that were heard, in a recognisable spelling, count; another word
 * never does. Singular and plural are one; numbers may be words or figures; articles don't count. Source: OET's marking
 * of Listening A, as docs/decisions/0017 retells it.
 */
export function listeningGapRule(words: WordKnowledge): GapRule {
  return (answer, accepted) => {
    if (answer.length > LONGEST) return false;
    const given = gapWords(answer, words);
    return given.length > 0 && accepted.some((each) => areRecognisable(given, gapWords(each, words), words));
  };
}

/** Word by word, where one may be written as several, or several as one. */
function areRecognisable(given: readonly string[], right: readonly string[], words: WordKnowledge): boolean {
  if (given.join(' ') === right.join(' ')) return true;
  if (given.length > right.length * MOST_PARTS) return false;
  const [one, ...others] = given;
  const [aim, ...aims] = right;
  if (one === undefined || aim === undefined) return false;
  if (areEach([one], [aim], words) && areRecognisable(others, aims, words)) return true;
  for (let parts = 2; parts <= MOST_PARTS; parts++) {
    const [torn, whole] = [given.slice(0, parts), right.slice(0, parts)];
    if (
      torn.length === parts &&
      isTornWord(torn, aim, words) &&
      areRecognisable(given.slice(parts), aims, words)
    )
      return true;
    if (
      whole.length === parts &&
      isOneWordFor(one, whole, words) &&
      areRecognisable(others, right.slice(parts), words)
    )
      return true;
  }
  return false;
}

/** 'head ake' for 'headache': part by part if the word has parts that are words, else as if it were written in one. */
function isTornWord(parts: readonly string[], right: string, words: WordKnowledge): boolean {
  if (parts.join('') === right) return true;
  if (parts.some(isTelling) || !areOfALength(parts.join(''), right)) return false;
  const compounds = partings(right, parts.length).filter((each) =>
    each.every((part) => words.standingOf(part) === 'everyday'),
  );
  if (compounds.some((compound) => areEach(parts, compound, words))) return true;
  const areWords = compounds.length > 0 && parts.every((part) => words.standingOf(part) !== null);
  return !areWords && isRecognisable(parts.join(''), right, words);
}

/** 'hayfever' for 'hay fever'. */
function isOneWordFor(given: string, right: readonly string[], words: WordKnowledge): boolean {
  if (right.join('') === given) return true;
  if (!areOfALength(given, right.join(''))) return false;
  return partings(given, right.length).some((parts) => areEach(parts, right, words));
}

const areEach = (given: readonly string[], right: readonly string[], words: WordKnowledge) =>
  given.every((part, index) => {
    const aim = right[index] as string;
    return areOfALength(part, aim) && isRecognisable(part, aim, words);
  });

/** All ways to part a word into so many. */
function partings(word: string, parts: number): string[][] {
  if (parts === 1) return word.length >= SHORTEST_PART ? [[word]] : [];
  const ways: string[][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    for (const rest of partings(word.slice(at), parts - 1)) ways.push([word.slice(0, at), ...rest]);
  }
  return ways;
}
