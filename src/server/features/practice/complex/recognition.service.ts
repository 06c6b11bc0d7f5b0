import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { greetingsInConsultation, likelyInConsultation } from '#domain/practice/complex/likely.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Expectations, RecordingPlace } from '../../../ports/expectations.ts';
import { getLearner } from '../../accounts/accounts.service.ts';
import { subjectOf } from '../../conversation/conversation.service.ts';
import { findBrief, likelyOfCases } from './briefs.store.ts';
import { type CaseVersion, findCaseVersion } from './complex.store.ts';
import { playedFrom } from './played-from.ts';

export type PreparedDeps = Pick<Deps, 'db' | 'transcriber' | 'understanding' | 'patient'>;

/** Lets the engines read in what is likely to be said to the patient of a case, ahead of the first turn. */
export async function prepareForCase(
  { db, transcriber, understanding, patient }: PreparedDeps,
  learnerId: string,
  version: CaseVersion,
): Promise<void> {
  const brief = await findBrief(db, version.caseVersionId);
  transcriber.prepare(await expectedOfCase(db, learnerId, version));
  void understanding
    .prepare(version.language, brief)
    .then(() => patient.rehearse(playedFrom(version, brief)));
}

/** What is likely to be said to the patients of a language, whichever it is. */
export async function expectedOfLanguage(db: Db, language: LearningLanguage): Promise<Expectations> {
  return { language, likely: await likelyOfCases(db, language) };
}

/** What is likely to be said by a learner to the patient of a case: above all, greetings by their names, and its matter. */
export async function expectedOfCase(
  db: Db,
  learnerId: string,
  { caseVersionId, language, content }: CaseVersion,
): Promise<Expectations> {
  const [expected, brief, { fullName: learner }] = await Promise.all([
    expectedOfLanguage(db, language),
    findBrief(db, caseVersionId),
    getLearner({ db }, learnerId),
  ]);
  const greetings = greetingsInConsultation({ brief, language, content, learner });
  return { ...expected, own: [...greetings, ...likelyInConsultation(brief)] };
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
  return version ? expectedOfCase(db, learnerId, version) : expectedOfLanguage(db, learning);
}
