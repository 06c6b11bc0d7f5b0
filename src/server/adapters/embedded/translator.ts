import type { Translator } from '../../ports/translator.ts';

/** Translates nothing: without a provider there is only what the course has authored, which is looked up before. */
export const courseOnlyTranslator: Translator = {
  engine: { id: 'course-translations', name: 'Bedside course translations', remote: false },
  translate: async () => null,
};
