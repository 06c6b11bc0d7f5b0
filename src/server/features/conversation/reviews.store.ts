import { and, eq, or, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../../db/client.ts';
import { conversations, type StoredReview } from '../../db/schema/conversations.ts';

/** What the latest review of a conversation found; null before there is one. */
export async function findReview(db: Db, conversationId: string): Promise<StoredReview | null> {
  const [row] = await db
    .select({ review: conversations.review })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return row?.review ?? null;
}

export async function keepReview(db: Db, id: string, review: StoredReview): Promise<void> {
  await db.update(conversations).set({ review }).where(eq(conversations.id, id));
}

/** Whether a review of this learner's has shown just that sentence as a model. */
export async function isReviewedModel(
  db: Db,
  learnerId: string,
  { language, text }: { readonly language: LearningLanguage; readonly text: string },
): Promise<boolean> {
  const model = JSON.stringify([{ model: text }]);
  const has = (part: 'keyPoints' | 'topics' | 'manners') =>
    sql`${conversations.review}->'review'->${part} @> ${model}::jsonb`;
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(conversations.language, language),
        or(has('keyPoints'), has('topics'), has('manners')),
      ),
    )
    .limit(1);
  return row !== undefined;
}
