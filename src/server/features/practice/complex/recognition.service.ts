import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Expectations, RecordingPlace } from '../../../ports/expectations.ts';
import { subjectOf } from '../../conversation/conversation.service.ts';
import { wordsOfCases } from './briefs.store.ts';
import { findCaseVersion } from './complex.store.ts';

/** Lets the transcriber read in what is likely to be said to the patients of a language, ahead of the first recording. */
export async function prepareRecognition(
  { db, transcriber }: Pick<Deps, 'db' | 'transcriber'>,
  language: LearningLanguage,
): Promise<void> {
  transcriber.prepare(await expectedOfCases({ db }, language));
}

/** What is likely to be said to the patients of a language. */
export async function expectedOfCases(
  { db }: Pick<Deps, 'db'>,
  language: LearningLanguage,
): Promise<Expectations> {
  return { language, likely: await wordsOfCases(db, language) };
}

/**
 * What is likely to be said in a consultation, also where nothing tells which. Errors: VAL_001 unknown_item for a
 * context that does not exist or is not this learner's.
 */
export async function expectedInConsultation(
  db: Db,
  { learnerId, learning, context: { patientCaseId, conversationId } }: RecordingPlace,
): Promise<Expectations> {
  const subject = conversationId ? await subjectOf(db, learnerId, conversationId) : null;
  const caseVersionId = patientCaseId ?? subject;
  const version = caseVersionId ? await findCaseVersion(db, caseVersionId) : undefined;
  if (patientCaseId && !version) throw new AppError('VAL_001', { reason: 'unknown_item' });
  return expectedOfCases({ db }, version?.language ?? learning);
}
