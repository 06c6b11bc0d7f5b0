import { randomInt } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { PlayedCase, SpokenTurn } from '#domain/practice/complex/conversation.ts';
import { missingTurns } from '#domain/practice/complex/history.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { PatientPart } from '../../ports/patient.ts';
import {
  type ConversationRow,
  findConversation,
  insertConversation,
  insertTurns,
  type NewTurn,
  type TurnRow,
  turnsOf,
} from './conversation.store.ts';

/** A turn of the doctor that waits for the patient's answer. */
export interface DoctorTurn {
  readonly learnerId: string;
  readonly conversationId: string | null;
  /** What a new conversation is about; null where nobody but the client knows the case. */
  readonly subject: string | null;
  readonly played: PlayedCase;
  /** The conversation as the client knows it, without the turn itself. */
  readonly before: readonly SpokenTurn[];
  readonly text: string;
}

/** Where a conversation stands: what is stored, and what is to be stored with the next turn. */
export interface Standing {
  readonly conversation: ConversationRow | null;
  readonly stored: readonly TurnRow[];
  readonly missing: readonly SpokenTurn[];
  readonly seed: number;
}

export interface PatientAnswer {
  readonly text: string;
  readonly units: readonly string[] | null;
  readonly translations: Readonly<Partial<Record<LearningLanguage, string>>>;
  readonly state: unknown;
}

const MAX_SEED = 1_000_000;

/** Errors: VAL_001 unknown_item for a conversation that is not this learner's, conversation_ended for a closed one. */
export async function standingOf(db: Db, turn: Omit<DoctorTurn, 'text' | 'played'>): Promise<Standing> {
  const { learnerId, conversationId, before } = turn;
  if (conversationId === null) {
    return { conversation: null, stored: [], missing: before, seed: randomInt(MAX_SEED) };
  }
  const conversation = await findConversation(db, learnerId, conversationId);
  if (!conversation || conversation.subject !== turn.subject) {
    throw new AppError('VAL_001', { reason: 'unknown_item' });
  }
  if (conversation.completedAt) throw new AppError('VAL_001', { reason: 'conversation_ended' });
  const stored = await turnsOf(db, conversation.id);
  return { conversation, stored, missing: missingTurns(stored.length, before), seed: conversation.seed };
}

/** Asks the patient. Nothing is stored yet. Errors: SRV_002. */
export async function askPatient(
  { patient }: Pick<Deps, 'patient'>,
  { played, text }: Pick<DoctorTurn, 'played' | 'text'>,
  { stored, missing, seed }: Standing,
  signal: AbortSignal,
): Promise<PatientAnswer> {
  const said = stored.map(({ role, content }): SpokenTurn => ({ role, content }));
  const turns: SpokenTurn[] = [...said, ...missing, { role: 'doctor', content: text }];
  const state = stored.findLast(({ role }) => role === 'patient')?.state ?? null;
  const parts: PatientPart[] = [];
  for await (const part of patient.reply({ played, seed, turns, state }, signal)) parts.push(part);
  return joinParts(parts, played.language);
}

type SpokenPart = Extract<PatientPart, { kind: 'line' }>;

function joinParts(parts: readonly PatientPart[], own: LearningLanguage): PatientAnswer {
  const lines = parts.filter((part): part is SpokenPart => part.kind === 'line');
  const text = lines.map((line) => line.text).join(' ');
  if (text.trim() === '') throw new AppError('SRV_002');
  const units = lines.map(({ unit }) => unit);
  const translations = LEARNING_LANGUAGES.flatMap((language): [LearningLanguage, string][] => {
    const translated = lines.map((line) => line.translations[language]);
    return language !== own && translated.every((each) => each !== undefined)
      ? [[language, translated.join(' ')]]
      : [];
  });
  return {
    text,
    units: units.every((unit) => unit !== null) ? units : null,
    translations: Object.fromEntries(translations),
    state: parts.find((part) => part.kind === 'state')?.state ?? null,
  };
}

export interface StoredTurn {
  readonly conversationId: string;
  /** The number of the patient's turn, from 1. */
  readonly turn: number;
  readonly response: string;
}

/**
 * Stores the doctor's turn and the patient's answer, and begins the conversation where there is none. Errors:
 * VAL_001 conversation_moved when another tab has taken this turn meanwhile.
 */
export async function storeTurn(
  tx: Db,
  { clock, patient }: Pick<Deps, 'clock' | 'patient'>,
  turn: DoctorTurn,
  { conversation, stored, missing, seed }: Standing,
  answer: PatientAnswer,
): Promise<StoredTurn> {
  const now = clock.now();
  const { learnerId, subject, played, text } = turn;
  const { language } = played;
  const conversationId =
    conversation?.id ??
    (await insertConversation(tx, { learnerId, subject, language, seed, startedAt: now }));
  const spoken = [...missing, { role: 'doctor' as const, content: text }];
  const first = stored.length + 1;
  const rows: NewTurn[] = spoken.map((each, index) => ({ ...each, number: first + index, createdAt: now }));
  const number = first + rows.length;
  rows.push({
    number,
    role: 'patient',
    content: answer.text,
    units: answer.units,
    translations: answer.translations,
    state: answer.state,
    engine: patient.engine.id,
    createdAt: now,
  });
  if (!(await insertTurns(tx, conversationId, rows))) {
    throw new AppError('VAL_001', { reason: 'conversation_moved' });
  }
  return { conversationId, turn: number, response: answer.text };
}
