import { AppError } from '#domain/errors.ts';
import { type Coverage, coverageOf } from '#domain/practice/complex/coverage.ts';
import { countHit, THROTTLES } from '../../../db/throttle.ts';
import type { Deps } from '../../../deps.ts';
import { type ReviewedConversation, reviewOnce } from '../../conversation/review.service.ts';
import { findBrief } from './briefs.store.ts';
import { findCaseVersion } from './complex.store.ts';

type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'understanding'>;

/** As long as a page waits for an answer. */
const LIMIT_MS = 30_000;

/**
 * What the doctor covered, from the stored turns alone, whoever played the patient. Free, so it is made once for as
 * many turns. Errors: VAL_001, SRV_002.
 */
export function reviewConsultation(
  deps: ReviewDeps,
  learnerId: string,
  conversationId: string,
): Promise<readonly Coverage[]> {
  return reviewOnce(deps.db, { learnerId, conversationId }, (conversation) =>
    makeReview(deps, learnerId, conversation),
  );
}

async function makeReview(
  { db, clock, settings, understanding }: ReviewDeps,
  learnerId: string,
  { subject, turns }: ReviewedConversation,
): Promise<readonly Coverage[]> {
  const version = subject === null ? undefined : await findCaseVersion(db, subject);
  if (!version) throw new AppError('VAL_001', { reason: 'unknown_item' });
  if (settings.rateLimits) await countHit(db, THROTTLES.reviews, learnerId, clock.now());
  const said = turns.filter(({ role }) => role === 'doctor');
  const brief = await findBrief(db, version.caseVersionId);
  const request = { language: version.language, brief, turns: said.map(({ content }) => content) };
  const read = await understanding.understand(request, AbortSignal.timeout(LIMIT_MS));
  return coverageOf(
    brief,
    said.map(({ number }, index) => ({ turn: number, clauses: read[index] ?? [] })),
  );
}
