import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { conversationTurns } from '../../db/schema/conversations.ts';
import type { TurnRow } from './conversation.store.ts';

/** A turn with what is stored of it besides its words, for those who keep a conversation. */
export interface KeptTurn extends TurnRow {
  /** Of the patient's: the authored units that it is joined from. */
  readonly units: readonly string[] | null;
  readonly createdAt: Date;
}

export function keptTurnsOf(db: Db, conversationId: string): Promise<KeptTurn[]> {
  return db
    .select({
      number: conversationTurns.number,
      role: conversationTurns.role,
      content: conversationTurns.content,
      units: conversationTurns.units,
      createdAt: conversationTurns.createdAt,
    })
    .from(conversationTurns)
    .where(eq(conversationTurns.conversationId, conversationId))
    .orderBy(asc(conversationTurns.number));
}

/** Removes the turns from a number on. */
export async function deleteTurnsFrom(tx: Db, conversationId: string, number: number): Promise<void> {
  await tx
    .delete(conversationTurns)
    .where(and(eq(conversationTurns.conversationId, conversationId), gte(conversationTurns.number, number)));
}
