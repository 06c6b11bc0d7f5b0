import { AppError } from '#domain/errors.ts';
import { type ConsultationReview, goalsOf } from '#domain/practice/complex/review.ts';
import type { Db } from '../../db/client.ts';
import { findConversation, type TurnRow, turnsOf } from './conversation.store.ts';
import { findReview, keepReview } from './reviews.store.ts';

export interface ReviewedConversation {
  readonly id: string;
  readonly subject: string | null;
  readonly turns: readonly TurnRow[];
}

type Review = (conversation: ReviewedConversation) => Promise<ConsultationReview>;

/** Reviews that are being read or made, by conversation and number of turns: asked for twice at once, one is made. */
const underWay = new Map<string, Promise<ConsultationReview>>();

/**
 * A conversation's review, made once and kept until a turn is added. Errors: VAL_001 unknown_item for a conversation
 * that is not this learner's, and those of `review`.
 */
export async function reviewOnce(
  db: Db,
  { learnerId, conversationId }: { readonly learnerId: string; readonly conversationId: string },
  review: Review,
): Promise<ConsultationReview> {
  const conversation = await findConversation(db, learnerId, conversationId);
  if (!conversation) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const { id, subject } = conversation;
  const turns = await turnsOf(db, id);
  const key = `${id} ${turns.length}`;
  const asked = underWay.get(key);
  if (asked) return asked;
  const made = keptReview(db, { id, subject, turns }, review).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function keptReview(
  db: Db,
  conversation: ReviewedConversation,
  review: Review,
): Promise<ConsultationReview> {
  const turns = conversation.turns.length;
  const kept = await findReview(db, conversation.id);
  if (kept?.turns === turns && kept.review) return kept.review;
  const made = await review(conversation);
  await keepReview(db, conversation.id, { turns, goals: goalsOf(made), review: made });
  return made;
}
