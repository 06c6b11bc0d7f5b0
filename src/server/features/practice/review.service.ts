import { AppError } from '#domain/errors.ts';
import { type Coverage, coverageOf } from '#domain/practice/complex/coverage.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import {
  findConversation,
  findReview,
  keepReview,
  type TurnRow,
  turnsOf,
} from '../conversation/conversation.store.ts';
import { findBrief } from './briefs.store.ts';
import { type CaseRow, findCase } from './complex.store.ts';

type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'understanding'>;

/** As long as a page waits for an answer. */
const LIMIT_MS = 30_000;

/** Reviews that are being made, by conversation and number of turns: asked for twice at once, one is made. */
const underWay = new Map<string, Promise<readonly Coverage[]>>();

/**
 * What the doctor covered, from the stored turns alone, whoever played the patient. Free, so it is made once and kept
 * until a turn is added. Errors: VAL_001, SRV_002.
 */
export async function reviewConsultation(
  deps: ReviewDeps,
  learnerId: string,
  conversationId: string,
): Promise<readonly Coverage[]> {
  const { db } = deps;
  const conversation = await findConversation(db, learnerId, conversationId);
  const row = conversation?.subject ? await findCase(db, conversation.subject) : undefined;
  if (!conversation || !row) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const turns = await turnsOf(db, conversation.id);
  const key = `${conversation.id} ${turns.length}`;
  const made =
    underWay.get(key) ??
    keptOrMade(deps, { learnerId, conversationId: conversation.id, version: row, turns }).finally(() =>
      underWay.delete(key),
    );
  underWay.set(key, made);
  return made;
}

interface Reviewed {
  readonly learnerId: string;
  readonly conversationId: string;
  readonly version: CaseRow;
  readonly turns: readonly TurnRow[];
}

/** Looked for only by the one who makes it: another may have been kept since somebody else has looked. */
async function keptOrMade(deps: ReviewDeps, reviewed: Reviewed): Promise<readonly Coverage[]> {
  const kept = await findReview(deps.db, reviewed.conversationId);
  return kept?.turns === reviewed.turns.length ? kept.coverage : makeReview(deps, reviewed);
}

async function makeReview(
  { db, clock, settings, understanding }: ReviewDeps,
  { learnerId, conversationId, version: { id, language }, turns }: Reviewed,
): Promise<readonly Coverage[]> {
  if (settings.rateLimits) await countHit(db, THROTTLES.reviews, learnerId, clock.now());
  const said = turns.filter(({ role }) => role === 'doctor');
  const brief = await findBrief(db, id);
  const request = { language, brief, turns: said.map(({ content }) => content) };
  const read = await understanding.understand(request, AbortSignal.timeout(LIMIT_MS));
  const coverage = coverageOf(
    brief,
    said.map(({ number }, index) => ({ turn: number, clauses: read[index] ?? [] })),
  );
  await keepReview(db, conversationId, { turns: turns.length, coverage });
  return coverage;
}
