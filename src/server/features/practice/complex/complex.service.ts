import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import {
  type ConversationWithTurns,
  endConversation,
  openConversation,
} from '../../conversation/conversation.service.ts';
import {
  type CaseVersion,
  completeCase,
  findCaseVersion,
  nextCase,
  versionUnderWay,
} from './complex.store.ts';
import { type PreparedDeps, prepareForCase } from './recognition.service.ts';

export interface OfferedCase extends CaseVersion {
  readonly specialitySlug: string | null;
  readonly repeat: boolean;
  readonly completedCount: number;
  readonly totalCount: number;
  readonly conversation: ConversationWithTurns | null;
}

/** The case to take next at a level, with the conversation under way; null only where no content exists. */
export async function getPatientCase(
  deps: PreparedDeps,
  learnerId: string,
  levelSlug: string,
): Promise<OfferedCase | null> {
  const { db } = deps;
  const next = await nextCase(db, learnerId, levelSlug);
  if (!next) return null;
  const caseVersionId = (await versionUnderWay(db, learnerId, next.caseId)) ?? next.caseVersionId;
  const version = await findCaseVersion(db, caseVersionId);
  if (!version) return null;
  await prepareForCase(deps, learnerId, version);

  return {
    ...version,
    specialitySlug: next.specialitySlug,
    repeat: next.completedAt !== null,
    completedCount: next.completed,
    totalCount: next.total,
    conversation: await openConversation(db, learnerId, caseVersionId),
  };
}

export interface EndedCase {
  readonly learnerId: string;
  readonly caseVersionId: string;
  /** null where the client knows no ids: the latest conversation about the case. */
  readonly conversationId: string | null;
}

export type CaseRefusal = 'nothing_said' | 'unknown';

/**
 * Ends a conversation about a case, and the case counts as completed. Once per conversation: asked again, it stays
 * completed. A version of a case has one language, so the turn that it takes is in that language.
 */
async function completeConsultation(tx: Db, ended: EndedCase, now: Date): Promise<CaseRefusal | null> {
  const { learnerId, caseVersionId, conversationId } = ended;
  const version = await findCaseVersion(tx, caseVersionId);
  if (!version) return 'unknown';
  const completion = await endConversation(tx, { learnerId, subject: caseVersionId, conversationId }, now);
  if (completion === 'complete') await completeCase(tx, learnerId, version.caseId, now);
  return completion === 'complete' || completion === 'already_completed' ? null : completion;
}

export function completePatientCase(
  { clock }: Pick<Deps, 'clock'>,
  call: OnceCall,
  ended: EndedCase,
): Promise<CaseRefusal | null> {
  return call.once<CaseRefusal | null>({
    input: [ended.caseVersionId, ended.conversationId],
    run: (tx) => completeConsultation(tx, ended, clock.now()),
  });
}
