import { type Completion, completionOf } from '#domain/conversation/conversation.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { FindSaid } from '../speech/said-texts.ts';
import {
  type ConversationRow,
  closeConversation,
  countDoctorTurns,
  findConversation,
  findOpenConversation,
  findPatientTurn,
  lockConversation,
  lockLatestConversation,
  type TurnRow,
  turnsOf,
} from './conversation.store.ts';
import { isShownModel } from './reviews.store.ts';

export interface ConversationWithTurns extends ConversationRow {
  readonly turns: readonly TurnRow[];
}

/** The learner's latest conversation about a subject that is under way, with its turns. */
export async function openConversation(
  db: Db,
  learnerId: string,
  subject: string,
): Promise<ConversationWithTurns | null> {
  const open = await findOpenConversation(db, learnerId, subject);
  return open ? { ...open, turns: await turnsOf(db, open.id) } : null;
}

/** A completed conversation with its turns. Errors: VAL_001 unknown_item for any other. */
export async function completedConversation(
  db: Db,
  learnerId: string,
  conversationId: string,
): Promise<ConversationWithTurns> {
  const conversation = await findConversation(db, learnerId, conversationId);
  if (!conversation?.completedAt) throw new AppError('VAL_001', { reason: 'unknown_item' });
  return { ...conversation, turns: await turnsOf(db, conversation.id) };
}

/** What a conversation is about. Errors: VAL_001 unknown_item for one that is not this learner's. */
export async function subjectOf(db: Db, learnerId: string, conversationId: string): Promise<string | null> {
  const conversation = await findConversation(db, learnerId, conversationId);
  if (!conversation) throw new AppError('VAL_001', { reason: 'unknown_item' });
  return conversation.subject;
}

/** What the patients of a learner have said to her, and the models that her reviews have shown. */
export const patientsOf =
  ({ db }: Pick<Deps, 'db'>, learnerId: string): FindSaid =>
  async (line) => {
    const said = await findPatientTurn(db, learnerId, line);
    return said ?? ((await isShownModel(db, learnerId, line)) ? { translations: {} } : undefined);
  };

export interface EndedConversation {
  readonly learnerId: string;
  readonly subject: string;
  /** null: the latest one about the subject. */
  readonly conversationId: string | null;
}

/** Completes a conversation; `complete` for the one call that did it, `unknown` for one that isn't about the subject. */
export async function endConversation(
  tx: Db,
  { learnerId, subject, conversationId }: EndedConversation,
  now: Date,
): Promise<Completion | 'unknown'> {
  const conversation =
    conversationId === null
      ? await lockLatestConversation(tx, learnerId, subject)
      : await lockConversation(tx, learnerId, conversationId);
  if (!conversation) return conversationId === null ? 'nothing_said' : 'unknown';
  if (conversation.subject !== subject) return 'unknown';
  const { id, completedAt } = conversation;
  const completion = completionOf({ completedAt, doctorTurns: await countDoctorTurns(tx, id) });
  if (completion !== 'complete') return completion;
  return (await closeConversation(tx, id, now)) ? 'complete' : 'already_completed';
}
