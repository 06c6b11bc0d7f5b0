import { existsSync, readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import { parseExamples } from './knowledge.ts';

/**
 * Files of plain wordings. Idioms, roundabout ways and learners' slips are understood when they are typed; among what
 * may be heard they would only be taken for the plain ones.
 */
const PLAIN = ['examples', 'more', 'professions', 'symptoms'];

const kept = new Map<LearningLanguage, readonly string[]>();

/** What clinicians say in a language, sentence by sentence, the commonest first. */
export function clinicalSentences(language: LearningLanguage): readonly string[] {
  const known = kept.get(language);
  if (known) return known;
  const sentences = PLAIN.map((name) => new URL(`languages/${language}/${name}.txt`, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => parseExamples(readFileSync(file, 'utf8')))
    .filter(({ sense }) => sense !== 'out_of_scope')
    .map(({ text }) => text);
  kept.set(language, sentences);
  return sentences;
}
