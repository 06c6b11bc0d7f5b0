import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PartStanding } from '#domain/oet/attempt.ts';
import type { AttemptMode, ClockPhase } from '#domain/oet/modules.ts';
import type { SavedWork } from '#domain/oet/saved-work.ts';
import { isUuid } from '#domain/uuid.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import {
  oetAssessments,
  oetAttemptParts,
  oetAttempts,
  oetMarks,
  oetPhaseStarts,
} from '../../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';

export interface AttemptRow {
  readonly id: string;
  readonly learnerId: string;
  readonly module: string;
  readonly testVersionId: string;
  /** The test's, the same in all its versions. */
  readonly testId: string;
}

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
  attempt: db
    .select({
      id: oetAttempts.id,
      learnerId: oetAttempts.learnerId,
      module: oetAttempts.module,
      testVersionId: oetAttempts.testVersionId,
      testId: oetTestVersions.testId,
    })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(
      and(
        eq(oetAttempts.id, sql.placeholder('attemptId')),
        eq(oetAttempts.learnerId, sql.placeholder('learnerId')),
      ),
    )
    .prepare('oet_attempt'),
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

export interface NewAttempt {
  readonly learnerId: string;
  readonly module: string;
  readonly testVersionId: string;
  readonly parts: readonly string[];
  /** The call that paid for it. */
  readonly callId: string;
  readonly mockExamId: string | null;
  readonly now: Date;
}

/** null where the mock exam has an attempt at the module already. */
export async function insertAttempt(tx: Db, { parts, now, ...attempt }: NewAttempt): Promise<string | null> {
  const [row] = await tx
    .insert(oetAttempts)
    .values({ ...attempt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: oetAttempts.id });
  if (!row) return null;
  const attemptId = row.id;
  await tx.insert(oetAttemptParts).values(parts.map((part) => ({ attemptId, part })));
  return attemptId;
}

/** An attempt of the learner's own. */
export async function findAttempt(
  db: Db,
  learnerId: string,
  attemptId: string,
): Promise<AttemptRow | undefined> {
  if (!isUuid(attemptId)) return undefined;
  return (await queries(db).attempt.execute({ learnerId, attemptId }))[0];
}

/** An attempt whoever's it is: for jobs, which no learner asks for. */
export async function findAnyAttempt(
  db: Db,
  attemptId: string,
): Promise<(AttemptRow & { readonly callId: string | null }) | undefined> {
  if (!isUuid(attemptId)) return undefined;
  const [row] = await db
    .select({
      id: oetAttempts.id,
      learnerId: oetAttempts.learnerId,
      module: oetAttempts.module,
      testVersionId: oetAttempts.testVersionId,
      testId: oetTestVersions.testId,
      callId: oetAttempts.callId,
    })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(eq(oetAttempts.id, attemptId));
  return row;
}

/** The learner's latest attempt at a module that has a part to be submitted. */
export async function findLatestOpen(db: Db, learnerId: string, module: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: oetAttempts.id })
    .from(oetAttempts)
    .innerJoin(oetAttemptParts, eq(oetAttemptParts.attemptId, oetAttempts.id))
    .where(
      and(
        eq(oetAttempts.learnerId, learnerId),
        eq(oetAttempts.module, module),
        isNull(oetAttemptParts.submittedAt),
      ),
    )
    .orderBy(desc(oetAttempts.createdAt), desc(oetAttempts.id))
    .limit(1);
  return row?.id;
}

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
