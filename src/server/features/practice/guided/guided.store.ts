import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import {
  guidedAttempts,
  guidedGroups,
  guidedLineProgress,
  guidedPractices,
  guidedProgress,
} from '../../../db/schema/guided.ts';
import { learners } from '../../../db/schema/learners.ts';
import { inScope, nearestScopeFirst } from '../levels/scope.ts';

/** As many exchanges as a dialogue shows. Spec section 9. */
const MAX_PRACTICES = 100;

export interface OfferedGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly specialitySlug: string | null;
  readonly completedAt: Date | null;
  readonly total: number;
  readonly completed: number;
}

const progressOfLearner = and(
  eq(guidedProgress.groupId, guidedGroups.id),
  eq(guidedProgress.learnerId, learners.id),
);

/** The first uncompleted dialogue in authored order; when all are completed, the one done longest ago. */
const nextFirst = [
  sql`${guidedProgress.completedAt} asc nulls first`,
  nearestScopeFirst(guidedGroups),
  asc(guidedGroups.position),
];

const queries = perDatabase((db) => ({
  next: db
    .select({
      id: guidedGroups.id,
      name: guidedGroups.name,
      description: guidedGroups.description,
      specialitySlug: sql<
        string | null
      >`coalesce(${guidedGroups.specialitySlug}, ${learners.specialitySlug})`,
      completedAt: guidedProgress.completedAt,
      total: sql<number>`(count(*) over ())::int`,
      completed: sql<number>`(count(${guidedProgress.completedAt}) over ())::int`,
    })
    .from(learners)
    .innerJoin(guidedGroups, inScope(guidedGroups))
    .leftJoin(guidedProgress, progressOfLearner)
    .where(
      and(
        eq(learners.id, sql.placeholder('learnerId')),
        eq(guidedGroups.levelSlug, sql.placeholder('levelSlug')),
      ),
    )
    .orderBy(...nextFirst)
    .limit(1)
    .prepare('next_guided_group'),
  offered: db
    .selectDistinctOn([guidedGroups.levelSlug], { id: guidedGroups.id })
    .from(learners)
    .innerJoin(guidedGroups, inScope(guidedGroups))
    .leftJoin(guidedProgress, progressOfLearner)
    .where(eq(learners.id, sql.placeholder('learnerId')))
    .orderBy(asc(guidedGroups.levelSlug), ...nextFirst)
    .prepare('offered_guided_groups'),
}));

/** The dialogue to take next at a level. */
export async function nextGroup(
  db: Db,
  learnerId: string,
  levelSlug: string,
): Promise<OfferedGroup | undefined> {
  return (await queries(db).next.execute({ learnerId, levelSlug }))[0];
}

/** The dialogues that the learner is offered now, one of each level. */
export async function offeredGroups(db: Db, learnerId: string): Promise<string[]> {
  return (await queries(db).offered.execute({ learnerId })).map(({ id }) => id);
}

/** One dialogue, as the learner who has just submitted it sees it. */
export async function findGroup(db: Db, learnerId: string, id: string) {
  const [row] = await db
    .select({
      id: guidedGroups.id,
      name: guidedGroups.name,
      description: guidedGroups.description,
      levelSlug: guidedGroups.levelSlug,
      specialitySlug: sql<
        string | null
      >`coalesce(${guidedGroups.specialitySlug}, ${learners.specialitySlug})`,
    })
    .from(guidedGroups)
    .innerJoin(learners, eq(learners.id, learnerId))
    .where(eq(guidedGroups.id, id));
  return row;
}

export interface PracticeLine {
  readonly id: string;
  readonly doctorMessage: string;
  readonly patientMessage: string;
  readonly sequence: number;
  readonly attempts: number;
  readonly bestScore: number | null;
}

