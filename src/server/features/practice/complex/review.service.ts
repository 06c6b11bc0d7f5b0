import { AppError } from '#domain/errors.ts';
import { modelSentence } from '#domain/practice/complex/model-sentences.ts';
import type { ConsultationReview } from '#domain/practice/complex/review.ts';
import type { Db } from '../../../db/client.ts';
import { countHit, THROTTLES } from '../../../db/throttle.ts';
import type { Deps } from '../../../deps.ts';
import {
  type ConversationWithTurns,
  completedConversation,
} from '../../conversation/conversation.service.ts';
import { type ReviewedConversation, reviewOnce } from '../../conversation/review.service.ts';
import { findBrief } from './briefs.store.ts';
import {
  type CaseVersion,
  findCaseVersion,
  loadTalk,
  type PastConsultation,
  pastConsultations,
} from './complex.store.ts';

type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'understanding'>;

/** As long as a page waits for an answer. */
const LIMIT_MS = 30_000;

/**
 * What a consultation comes to, from the stored turns alone, whoever played the patient. Free, so it is made once for
 * as many turns. Errors: VAL_001, SRV_002.
 */
export function reviewConsultation(
  deps: ReviewDeps,
  learnerId: string,
  conversationId: string,
): Promise<ConsultationReview> {
  return reviewOnce(deps.db, { learnerId, conversationId }, (conversation) =>
    makeReview(deps, learnerId, conversation),
  );
}

async function makeReview(
  { db, clock, settings, understanding }: ReviewDeps,
  learnerId: string,
  { subject, turns }: ReviewedConversation,
): Promise<ConsultationReview> {
  const version = await versionOf(db, subject);
  if (settings.rateLimits) await countHit(db, THROTTLES.reviews, learnerId, clock.now());
  const brief = await findBrief(db, version.caseVersionId);
  const { language } = version;
  const said = turns.map(({ number, role, content }) => ({ number, role, content }));
  const review = await understanding.review({ language, brief, turns: said }, AbortSignal.timeout(LIMIT_MS));
  const { names } = await loadTalk(db);
  const topics = review.topics.map((topic) => ({
    ...topic,
    model: topic.earned ? null : modelSentence(language, topic.act, names),
  }));
  return { ...review, topics };
}

async function versionOf(db: Db, subject: string | null): Promise<CaseVersion> {
  const version = subject === null ? undefined : await findCaseVersion(db, subject);
  if (!version) throw new AppError('VAL_001', { reason: 'unknown_item' });
  return version;
}

/** The learner's completed consultations, newest first, the latest of very many. */
export function listPastConsultations(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
): Promise<readonly PastConsultation[]> {
  return pastConsultations(db, learnerId);
}

export interface CompletedConsultation extends CaseVersion {
  readonly conversation: ConversationWithTurns;
}

/** A completed consultation with the case as it was. Errors: VAL_001 unknown_item. */
export async function findPastConsultation(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  conversationId: string,
): Promise<CompletedConsultation> {
  const conversation = await completedConversation(db, learnerId, conversationId);
  return { ...(await versionOf(db, conversation.subject)), conversation };
}
