import { overrunSeconds, type RunningClock, submissionClock, takesWork } from '#domain/oet/attempt.ts';
import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import type { EngineInfo } from '../../../ports/engine-info.ts';
import { requireConsent } from '../../accounts/consents.service.ts';
import { refundCall } from '../../billing/billing.service.ts';
import { type OpenPart, openAnyPart } from '../attempts/attempts.service.ts';
import { findPart, lockPart, type PartRow, storeSubmission } from '../attempts/parts.store.ts';
import { insertMarks } from '../marking/marks.store.ts';
import { findAssessment, holdPart, insertAssessment, listWaiting } from './assessments.store.ts';

/** The job that assesses what was submitted, by the attempt's id. */
export const ASSESSING = 'assess-work';

/** Work that was submitted. */
export interface Submitted {
  readonly opened: OpenPart;
  readonly row: PartRow;
  readonly submittedAt: Date;
  /** The clock that it is measured by; null where none was ever started. */
  readonly clock: RunningClock | null;
}

/** What was said of it. Without marks it can't be marked, and is paid back. */
export interface Assessed {
  /** In the shape of the module. */
  readonly assessment: unknown;
  readonly engine: string;
  readonly marks: { readonly marked: MarkedPart; readonly atTime: Tally } | null;
}

/** How a module assesses what is made in it. */
export interface WorkAssessor {
  readonly engine: EngineInfo;
  assess(db: Db, submitted: Submitted, signal: AbortSignal): Promise<Assessed>;
  /** What is said where no engine could be asked for too long. */
  readonly givenUp: unknown;
}

/** What is stored with a submission, in its transaction and under the lock of its part. */
export type Finish = (tx: Db, row: PartRow, now: Date) => Promise<void>;

/**
 * Submits work, once: whoever comes later submits nothing. It is assessed by a job, which is sent with the same
 * transaction.
 */
export function submitWork(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  call: OnceCall,
  opened: OpenPart,
  { input, finish }: { readonly input: unknown; readonly finish: Finish },
): Promise<{ readonly submitted: true }> {
  const { attempt, place } = opened;
  return call.once({
    input,
    run: async (tx) => {
      const row = await lockPart(tx, place);
      if (!takesWork(row)) return { submitted: true };
      const now = clock.now();
      await finish(tx, row, now);
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
  readonly assessors: Readonly<Record<string, WorkAssessor>>;
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
  const { submittedAt } = row;
  const submitted = { opened, row, submittedAt, clock: submissionClock(opened.definition, row) };
  const storeIt = (assessed: Assessed) =>
    deps.db.transaction((tx) => store(tx, opened, row, { ...assessed, now: deps.clock.now() }));
  try {
    // The work may have waited while another engine was set up.
    await requireConsent(deps, opened.attempt.learnerId, assessor.engine);
    await storeIt(await assessor.assess(deps.db, submitted, AbortSignal.timeout(WORK_MS)));
  } catch (error) {
    // Also where it is the answer that can't be stored: nobody waits for ever.
    const waited = deps.clock.now().getTime() - submittedAt.getTime();
    if (waited < PATIENCE_MS) throw error;
    deps.log.error({ err: error, attemptId }, 'Work was never assessed.');
    await storeIt({ assessment: assessor.givenUp, engine: assessor.engine.name, marks: null });
  }
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