/** The exchanges of a dialogue in sequence, with what the learner has scored since she last completed it. */
export function linesOf(db: Db, learnerId: string, groupId: string): Promise<PracticeLine[]> {
  return db
    .select({
      id: guidedPractices.id,
      doctorMessage: guidedPractices.doctorMessage,
      patientMessage: guidedPractices.patientMessage,
      sequence: guidedPractices.sequence,
      attempts: sql<number>`coalesce(${guidedLineProgress.attempts}, 0)`,
      bestScore: guidedLineProgress.bestScore,
    })
    .from(guidedPractices)
    .leftJoin(
      guidedLineProgress,
      and(eq(guidedLineProgress.practiceId, guidedPractices.id), eq(guidedLineProgress.learnerId, learnerId)),
    )
    .where(and(eq(guidedPractices.groupId, groupId), isNull(guidedPractices.retiredAt)))
    .orderBy(asc(guidedPractices.sequence))
    .limit(MAX_PRACTICES);
}

/** A line with its language and what else could have been said in its dialogue. */
export async function findLine(db: Db, practiceId: string) {
  const [line] = await db
    .select({
      id: guidedPractices.id,
      groupId: guidedPractices.groupId,
      doctorMessage: guidedPractices.doctorMessage,
      language: sql<LearningLanguage>`${guidedGroups.language}`,
    })
    .from(guidedPractices)
    .innerJoin(guidedGroups, eq(guidedGroups.id, guidedPractices.groupId))
    .where(eq(guidedPractices.id, practiceId));
  return line;
}

export async function recordLineAttempt(tx: Db, learnerId: string, practiceId: string, score: number) {
  const [row] = await tx
    .insert(guidedLineProgress)
    .values({ learnerId, practiceId, attempts: 1, bestScore: score })
    .onConflictDoUpdate({
      target: [guidedLineProgress.learnerId, guidedLineProgress.practiceId],
      set: {
        attempts: sql`${guidedLineProgress.attempts} + 1`,
        bestScore: sql`greatest(${guidedLineProgress.bestScore}, excluded.best_score)`,
      },
    })
    .returning({ attempts: guidedLineProgress.attempts, bestScore: guidedLineProgress.bestScore });
  return row!;
}

const isProgressOf = (learnerId: string, groupId: string) =>
  and(eq(guidedProgress.learnerId, learnerId), eq(guidedProgress.groupId, groupId));

/**
 * How often the learner has completed a dialogue. Locked until the transaction ends, so that of several submissions one
 * sees the recordings, and the others what it made of them.
 */
export async function lockCompletions(tx: Db, learnerId: string, groupId: string): Promise<number> {
  await tx.insert(guidedProgress).values({ learnerId, groupId }).onConflictDoNothing();
  const [row] = await tx
    .select({ completions: guidedProgress.completions })
    .from(guidedProgress)
    .where(isProgressOf(learnerId, groupId))
    .for('update');
  return row!.completions;
}

export interface NewAttempt {
  readonly learnerId: string;
  readonly groupId: string;
  readonly score: number;
}

/**
 * Stores a submitted attempt, completes the dialogue for the `completions + 1`st time and starts its lines anew.
 * Returns the attempt's id; null when another submission has done so.
 */
export async function completeGroup(
  tx: Db,
  attempt: NewAttempt,
  completions: number,
  now: Date,
): Promise<string | null> {
  const { learnerId, groupId } = attempt;
  const completed = await tx
    .update(guidedProgress)
    .set({ completions: completions + 1, completedAt: now })
    .where(and(isProgressOf(learnerId, groupId), eq(guidedProgress.completions, completions)))
    .returning({ groupId: guidedProgress.groupId });
  if (completed.length === 0) return null;
  const [row] = await tx
    .insert(guidedAttempts)
    .values({ ...attempt, createdAt: now })
    .returning({ id: guidedAttempts.id });
  const lines = tx
    .select({ id: guidedPractices.id })
    .from(guidedPractices)
    .where(eq(guidedPractices.groupId, groupId));
  await tx
    .delete(guidedLineProgress)
    .where(and(eq(guidedLineProgress.learnerId, learnerId), inArray(guidedLineProgress.practiceId, lines)));
  return row!.id;
}

/** The learner's latest attempt at a dialogue. */
export async function latestAttempt(db: Db, learnerId: string, groupId: string) {
  const [row] = await db
    .select({ id: guidedAttempts.id, score: guidedAttempts.score })
    .from(guidedAttempts)
    .where(and(eq(guidedAttempts.learnerId, learnerId), eq(guidedAttempts.groupId, groupId)))
    .orderBy(desc(guidedAttempts.createdAt))
    .limit(1);
  return row;
}
