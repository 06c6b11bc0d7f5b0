import type { Transcription } from '#domain/conversation/transcription.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Heard } from '../pronunciation/evidence.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { SearchSettings } from './decoder-settings.ts';
import { writeSentence } from './phrasebook.ts';
import type { Preparation } from './preparation.ts';
import { SURE, trustIn, weighCandidate } from './trust.ts';
import { isWellFormed } from './well-formed.ts';

/** What was heard among the sentences of one set, best first. */
export interface Listened {
  readonly prepared: Preparation;
  readonly readings: readonly Reading[];
}

interface Reading extends Candidate {
  readonly text: string;
}

const MOST_READINGS = 3;
/** Of what was not understood. */
const MOST_GUESSES = 2;
/** From this trust on it may well have been said, and is asked back. */
const ASKED = 0.1;
/** No reading is certain, in percent. */
const MOST_CONFIDENCE = 99;
/** In nats a word. */
const LEAST_PRIOR = -5;

/** Looks for what was said among the sentences of one set. */
export function listen(prepared: Preparation, heard: Heard, settings: SearchSettings): Listened {
  const candidates = findCandidates(prepared, heard, settings);
  return { prepared, readings: candidates.map((each) => ({ ...each, text: textOf(prepared, each) })) };
}

const textOf = ({ book }: Preparation, { sentences }: Candidate) =>
  sentences.map((sentence) => writeSentence(book, sentence)).join(' ');

/**
 * What to say of what was heard: that it was understood, or which of a few it may have been. What is not grammatical is
 * never offered, yet rivals what is: where it fits better, nobody is sure.
 */
export function answerOf(
  { prepared, readings }: Listened,
  heard: Heard,
  language: LearningLanguage,
): Transcription {
  const offered = readings.filter(({ text }) => isWellFormed(text, language));
  const [best, ...others] = offered;
  const rival = readings.find((each) => each !== best);
  const evidence = weighCandidate(prepared, heard, best, rival?.score);
  const trust = evidence === null ? 0 : trustIn(evidence, language, prepared.book.size);
  if (!best || trust < SURE) {
    // What was put together, of words or of sentences, is asked back where it is nearly understood: else it is nonsense.
    const guesses = differing(offered.filter((each) => (trust < ASKED ? isWhole(each) : isPhrase(each))));
    return { kind: 'not_understood', readings: guesses.slice(0, MOST_GUESSES) };
  }
  const [text, ...rest] = differing([best, ...others.filter(isPhrase)]) as [string, ...string[]];
  const confidence = Math.min(MOST_CONFIDENCE, Math.round(1000 * trust) / 10);
  return { kind: 'heard', text, confidence, readings: rest.slice(0, MOST_READINGS), dictated: false };
}

const isWhole = ({ isListed, sentences }: Reading) => isListed && sentences.length === 1;

/** Whether somebody might say it: a guess that is put together at random helps nobody. */
function isPhrase({ isListed, prior, words }: Reading): boolean {
  const stutters = words.some((word, index) => word === words[index - 1]);
  return !stutters && (isListed || prior / words.length > LEAST_PRIOR);
}

/** Texts that differ in more than capitals and marks. */
function differing(readings: readonly Reading[]): string[] {
  const byLetters = new Map<string, string>();
  for (const { text } of readings) {
    const letters = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!byLetters.has(letters)) byLetters.set(letters, text);
  }
  return [...byLetters.values()];
}
