import type { LearningLanguage } from '#domain/languages.ts';

/** A language to learn other than English, which the simulated patient reads by rules of its own. */
export type OtherLanguage = Exclude<LearningLanguage, 'en'>;

/** A pattern for each of them. */
export type InOthers = Readonly<Record<OtherLanguage, RegExp>>;
