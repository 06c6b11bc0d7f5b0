import { randomInt } from 'node:crypto';
import type { Played } from '#domain/conversation/conversation.ts';
import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import {
  findOpenConversation,
  insertConversation,
  insertTurns,
  type NewTurn,
  patientStateOf,
  ROLE_PLAY,
} from './conversation.store.ts';
import { deleteTurnsFrom, type KeptTurn, keptTurnsOf } from './exchanges.store.ts';
import { askPatient, MAX_SEED, type PatientAnswer } from './turns.service.ts';

/*
 * Conversations that another feature keeps under a subject of its own, one for each. It locks what decides whether a turn
 * may be taken, and may have the latest exchange replaced.
 */

/** Of a role-play: one attempt has one conversation. */
export const subjectOfRolePlay = (attemptId: string): string => `${ROLE_PLAY}${attemptId}`;

export interface KeptConversation {
  /** null before the first turn. */
  readonly id: string | null;
  readonly seed: number;
  /** The doctor's and the patient's by turns. */
  readonly turns: readonly KeptTurn[];
}

/** A learner's conversation about a subject, with all its turns. */
export async function keptConversation(
  db: Db,
  learnerId: string,
  subject: string,
): Promise<KeptConversation> {
  const found = await findOpenConversation(db, learnerId, subject);
  if (!found) return { id: null, seed: randomInt(MAX_SEED), turns: [] };
  return { id: found.id, seed: found.seed, turns: await keptTurnsOf(db, found.id) };
}

/** Without its latest exchange, which is to be replaced. */
export function withoutLatest(conversation: KeptConversation): KeptConversation {
  const at = conversation.turns.findLastIndex(({ role }) => role === 'doctor');
  return { ...conversation, turns: conversation.turns.slice(0, Math.max(0, at)) };
}

/** What the patient says to a turn after those of a conversation. Nothing is stored. Errors: SRV_002. */
export async function answerTo(
  deps: Pick<Deps, 'db' | 'patient'>,
  { id, seed, turns: stored }: KeptConversation,
  said: { readonly played: Played; readonly text: string },
  signal: AbortSignal,
): Promise<PatientAnswer> {
  const state = id === null ? null : await patientStateOf(deps.db, id, stored.length + 1);
  return askPatient(deps, said, { stored, state, missing: [], seed }, signal);
}

export interface Exchange {
  readonly learnerId: string;
  readonly subject: string;
  readonly language: LearningLanguage;
  /** As the answer was made to it: what has come since, another tab has taken. */
  readonly seen: KeptConversation;
  /** How many of the turns seen stay; those after them are replaced. */
  readonly staying: number;
  readonly text: string;
  /** null: nothing more is said. */
  readonly answer: PatientAnswer | null;
}

/**
 * Stores a turn and its answer, under a lock of the caller's. Returns the number of the doctor's turn; the answer's is
 * the next. Errors: VAL_001 conversation_moved.
 */
export async function storeExchange(
  tx: Db,
  { clock, patient }: Pick<Deps, 'clock' | 'patient'>,
  { learnerId, subject, language, seen, staying, text, answer }: Exchange,
): Promise<number> {
  const now = clock.now();
  const current = await keptConversation(tx, learnerId, subject);
  if (!isSame(current, seen)) throw new AppError('VAL_001', { reason: 'conversation_moved' });
  const conversationId =
    current.id ??
    (await insertConversation(tx, { learnerId, subject, language, seed: seen.seed, startedAt: now }));
  const number = staying + 1;
  await deleteTurnsFrom(tx, conversationId, number);
  const stored = await insertTurns(tx, conversationId, [
    { number, role: 'doctor', content: text, createdAt: now },
    ...(answer === null ? [] : [patientTurn(number + 1, answer, patient.engine.id, now)]),
  ]);
  if (!stored) throw new AppError('VAL_001', { reason: 'conversation_moved' });
  return number;
}

function patientTurn(number: number, answer: PatientAnswer, engine: string, createdAt: Date): NewTurn {
  const { text: content, units, translations, state } = answer;
  return { number, role: 'patient', content, units, translations, state, engine, createdAt };
}

function isSame(one: KeptConversation, other: KeptConversation): boolean {
  return (
    one.id === other.id &&
    one.turns.length === other.turns.length &&
    one.turns.every(({ content }, index) => content === other.turns[index]?.content)
  );
}
