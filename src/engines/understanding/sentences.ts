import type { LearningLanguage } from '#domain/languages.ts';
import { loadKnowledge } from './knowledge.ts';

const kept = new Map<LearningLanguage, readonly string[]>();

/** What clinicians say in a language, sentence by sentence: everything that the engine knows an example of. */
export function clinicalSentences(language: LearningLanguage): readonly string[] {
  const known = kept.get(language);
  if (known) return known;
  const sentences = loadKnowledge(language)
    .examples.filter(({ sense, text }) => sense !== 'out_of_scope' && !text.includes('xsym'))
    .map(({ text }) => text);
  kept.set(language, sentences);
  return sentences;
}
