import { AppError } from '#domain/errors.ts';
import { isLearningLanguage, type LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/calls.ts';
import type { TranslationRequest } from '../../ports/translator.ts';
import { findCourseTexts } from './course-texts.store.ts';
import type { FindSaid } from './said-texts.ts';

const MAX_CHARACTERS = 2000;

/** The course's own translation of one of its texts, or null. Injected into the embedded translator. */
export async function findCourseTranslation(
  db: Db,
  { text, sourceLanguage, targetLanguage }: TranslationRequest,
): Promise<string | null> {
  if (sourceLanguage === targetLanguage) return text;
  if (!isLearningLanguage(targetLanguage)) return null;
  const own = await findCourseTexts(db, sourceLanguage, text);
  return own.find(({ translations }) => translations[targetLanguage])?.translations[targetLanguage] ?? null;
}

async function findSaidTranslation(
  findSaid: FindSaid,
  { text, sourceLanguage, targetLanguage }: TranslationRequest,
): Promise<string | null> {
  if (!isLearningLanguage(targetLanguage) || !isLearningLanguage(sourceLanguage)) return null;
  const said = await findSaid({ language: sourceLanguage, text });
  return said?.translations[targetLanguage] ?? null;
}

/** A role-play is in English whatever is being learned: into English it stays as it is. */
async function findSaidInEnglish(
  findSaid: FindSaid,
  { text, targetLanguage }: TranslationRequest,
): Promise<string | null> {
  if (targetLanguage !== 'en') return null;
  return (await findSaid({ language: 'en', text })) ? text : null;
}

export interface TranslationForm {
  readonly text: string;
  readonly targetLanguage: string;
  /** null: the language that is being learned, or English for what was said in English to the learner. */
  readonly sourceLanguage: string | null;
  readonly learning: LearningLanguage;
}

/**
 * The course's own translation where there is one, for free; else the translator's. Errors: VAL_001 no_translation
 * where there is none, and then nothing is charged.
 */
export async function translateText(
  { db, translator }: Pick<Deps, 'db' | 'translator'>,
  call: PaidCall,
  form: TranslationForm,
  findSaid: FindSaid,
): Promise<string> {
  const request = parseTranslation(form);
  const own =
    (await findCourseTranslation(db, request)) ??
    (await findSaidTranslation(findSaid, request)) ??
    (form.sourceLanguage === null ? await findSaidInEnglish(findSaid, request) : null);
  return call.pay({
    input: request,
    free: own !== null || !translator.engine.remote,
    keep: true,
    engines: own === null ? [translator.engine] : [],
    work: async (signal) => {
      const translation = own ?? (await translator.translate(request, signal));
      if (translation === null) throw new AppError('VAL_001', { reason: 'no_translation' });
      return translation;
    },
  });
}

function parseTranslation({ text, targetLanguage, sourceLanguage, learning }: TranslationForm) {
  const plain = text.trim();
  if (plain === '') throw new AppError('VAL_002');
  if (plain.length > MAX_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  const base = (code: string) => code.trim().toLowerCase().split('-')[0] ?? '';
  return {
    text: plain,
    targetLanguage: base(targetLanguage),
    sourceLanguage: base(sourceLanguage ?? learning),
  };
}
