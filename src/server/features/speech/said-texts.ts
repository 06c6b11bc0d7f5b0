import type { LearningLanguage } from '#domain/languages.ts';

/** A text in its language. */
export interface Line {
  readonly language: LearningLanguage;
  readonly text: string;
}

/**
 * Finds an authored text that stands in no pack, as what a patient has said to this learner, with its translations;
 * undefined for any other.
 */
export type FindSaid = (
  line: Line,
) => Promise<{ readonly translations: Readonly<Partial<Record<LearningLanguage, string>>> } | undefined>;
