import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PartStanding } from '#domain/oet/attempt.ts';
import type { AttemptMode, ClockPhase } from '#domain/oet/modules.ts';
import type { SavedWork } from '#domain/oet/saved-work.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import {
  oetAssessments,
  oetAttemptParts,
  oetMarks,
  oetPhaseStarts,
} from '../../../db/schema/oet-attempts.ts';

/** A part of an attempt as it is stored: where it stands, and the work in it. */
export interface PartRow extends PartStanding {
  readonly attemptId: string;
  readonly part: string;
  readonly work: SavedWork;
}

const isAssessed = and(
  eq(oetAssessments.attemptId, oetAttemptParts.attemptId),
  eq(oetAssessments.part, oetAttemptParts.part),
);

const queries = perDatabase((db) => ({
  part: db
    .select({
      work: oetAttemptParts.work,
      submittedAt: oetAttemptParts.submittedAt,
      markedAt: oetMarks.markedAt,
      assessed: oetAssessments.outcome,
    })
    .from(oetAttemptParts)
    .leftJoin(
      oetMarks,
      and(eq(oetMarks.attemptId, oetAttemptParts.attemptId), eq(oetMarks.part, oetAttemptParts.part)),
    )
    .leftJoin(oetAssessments, isAssessed)
    .where(
      and(
        eq(oetAttemptParts.attemptId, sql.placeholder('attemptId')),
        eq(oetAttemptParts.part, sql.placeholder('part')),
      ),
    )
    .prepare('oet_attempt_part'),
  readings: db
    .select({ part: oetAttemptParts.part, firstReadAt: oetAttemptParts.firstReadAt })
    .from(oetAttemptParts)
    .where(eq(oetAttemptParts.attemptId, sql.placeholder('attemptId')))
    .prepare('oet_part_readings'),
  starts: db
    .select({ phase: oetPhaseStarts.phase, startedAt: oetPhaseStarts.startedAt, mode: oetPhaseStarts.mode })
    .from(oetPhaseStarts)
    .where(
      and(
        eq(oetPhaseStarts.attemptId, sql.placeholder('attemptId')),
        eq(oetPhaseStarts.clock, sql.placeholder('clock')),
      ),
    )
    .prepare('oet_phase_starts'),
}));

export interface PartPlace {
  readonly attemptId: string;
  readonly part: string;
  readonly clock: string;
  /** All parts with that clock, this one among them. */
  readonly sharing: readonly string[];
}

/** A part of an attempt that the caller has found to be the learner's. */
export async function findPart(db: Db, { attemptId, part, clock, sharing }: PartPlace): Promise<PartRow> {
  // One after the other: a transaction has one connection, which takes one query at a time.
  const [row] = await queries(db).part.execute({ attemptId, part });
  const starts = await queries(db).starts.execute({ attemptId, clock });
  const readings = await queries(db).readings.execute({ attemptId });
  if (!row) throw new Error(`The attempt ${attemptId} has no part ${part}.`);
  const { markedAt, assessed, ...rest } = row;
  return {
    ...rest,
    attemptId,
    part,
    firstReadAt: firstReading(readings, sharing),
    outcome: markedAt ? 'marked' : assessed,
    ...startsOf(starts),
  };
}

interface Start {
  readonly phase: ClockPhase;
  readonly startedAt: Date;
  readonly mode: AttemptMode;
}

/** What the starts of a clock say of its parts. */
export function startsOf(starts: readonly Start[]): Pick<PartStanding, 'starts' | 'mode'> {
  return {
    starts: Object.fromEntries(starts.map(({ phase, startedAt }) => [phase, startedAt])),
    mode: starts[0]?.mode ?? 'exam',
  };
}

interface Reading {
  readonly part: string;
  readonly firstReadAt: Date | null;
}

/** When the paper of one of the parts that share a clock was first read. */
export function firstReading(readings: readonly Reading[], sharing: readonly string[]): Date | null {
  const times = readings.flatMap(({ part, firstReadAt }) =>
    firstReadAt && sharing.includes(part) ? [firstReadAt.getTime()] : [],
  );
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** All parts of attempts that the caller has found to be the learner's, each with every start of its attempt's clocks. */
export async function listParts(db: Db, attemptIds: readonly string[]) {
  const ids = [...attemptIds];
  const [parts, starts] = await Promise.all([
    db
      .select({
        attemptId: oetAttemptParts.attemptId,
        part: oetAttemptParts.part,
        work: oetAttemptParts.work,
        firstReadAt: oetAttemptParts.firstReadAt,
        submittedAt: oetAttemptParts.submittedAt,
        outcome: oetAssessments.outcome,
      })
      .from(oetAttemptParts)
      .leftJoin(oetAssessments, isAssessed)
      .where(inArray(oetAttemptParts.attemptId, ids)),
    db.select().from(oetPhaseStarts).where(inArray(oetPhaseStarts.attemptId, ids)),
  ]);
  return { parts, starts };
}

export type ListedParts = Awaited<ReturnType<typeof listParts>>;

/** The same, locked until the transaction ends: nobody else changes it meanwhile. */
export async function lockPart(tx: Db, place: PartPlace): Promise<PartRow> {
  const { attemptId, part } = place;
  await tx
    .select({ part: oetAttemptParts.part })
    .from(oetAttemptParts)
    .where(and(eq(oetAttemptParts.attemptId, attemptId), eq(oetAttemptParts.part, part)))
    .for('update');
  return findPart(tx, place);
}

const place = ({ attemptId, part }: Pick<PartPlace, 'attemptId' | 'part'>) =>
  and(eq(oetAttemptParts.attemptId, attemptId), eq(oetAttemptParts.part, part));

/** Remembers that the paper of a part was read, the first time. */
export async function recordFirstReading(db: Db, at: PartPlace, now: Date): Promise<void> {
  await db
    .update(oetAttemptParts)
    .set({ firstReadAt: now })
    .where(and(place(at), sql`${oetAttemptParts.firstReadAt} is null`));
}

/** Starts a phase of a clock, unless it has been started. */
export async function insertStart(
  db: Db,
  { attemptId, clock }: PartPlace,
  { phase, mode }: Omit<Start, 'startedAt'>,
  now: Date,
): Promise<void> {
  await db
    .insert(oetPhaseStarts)
    .values({ attemptId, clock, phase, mode, startedAt: now })
    .onConflictDoNothing();
}

export async function storeWork(tx: Db, at: PartPlace, work: SavedWork): Promise<void> {
  await tx.update(oetAttemptParts).set({ work }).where(place(at));
}

/** Ends the work in a part. Whether this call did: false when it was submitted before. */
export async function storeSubmission(tx: Db, at: PartPlace, work: SavedWork, now: Date): Promise<boolean> {
  const rows = await tx
    .update(oetAttemptParts)
    .set({ work, submittedAt: now })
    .where(and(place(at), sql`${oetAttemptParts.submittedAt} is null`))
    .returning({ part: oetAttemptParts.part });
  return rows.length > 0;
}
