import { existsSync, readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Example, parseExamples } from './knowledge.ts';

/**
 * Files of plain wordings. Idioms, roundabout ways and learners' slips are understood when they are typed; among what
 * may be heard they would only be taken for the plain ones.
 */
const PLAIN = ['examples', 'more', 'professions', 'symptoms'];

const keptExamples = new Map<LearningLanguage, readonly Example[]>();
const keptSentences = new Map<LearningLanguage, readonly string[]>();

/** What clinicians say in a language, sentence by sentence, the commonest first. */
export function clinicalSentences(language: LearningLanguage): readonly string[] {
  const known = keptSentences.get(language);
  if (known) return known;
  const sentences = plainExamples(language).map(({ text }) => text);
  keptSentences.set(language, sentences);
  return sentences;
}

function plainExamples(language: LearningLanguage): readonly Example[] {
  const known = keptExamples.get(language);
  if (known) return known;
  const examples = PLAIN.map((name) => new URL(`languages/${language}/${name}.txt`, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => parseExamples(readFileSync(file, 'utf8')))
    .filter(({ sense }) => sense !== 'out_of_scope');
  keptExamples.set(language, examples);
  return examples;
}
