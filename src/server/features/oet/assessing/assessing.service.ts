import { overrunSeconds, submissionClock, takesWork } from '#domain/oet/attempt.ts';
import { timelyDraft } from '#domain/oet/drafts.ts';
import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { refundCall } from '../../billing/billing.service.ts';
import { type OpenPart, openAnyPart } from '../attempts/attempts.service.ts';
import { findPart, lockPart, type PartRow, storeSubmission } from '../attempts/attempts.store.ts';
import { putOnTop } from '../attempts/drafts.service.ts';
import { listDrafts } from '../attempts/drafts.store.ts';
import { insertMarks } from '../marking/marks.store.ts';
import { findAssessment, holdPart, insertAssessment, listWaiting } from './assessments.store.ts';

/** The job that assesses what was submitted, by the attempt's id. */
export const ASSESSING = 'assess-work';

/** A text that was submitted, and what stood there when the time was over. */
export interface SubmittedText {
  readonly testVersionId: string;
  readonly part: string;
  readonly text: string;
  /** The same text where it was in time. */
  readonly timely: string;
}

/** What was said of it. Without marks it can't be marked, and is paid back. */
export interface Assessed {
  /** In the shape of the module. */
  readonly assessment: unknown;
  readonly engine: string;
  readonly marks: { readonly marked: MarkedPart; readonly atTime: Tally } | null;
}

/** How a module assesses what is written in it. */
export interface TextAssessor {
  assess(db: Db, submitted: SubmittedText, signal: AbortSignal): Promise<Assessed>;
  /** What is said where no engine could be asked for too long. */
  readonly givenUp: { readonly assessment: unknown; readonly engine: string };
}

/**
 * Submits a text, once: whoever comes later submits nothing. It is assessed by a job, which is sent with the same
 * transaction.
 */
export function submitText(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  call: OnceCall,
  opened: OpenPart,
  text: string,
): Promise<{ readonly submitted: true }> {
  const { attempt, place } = opened;
  return call.once({
    input: [attempt.id, place.part, text],
    run: async (tx) => {
      const row = await lockPart(tx, place);
      if (!takesWork(row)) return { submitted: true };
      const now = clock.now();
      await putOnTop(tx, opened, row, { text, now });
      const { work } = await findPart(tx, place);
      if (!(await storeSubmission(tx, place, work, now))) {
        throw new Error(`The attempt ${attempt.id} was submitted under a lock that is ours.`);
      }
      await jobs.send(tx, ASSESSING, { id: attempt.id });
      return { submitted: true };
    },
  });
}

export interface AssessingDeps extends Pick<Deps, 'db' | 'clock' | 'log' | 'examModules'> {
  /** By the names of the modules. */
  readonly assessors: Readonly<Record<string, TextAssessor>>;
}

/** No engine or provider may take longer. */
const WORK_MS = 60_000;
/** After so long without an engine that answers, what was paid is given back. */
const PATIENCE_MS = 24 * 3_600_000;

/** Assesses a submitted attempt, unless that was done. Safe to run twice, at once too. */
export async function assessAttempt(deps: AssessingDeps, attemptId: string): Promise<void> {
  const opened = await openAnyPart(deps, attemptId);
  const assessor = opened && deps.assessors[opened.module.name];
  if (!opened || !assessor) return;
  const row = await findPart(deps.db, opened.place);
  if (!row.submittedAt || (await findAssessment(deps.db, opened.place))) return;
  const clock = submissionClock(opened.definition, row);
  const submitted = await submittedText(deps.db, opened, clock?.endsAt ?? null);
  const storeIt = (assessed: Assessed) =>
    deps.db.transaction((tx) => store(tx, opened, row, { ...assessed, now: deps.clock.now() }));
  try {
    await storeIt(await assessor.assess(deps.db, submitted, AbortSignal.timeout(WORK_MS)));
  } catch (error) {
    // Also where it is the answer that can't be stored: nobody waits for ever.
    const waited = deps.clock.now().getTime() - row.submittedAt.getTime();
    if (waited < PATIENCE_MS) throw error;
    deps.log.error({ err: error, attemptId }, 'Work was never assessed.');
    await storeIt({ ...assessor.givenUp, marks: null });
  }
}

async function submittedText(
  db: Db,
  { attempt, place }: OpenPart,
  endsAt: Date | null,
): Promise<SubmittedText> {
  const drafts = (await listDrafts(db, place)).filter(({ revision }) => revision !== null);
  const text = drafts.at(-1)?.text ?? '';
  const timely = timelyDraft(drafts, endsAt)?.text ?? '';
  return { testVersionId: attempt.testVersionId, part: place.part, text, timely };
}

async function store(
  tx: Db,
  { place, definition, callId }: OpenPart & { readonly callId: string | null },
  row: PartRow,
  { assessment, engine, marks, now }: Assessed & { readonly now: Date },
): Promise<void> {
  // It was deleted meanwhile: of what is gone nobody is told.
  if (!(await holdPart(tx, place))) return;
  const outcome = marks ? 'marked' : 'unscorable';
  const isFirst = await insertAssessment(tx, place, { outcome, assessment, engine, assessedAt: now });
  if (!isFirst) return;
  if (!marks) {
    if (callId) await refundCall(tx, callId);
    return;
  }
  const submittedAt = row.submittedAt!;
  await insertMarks(tx, place, {
    ...marks,
    overrunSeconds: overrunSeconds(submissionClock(definition, row), submittedAt),
    mode: row.mode,
    markedAt: submittedAt,
  });
}

/** Assesses all that waits: what a job was lost for, and what no engine could be asked for. */
export async function assessWaiting(deps: AssessingDeps): Promise<void> {
  for (const module of Object.keys(deps.assessors)) {
    for (const attemptId of await listWaiting(deps.db, module)) {
      await assessAttempt(deps, attemptId).catch((error) =>
        deps.log.error({ err: error, attemptId }, 'Work could not be assessed.'),
      );
    }
  }
}
