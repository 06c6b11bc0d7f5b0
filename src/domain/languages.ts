/** The languages that Bedside teaches, by ISO 639-1 code, in the order in which pages offer them. */
export const LEARNING_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt'] as const;

export type LearningLanguage = (typeof LEARNING_LANGUAGES)[number];

export function isLearningLanguage(value: string): value is LearningLanguage {
  return (LEARNING_LANGUAGES as readonly string[]).includes(value);
}
