import { type ChatMessage, latestTurn, readHistory } from '#domain/conversation/conversation.ts';
import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { PatientInfo, Speaker } from '#domain/practice/complex/brief.ts';
import type { PlayedCase } from '#domain/practice/complex/played-case.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidCall } from '../../../graphql/calls.ts';
import {
  askPatient,
  type DoctorTurn,
  type StoredTurn,
  standingOf,
  storeTurn,
} from '../../conversation/turns.service.ts';
import { findBrief } from './briefs.store.ts';
import {
  type CaseVersion,
  findCaseVersion,
  findVersionByDescription,
  versionUnderWay,
} from './complex.store.ts';
import { playedFrom } from './played-from.ts';

/** A case as a client sends it along. */
export interface ClinicalCaseForm {
  readonly id?: string | null | undefined;
  readonly description: string;
  readonly patientInfo: PatientInfo;
}

/** A case to be played, with its patient's voice. */
export interface KnownCase {
  readonly subject: string | null;
  readonly played: PlayedCase;
  readonly voice: Speaker;
}

/** Matches a case by its id, else by its description; an unknown one is played from its description alone. */
async function matchCase(
  db: Db,
  { learnerId, learning, clinicalCase }: Pick<ConversationForm, 'learnerId' | 'learning' | 'clinicalCase'>,
): Promise<KnownCase> {
  const { id, description, patientInfo } = clinicalCase;
  const version =
    (id ? await findCaseVersion(db, id) : undefined) ?? (await findDescribed(db, learnerId, description));
  if (!version) {
    return {
      subject: null,
      played: { kind: 'case', language: learning, description, patientInfo, brief: null },
      voice: 'female',
    };
  }
  const played = playedFrom(version, await findBrief(db, version.caseVersionId));
  return { subject: version.caseVersionId, played, voice: version.voice };
}

/** The version that the learner has begun to talk about, where the same description has come in a newer one. */
async function findDescribed(
  db: Db,
  learnerId: string,
  description: string,
): Promise<CaseVersion | undefined> {
  const version = await findVersionByDescription(db, description);
  const begun = version && (await versionUnderWay(db, learnerId, version.caseId));
  return begun && begun !== version.caseVersionId ? findCaseVersion(db, begun) : version;
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
  call: PaidCall,
  form: ConversationForm,
): Promise<StoredTurn> {
  const turns = readHistory(form.conversationHistory);
  const latest = typeof turns === 'string' ? turns : latestTurn(turns);
  if (typeof latest === 'string') throw new AppError('VAL_001', { reason: latest });
  const turn = await doctorTurn(deps.db, form, latest.before, latest.text);
  return call.pay({
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
  form: ConversationForm,
  before: DoctorTurn['before'],
  text: string,
): Promise<DoctorTurn & KnownCase> {
  const { learnerId, conversationId } = form;
  const known = await matchCase(db, form);
  return { learnerId, conversationId: conversationId ?? null, ...known, before, text };
}
