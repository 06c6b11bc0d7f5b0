import type { LearningLanguage } from '../languages.ts';

/** A term and its definition in another of the five languages. */
export interface TermTranslation {
  readonly term: string;
  readonly definition: string;
}

/** By language; the language being learned itself has no entry. */
export type TermTranslations = Partial<Record<LearningLanguage, TermTranslation>>;
