import type { LearningLanguage } from '../languages.ts';

/** A text of the course in others of the five languages; its own language has no entry. */
export type TextTranslations = Partial<Record<LearningLanguage, string>>;

/** A text that the course itself authored: it is spoken and, where it has translations, translated for free. */
export interface CourseText {
  readonly text: string;
  readonly translations: TextTranslations;
  /** How it is pronounced, where the spelling misleads. Broad IPA. */
  readonly ipa?: string | undefined;
}

/** The texts of a pack, all in one language. */
export interface PackTexts {
  readonly language: string;
  readonly texts: readonly CourseText[];
}
