import type { LearningLanguage } from '#domain/languages.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { bare, type FollowingWords } from './following-words.ts';
import { FRENCH } from './fr.ts';
import { PORTUGUESE } from './pt.ts';

export const WORDS: Readonly<Record<LearningLanguage, FollowingWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
};

/** Whether a text joins subjects, behind what leads in to it: 'and do you smoke?' joins none. */
export const joinsSubjects = (language: LearningLanguage, text: string): boolean =>
  WORDS[language].joins.test(bare(text).replace(WORDS[language].lead, ''));
