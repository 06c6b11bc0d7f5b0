import { AppError } from '#domain/errors.ts';
import { takesWork } from '#domain/oet/attempt.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { requireConsent } from '../../accounts/consents.service.ts';
import {
  type KeptConversation,
  keptConversation,
  storeExchange,
  subjectOfRolePlay,
} from '../../conversation/exchanges.service.ts';
import { keepRecording } from '../../speech/kept-recordings.service.ts';
import { decodeBase64Audio } from '../../speech/recordings.ts';
import { hear, orNotUnderstood } from '../../speech/transcription.service.ts';
import { submitWork } from '../assessing/assessing.service.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findPart, insertStart, type PartRow } from '../attempts/parts.store.ts';
import { openRolePlay } from './open-role-play.service.ts';
import { expectedInRolePlay } from './played.service.ts';
import { putTake } from './takes.store.ts';

type SubmissionDeps = Pick<
  Deps,
  'db' | 'clock' | 'examModules' | 'jobs' | 'rolePlayAssessor' | 'transcriber' | 'patient' | 'blobs'
>;

const LISTENING_MS = 30_000;

/**
 * Submits a role-play, once; it is assessed by a job. A recording is listened to only where nothing was said before: by
 * then our own client has sent every turn. Errors: VAL_001 unknown_test, consent_needed.
 */
export async function submitRolePlay(
  deps: SubmissionDeps,
  call: OnceCall,
  learnerId: string,
  { progressId, audioData }: { readonly progressId: string; readonly audioData: string },
): Promise<void> {
  await requireConsent(deps, learnerId, deps.rolePlayAssessor.engine);
  const opened = await openRolePlay(deps, learnerId, progressId);
  const only = audioData === '' ? null : await onlyTurn(deps, opened, audioData);
  await submitWork(deps, call, opened, {
    input: [opened.attempt.id, audioData],
    finish: async (tx, row, now) => {
      if (only) await storeOnly(tx, deps, opened, { only, row, now });
    },
  });
}

interface OnlyTurn {
  readonly conversation: KeptConversation;
  readonly text: string;
  readonly dictated: boolean;
  readonly blobKey: string;
}

/** The one turn of a client that sends all at the end; null where there are turns, or nothing was understood. */
async function onlyTurn(deps: SubmissionDeps, opened: OpenPart, audioData: string): Promise<OnlyTurn | null> {
  const { learnerId, id } = opened.attempt;
  const row = await findPart(deps.db, opened.place);
  const conversation = await keptConversation(deps.db, learnerId, subjectOfRolePlay(id));
  if (!takesWork(row) || conversation.turns.length > 0) return null;
  await requireConsent(deps, learnerId, deps.transcriber.engine);
  try {
    const audio = decodeBase64Audio(audioData);
    const expected = await expectedInRolePlay(deps, opened);
    const heard = await orNotUnderstood(
      hear(deps, { audio, ...expected }, AbortSignal.timeout(LISTENING_MS)),
      () => null,
    );
    if (!heard) return null;
    const blobKey = await keepRecording(deps, learnerId, audio);
    return { conversation, text: heard.text, dictated: heard.dictated, blobKey };
  } catch (error) {
    // A recording that is broken, silent or too long says nothing, and keeps nobody from submitting.
    if (error instanceof AppError && error.code === 'VAL_001') return null;
    throw error;
  }
}

interface Storing {
  readonly only: OnlyTurn;
  readonly row: PartRow;
  readonly now: Date;
}

async function storeOnly(
  tx: Db,
  deps: SubmissionDeps,
  { attempt, place }: OpenPart,
  { only, row, now }: Storing,
): Promise<void> {
  // Without a start the first reading counts as one, as everywhere.
  const since = row.starts.speaking ?? row.firstReadAt ?? now;
  if (!row.starts.speaking) await insertStart(tx, place, { phase: 'speaking', mode: 'exam' }, since);
  const { conversation: seen, text, blobKey, dictated } = only;
  const number = await storeExchange(tx, deps, {
    learnerId: attempt.learnerId,
    subject: subjectOfRolePlay(attempt.id),
    language: 'en',
    seen,
    staying: 0,
    text,
    answer: null,
  });
  await putTake(tx, attempt.id, {
    number,
    source: dictated ? 'dictated' : 'recognised',
    endedMs: now.getTime() - since.getTime(),
    blobKey,
    measures: null,
    isMeasured: false,
  });
}
