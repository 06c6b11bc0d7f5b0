import { letterDistance } from './letter-distance.ts';
import { isNumber, soundsLikeNumber } from './number-words.ts';
import { hasOwnSense, rivalsOf } from './rivals.ts';
import { soundDistance, soundWeight } from './sound-distance.ts';
import { keyOfPhones, soundKey } from './sound-key.ts';
import { areOneWord, formsOf, singularOf } from './word-forms.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** Of what there is to hear in a word: how far a spelling by ear may be off. */
const SOUND_SHARE = 0.2;
const SOUND_LEAST = 0.4;
/** Of a slip of the keys, which must sound a little like the word as well. */
const SLIP_SHARE = 0.34;
/** Words up to this length are said alike or they are others. */
const SHORT = 3;
/** From this length on a slip of the keys may be one more. */
const LONG = 8;
/** What a letter counts beside a sound where it is asked which of two words is nearer. */
const LETTER = 0.1;
/** And where only letters are looked at. */
const SLIP = 0.35;

const NEGATIONS = new Set(['no', 'not', 'never', 'none', 'without', 'nor', 'neither']);
/** What may never come of hearing or spelling: it must stand as it is. */
export const isTelling = (word: string) => isNumber(word) || NEGATIONS.has(word);

/**
 * Whether one word, as it was written, is another in a recognisable spelling: the same but for its number, or said in the
 * same way, or near it by sound or by letters while it is no other word and is nearer to none.
 */
export function isRecognisable(given: string, right: string, words: WordKnowledge): boolean {
  if (areOneWord(given, right) || isVoiced(given, right) || soundsLikeNumber(given, right)) return true;
  if (isTelling(given) || isTelling(right) || given.length === 1) return false;
  if (formsOf(given).some(hasOwnSense)) return false;
  if (soundsTheSame(given, right, words)) return true;
  if (isAnother(given, right, words)) return false;
  return isNear(given, right, words) && !isNearerToAnother(given, right, words);
}

/** Whether a word means itself. A rare one may be another, spelt as it sounds or by one letter off an everyday one. */
function isAnother(given: string, right: string, { standingOf }: WordKnowledge): boolean {
  const standing = standingOf(given);
  if (standing !== 'rare') return standing !== null;
  if (soundKey(given) === soundKey(right)) return false;
  return standingOf(right) !== 'everyday' || letterDistance(given, right) > 1;
}

/** 'breathe' for 'breath'. */
const isVoiced = (given: string, right: string) => right.endsWith('th') && given === `${right}e`;

/** The unstressed endings of 'lumbar', 'doctor' and 'fever' are one in speech. */
const oneEnding = (word: string) => word.replace(/(?<=[a-z]{3})(?:ar|or|our|er|re)$/, 'er');

/**
 * British ears: no r but before a vowel, and behind the first vowel 'i' and 'a' of no colour are one. The dictionary marks
 * no stress, so a word's first vowel is taken for the stressed one.
 */
const saidInBritain = (phones: string) =>
  phones
    .replace(/ER(?! [AEIOU])/g, 'AH')
    .replace(/(?<=A[AO]) R(?! [AEIOU])/g, '')
    .replace(/(?<=[AEIOU].*)(?:IH|AH)/g, '@');

function soundsTheSame(given: string, right: string, { saidAs }: WordKnowledge): boolean {
  if (oneEnding(given) === oneEnding(right)) return true;
  return formsOf(given).some((one) =>
    formsOf(right).some((other) => {
      const ways = saidAs(other).map(saidInBritain);
      return saidAs(one).some((way) => ways.includes(saidInBritain(way)));
    }),
  );
}

/** A word's keys: as its letters would be said, and as the dictionary says it. */
function keysOf(word: string, { saidAs }: WordKnowledge): string[] {
  return [soundKey(word), ...saidAs(word).map(keyOfPhones)].filter((key) => key !== '');
}

interface Nearness {
  readonly distance: number;
  readonly share: number;
}
const FAR: Nearness = { distance: Number.POSITIVE_INFINITY, share: Number.POSITIVE_INFINITY };

/** How far a word, as its letters would be said, is from another: in the plural or the singular, whichever is nearer. */
function nearness(given: string, right: string, words: WordKnowledge): Nearness {
  const pairs = [
    [given, right],
    [singularOf(given), singularOf(right)],
  ] as const;
  return pairs
    .flatMap(([one, other]) => {
      const heard = soundKey(one);
      return keysOf(other, words).map((key) => {
        const distance = heard === '' ? Number.POSITIVE_INFINITY : soundDistance(heard, key);
        return { distance, share: distance / soundWeight(key) };
      });
    })
    .reduce((best, each) => (each.distance < best.distance ? each : best), FAR);
}

function isNear(given: string, right: string, words: WordKnowledge): boolean {
  const { distance, share } = nearness(given, right, words);
  if (right.length <= SHORT) return distance === 0;
  if (distance <= SOUND_LEAST || share <= SOUND_SHARE) return true;
  return isSlip(given, right, share);
}

/** Letters that were swapped, doubled, missed or hit beside the right one. The first is seldom wrong. */
function isSlip(given: string, right: string, share: number): boolean {
  if (right.length <= SHORT) return false;
  if (hasItsLetters(given, right)) return true;
  if (given[0] !== right[0] || right.length === SHORT + 1) return false;
  return share <= SLIP_SHARE && letterDistance(given, right) <= (right.length >= LONG ? 2 : 1);
}

const inOrder = (word: string) => [...word].sort().join('');
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Whether letters are the same with neighbours swapped, or with one of them doubled. */
function hasItsLetters(given: string, right: string): boolean {
  if (Math.abs(given.length - right.length) > 1) return false;
  if (undoubled(given) === undoubled(right)) return true;
  return (
    given.length === right.length &&
    inOrder(given) === inOrder(right) &&
    letterDistance(given, right) <= (right.length > SHORT + 1 ? 2 : 1)
  );
}

/** How far a misspelling is from a word: by sound and a little by letters, or by the letters' order alone. */
function farness(sound: number, given: string, word: string): number {
  const bySound = sound === Number.POSITIVE_INFINITY ? sound : sound + LETTER * letterDistance(given, word);
  return hasItsLetters(given, word) ? Math.min(bySound, SLIP) : bySound;
}

/** Whether a misspelling is nearer to another word that exists, or as near to one that is no rarer. */
function isNearerToAnother(given: string, right: string, words: WordKnowledge): boolean {
  const [one, other] = [singularOf(given), singularOf(right)];
  const { distance } = nearness(given, right, words);
  const away = Math.min(farness(distance, given, right), farness(distance, one, other));
  const heard = [soundKey(given), soundKey(one)];
  const isRarer = (word: string) =>
    words.standingOf(other) === 'everyday' && words.standingOf(word) !== 'everyday';
  return rivalsOf(other).some(({ word, key, exists }) => {
    if (areOneWord(word, right)) return false;
    const rival = Math.min(...heard.map((sound) => farness(soundDistance(sound, key, away), one, word)));
    if (rival > away || !(exists || words.standingOf(word) !== null)) return false;
    return rival < away || !isRarer(word);
  });
}
