import { randomInt } from 'node:crypto';
import {
  compareHistory,
  languageOf,
  type Played,
  type SpokenTurn,
  takesTurns,
} from '#domain/conversation/conversation.ts';
import { AppError } from '#domain/errors.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { PatientPart } from '../../ports/patient.ts';
import {
  type ConversationRow,
  findConversation,
  findConversationsWith,
  insertConversation,
  insertTurns,
  lockConversation,
  type NewTurn,
  patientStateOf,
  type TurnRow,
  turnsOf,
} from './conversation.store.ts';

/** A turn of the doctor that waits for the patient's answer. */
export interface DoctorTurn {
  readonly learnerId: string;
  readonly conversationId: string | null;
  /** What a new conversation is about; null where nobody but the client knows the case. */
  readonly subject: string | null;
  readonly played: Played;
  /** The conversation as the client knows it, without the turn itself. */
  readonly before: readonly SpokenTurn[];
  readonly text: string;
}

/** Where a turn belongs, before it is known what was said. */
type TurnPlace = Omit<DoctorTurn, 'text'>;

/** Where a conversation stands: what is stored, and what is to be stored with the next turn. */
export interface Standing {
  readonly conversation: ConversationRow | null;
  readonly stored: readonly TurnRow[];
  /** What the patient left with its latest turn. */
  readonly state: unknown;
  readonly missing: readonly SpokenTurn[];
  readonly seed: number;
}

export interface PatientAnswer {
  readonly text: string;
  readonly units: readonly string[] | null;
  readonly translations: Readonly<Partial<Record<LearningLanguage, string>>>;
  readonly state: unknown;
}

export const MAX_SEED = 1_000_000;

/**
 * Where the conversation of a turn stands. Errors: VAL_001 unknown_item for a conversation that is not this learner's,
 * unknown_turn for one that nobody had with her, conversation_ended for a completed one.
 */
export async function standingOf(db: Db, turn: TurnPlace): Promise<Standing> {
  const known =
    turn.conversationId === null ? await matchConversation(db, turn) : await ownConversation(db, turn);
  const { missing } = compareHistory(known?.stored ?? [], turn.before);
  if (!known) {
    return { conversation: null, stored: [], state: null, missing, seed: randomInt(MAX_SEED) };
  }
  const { conversation, stored } = known;
  if (!takesTurns(conversation)) throw new AppError('VAL_001', { reason: 'conversation_ended' });
  const state = await patientStateOf(db, conversation.id);
  return { conversation, stored, state, missing, seed: conversation.seed };
}

interface KnownConversation {
  readonly conversation: ConversationRow;
  readonly stored: readonly TurnRow[];
}

async function ownConversation(db: Db, turn: TurnPlace): Promise<KnownConversation> {
  const conversation = await findConversation(db, turn.learnerId, turn.conversationId ?? '');
  if (!conversation || conversation.subject !== turn.subject) {
    throw new AppError('VAL_001', { reason: 'unknown_item' });
  }
  return { conversation, stored: await turnsOf(db, conversation.id) };
}

/**
 * The conversation of a client that knows no ids, by what its patient has said so far. Without a turn of the patient
 * there is none yet; with one that no patient of this learner's has said, the history is made up.
 */
async function matchConversation(db: Db, turn: TurnPlace): Promise<KnownConversation | null> {
  const { learnerId, subject, played, before } = turn;
  const said = before.findLast(({ role }) => role === 'patient');
  if (!said) return null;
  const about = { subject, language: languageOf(played), content: said.content };
  for (const conversation of await findConversationsWith(db, learnerId, about)) {
    const stored = await turnsOf(db, conversation.id);
    if (!compareHistory(stored, before).invented) return { conversation, stored };
  }
  throw new AppError('VAL_001', { reason: 'unknown_turn' });
}

/** Asks the patient. Nothing is stored yet. Errors: SRV_002. */
export async function askPatient(
  { patient }: Pick<Deps, 'patient'>,
  { played, text }: Pick<DoctorTurn, 'played' | 'text'>,
  { stored, state, missing, seed }: Pick<Standing, 'stored' | 'state' | 'missing' | 'seed'>,
  signal: AbortSignal,
): Promise<PatientAnswer> {
  const said = stored.map(({ role, content }): SpokenTurn => ({ role, content }));
  const turns: SpokenTurn[] = [...said, ...missing, { role: 'doctor', content: text }];
  const parts: PatientPart[] = [];
  for await (const part of patient.reply({ played, seed, turns, state }, signal)) parts.push(part);
  return joinParts(parts, languageOf(played));
}

type SpokenPart = Extract<PatientPart, { kind: 'line' }>;

function joinParts(parts: readonly PatientPart[], own: LearningLanguage): PatientAnswer {
  const lines = parts.filter((part): part is SpokenPart => part.kind === 'line');
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .trim();
  if (text === '') throw new AppError('SRV_002');
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
 * VAL_001 conversation_ended when it was completed meanwhile, conversation_moved when another tab took this turn.
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
  const language = languageOf(played);
  const conversationId = conversation
    ? await holdOpen(tx, learnerId, conversation.id)
    : await insertConversation(tx, { learnerId, subject, language, seed, startedAt: now });
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

/** Holds a conversation until the transaction ends, so that it can't be completed under a turn. */
async function holdOpen(tx: Db, learnerId: string, id: string): Promise<string> {
  const conversation = await lockConversation(tx, learnerId, id);
  if (!conversation || !takesTurns(conversation)) {
    throw new AppError('VAL_001', { reason: 'conversation_ended' });
  }
  return id;
}
