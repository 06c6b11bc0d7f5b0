import type { LearningLanguage } from '#domain/languages.ts';
import { type Act, QUESTIONS } from '#domain/practice/complex/acts.ts';
import { STANCE } from '../patient/words/stance-words.ts';
import type { Sentence } from '../roleplay/reading/transcript.ts';
import { normalise } from '../understanding/normalise.ts';

const ASKED: ReadonlySet<string> = new Set(QUESTIONS);

export const isTopic = (act: Act): boolean => ASKED.has(act) || act.startsWith('symptom.');

/** Asks for something of the history, and offers nothing at the same time. */
export function asksForHistory(language: LearningLanguage, { text, isQuestion, acts }: Sentence): boolean {
  return isQuestion && [...acts].some(isTopic) && !STANCE[language].offers.test(normalise(text));
}
