import { readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';

const FILES: Readonly<Partial<Record<LearningLanguage, URL>>> = {
  en: new URL('spoken-en.txt', import.meta.url),
};

const kept = new Map<LearningLanguage, readonly string[]>();

/** What clinicians said in whole conversations, sentence by sentence; nothing where none were written down. */
export function spokenSentences(language: LearningLanguage): readonly string[] {
  const known = kept.get(language);
  if (known) return known;
  const file = FILES[language];
  const sentences = file ? readFileSync(file, 'utf8').trim().split('\n') : [];
  kept.set(language, sentences);
  return sentences;
}
