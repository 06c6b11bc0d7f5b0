import type { TranslationRequest, Translator } from '../../ports/translator.ts';

/** Translates what the course itself has authored translations for, and nothing else. */
export function courseTranslator(
  findTranslation: (request: TranslationRequest) => Promise<string | null>,
): Translator {
  return {
    engine: { id: 'course-translations', name: 'Bedside course translations', remote: false },
    translate: (request) => findTranslation(request),
  };
}
