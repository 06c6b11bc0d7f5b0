import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { PatientInfo } from '#domain/practice/complex/brief.ts';
import type { ChatMessage, PlayedCase } from '#domain/practice/complex/conversation.ts';
import { latestTurn, readHistory } from '#domain/practice/complex/history.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/paid-call.ts';
import {
  askPatient,
  type DoctorTurn,
  type StoredTurn,
  standingOf,
  storeTurn,
} from '../conversation/conversation.service.ts';
import {
  type ConversationRow,
  closeConversation,
  findConversation,
  findOpenConversation,
  type TurnRow,
  turnsOf,
} from '../conversation/conversation.store.ts';
import {
  type CaseRow,
  completeCase,
  findCase,
  findCaseByDescription,
  nextCase,
  versionUnderWay,
  wordsOfCases,
} from './complex.store.ts';

export interface OfferedCase extends CaseRow {
  readonly repeat: boolean;
  readonly completedCount: number;
  readonly totalCount: number;
  readonly conversation: OpenConversation | null;
}

export interface OpenConversation extends ConversationRow {
  readonly turns: readonly TurnRow[];
}

/** The case to take next at a level, with the conversation under way; null only where no content exists. */
export async function getPatientCase(
  { db, transcriber, understanding }: Pick<Deps, 'db' | 'transcriber' | 'understanding'>,
  learnerId: string,
  levelSlug: string,
): Promise<OfferedCase | null> {
  const next = await nextCase(db, learnerId, levelSlug);
  if (!next) return null;
  const version = (await versionUnderWay(db, learnerId, next.caseId)) ?? next.id;
  const row = await findCase(db, version);
  if (!row) return null;
  transcriber.prepare({ language: row.language, likely: await wordsOfCases(db, row.language) });
  understanding.prepare(row.language);
  const open = await findOpenConversation(db, learnerId, version);
  return {
    ...row,
    repeat: next.completedAt !== null,
    completedCount: next.completed,
    totalCount: next.total,
    conversation: open ? { ...open, turns: await turnsOf(db, open.id) } : null,
  };
}

/** A case as a client sends it along. */
export interface ClinicalCaseForm {
  readonly id?: string | null | undefined;
  readonly description: string;
  readonly patientInfo: PatientInfo;
}

export interface KnownCase {
  readonly subject: string | null;
  readonly played: PlayedCase;
}

/** Matches a case by its id, else by its description; an unknown one is played from its description alone. */
async function matchCase(
  db: Db,
  { id, description, patientInfo }: ClinicalCaseForm,
  learning: LearningLanguage,
): Promise<KnownCase> {
  const row = (id ? await findCase(db, id) : undefined) ?? (await findCaseByDescription(db, description));
  if (row) return { subject: row.id, played: row };
  return { subject: null, played: { language: learning, description, patientInfo, brief: null } };
}

export interface ConversationForm {
  readonly learnerId: string;
  readonly learning: LearningLanguage;
  readonly conversationHistory: readonly ChatMessage[];
  readonly clinicalCase: ClinicalCaseForm;
  readonly conversationId?: string | null | undefined;
}

/** The patient's answer to the doctor's latest turn. Errors: VAL_001, SRV_002 and those of paid calls. */
export async function generateReply(
  deps: Pick<Deps, 'db' | 'clock' | 'patient'>,
  paid: PaidCall,
  form: ConversationForm,
): Promise<StoredTurn> {
  const turns = readHistory(form.conversationHistory);
  const latest = typeof turns === 'string' ? turns : latestTurn(turns);
  if (typeof latest === 'string') throw new AppError('VAL_001', { reason: latest });
  const turn = await doctorTurn(deps.db, form, latest.before, latest.text);
  return paid.run({
    input: [form.conversationHistory, form.clinicalCase, form.conversationId ?? null],
    engines: [deps.patient.engine],
    work: async (signal) => {
      const standing = await standingOf(deps.db, turn);
      return { standing, answer: await askPatient(deps, turn, standing, signal) };
    },
    settle: (tx, { standing, answer }) => storeTurn(tx, deps, turn, standing, answer),
  });
}

export async function doctorTurn(
  db: Db,
  { learnerId, learning, clinicalCase, conversationId }: ConversationForm,
  before: DoctorTurn['before'],
  text: string,
): Promise<DoctorTurn> {
  const known = await matchCase(db, clinicalCase, learning);
  return { learnerId, conversationId: conversationId ?? null, ...known, before, text };
}

/** Ends a case: it counts as completed, and so does its conversation. False for an unknown one. */
export async function completePatientCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: PaidCall,
  ended: { learnerId: string; patientCaseId: string; conversationId: string | null },
): Promise<boolean> {
  const { learnerId, patientCaseId, conversationId } = ended;
  return call.run({
    input: [patientCaseId, conversationId],
    work: async () => findCase(db, patientCaseId),
    settle: async (tx, row) => {
      if (!row) return false;
      if (conversationId !== null) {
        const conversation = await findConversation(tx, learnerId, conversationId);
        if (conversation?.subject !== row.id) return false;
        if (conversation.completedAt) return true;
        await closeConversation(tx, conversation.id, clock.now());
      }
      await completeCase(tx, learnerId, row.caseId, clock.now());
      return true;
    },
  });
}
