import type { LearningLanguage } from '#domain/languages.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import type { FollowingWords } from './following-words.ts';
import { FRENCH } from './fr.ts';
import { PORTUGUESE } from './pt.ts';

export const WORDS: Readonly<Record<LearningLanguage, FollowingWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
};
