import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../../db/client.ts';
import { conversations, conversationTurns, type StoredReview } from '../../db/schema/conversations.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type TurnRow = typeof conversationTurns.$inferSelect;
export type NewTurn = Omit<typeof conversationTurns.$inferInsert, 'conversationId'>;

/** A conversation of this learner; undefined for an unknown id and for somebody else's alike. */
export async function findConversation(
  db: Db,
  learnerId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.learnerId, learnerId)));
  return row;
}

/** The learner's latest conversation about a subject that has not been completed. */
export async function findOpenConversation(
  db: Db,
  learnerId: string,
  subject: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(conversations.subject, subject),
        isNull(conversations.completedAt),
      ),
    )
    .orderBy(desc(conversations.startedAt))
    .limit(1);
  return row;
}

export function turnsOf(db: Db, conversationId: string): Promise<TurnRow[]> {
  return db
    .select()
    .from(conversationTurns)
    .where(eq(conversationTurns.conversationId, conversationId))
    .orderBy(asc(conversationTurns.number));
}

export type NewConversation = Omit<typeof conversations.$inferInsert, 'id' | 'completedAt'>;

export async function insertConversation(tx: Db, conversation: NewConversation): Promise<string> {
  const [row] = await tx.insert(conversations).values(conversation).returning({ id: conversations.id });
  return row!.id;
}

/** Whether the turns could be taken: false when another call has taken one of their numbers. */
export async function insertTurns(
  tx: Db,
  conversationId: string,
  turns: readonly NewTurn[],
): Promise<boolean> {
  const rows = await tx
    .insert(conversationTurns)
    .values(turns.map((turn) => ({ ...turn, conversationId })))
    .onConflictDoNothing()
    .returning({ number: conversationTurns.number });
  return rows.length === turns.length;
}

export async function closeConversation(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(conversations)
    .set({ completedAt: now })
    .where(and(eq(conversations.id, id), isNull(conversations.completedAt)));
}

export async function keepReview(db: Db, id: string, review: StoredReview): Promise<void> {
  await db.update(conversations).set({ review }).where(eq(conversations.id, id));
}

/** What a patient of this learner's said, with its authored translations; undefined when none said just that. */
export async function findPatientTurn(
  db: Db,
  learnerId: string,
  { language, text }: { readonly language: LearningLanguage; readonly text: string },
): Promise<Pick<TurnRow, 'units' | 'translations'> | undefined> {
  const [row] = await db
    .select({ units: conversationTurns.units, translations: conversationTurns.translations })
    .from(conversations)
    .innerJoin(conversationTurns, eq(conversationTurns.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(conversations.language, language),
        eq(conversationTurns.role, 'patient'),
        eq(conversationTurns.content, text),
        sql`${conversationTurns.units} is not null`,
      ),
    )
    .limit(1);
  return row;
}
