import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import {
  guidedAttempts,
  guidedDialogues,
  guidedLineProgress,
  guidedLines,
  guidedProgress,
} from '../../../db/schema/guided.ts';
import { learners } from '../../../db/schema/learners.ts';
import { inScope, nearestScopeFirst } from '../levels/scope.ts';

/** As many exchanges as a dialogue shows. Spec section 9. */
const MAX_LINES = 100;

export interface OfferedDialogue {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly specialitySlug: string | null;
  readonly completedAt: Date | null;
  readonly total: number;
  readonly completed: number;
}

const progressOfLearner = and(
  eq(guidedProgress.dialogueId, guidedDialogues.id),
  eq(guidedProgress.learnerId, learners.id),
);

/** The first uncompleted dialogue in authored order; when all are completed, the one done longest ago. */
const nextFirst = [
  sql`${guidedProgress.completedAt} asc nulls first`,
  nearestScopeFirst(guidedDialogues),
  asc(guidedDialogues.position),
];

const queries = perDatabase((db) => ({
  next: db
    .select({
      id: guidedDialogues.id,
      name: guidedDialogues.name,
      description: guidedDialogues.description,
      specialitySlug: sql<
        string | null
      >`coalesce(${guidedDialogues.specialitySlug}, ${learners.specialitySlug})`,
      completedAt: guidedProgress.completedAt,
      total: sql<number>`(count(*) over ())::int`,
      completed: sql<number>`(count(${guidedProgress.completedAt}) over ())::int`,
    })
    .from(learners)
    .innerJoin(guidedDialogues, inScope(guidedDialogues))
    .leftJoin(guidedProgress, progressOfLearner)
    .where(
      and(
        eq(learners.id, sql.placeholder('learnerId')),
        eq(guidedDialogues.levelSlug, sql.placeholder('levelSlug')),
      ),
    )
    .orderBy(...nextFirst)
    .limit(1)
    .prepare('next_guided_dialogue'),
  offered: db
    .selectDistinctOn([guidedDialogues.levelSlug], { id: guidedDialogues.id })
    .from(learners)
    .innerJoin(guidedDialogues, inScope(guidedDialogues))
    .leftJoin(guidedProgress, progressOfLearner)
    .where(eq(learners.id, sql.placeholder('learnerId')))
    .orderBy(asc(guidedDialogues.levelSlug), ...nextFirst)
    .prepare('offered_guided_dialogues'),
}));

/** The dialogue to take next at a level. */
export async function nextDialogue(
  db: Db,
  learnerId: string,
  levelSlug: string,
): Promise<OfferedDialogue | undefined> {
  return (await queries(db).next.execute({ learnerId, levelSlug }))[0];
}

/** The dialogues that the learner is offered now, one of each level. */
export async function offeredDialogues(db: Db, learnerId: string): Promise<string[]> {
  return (await queries(db).offered.execute({ learnerId })).map(({ id }) => id);
}

/** One dialogue, as the learner who has just submitted it sees it. */
export async function findDialogue(db: Db, learnerId: string, id: string) {
  const [row] = await db
    .select({
      id: guidedDialogues.id,
      name: guidedDialogues.name,
      description: guidedDialogues.description,
      levelSlug: guidedDialogues.levelSlug,
      specialitySlug: sql<
        string | null
      >`coalesce(${guidedDialogues.specialitySlug}, ${learners.specialitySlug})`,
    })
    .from(guidedDialogues)
    .innerJoin(learners, eq(learners.id, learnerId))
    .where(eq(guidedDialogues.id, id));
  return row;
}

export interface DialogueLine {
  readonly id: string;
  readonly doctorMessage: string;
  readonly patientMessage: string;
  readonly sequence: number;
  readonly attempts: number;
  readonly bestScore: number | null;
}

/** The exchanges of a dialogue in sequence, with what the learner has scored since she last completed it. */
export function linesOf(db: Db, learnerId: string, dialogueId: string): Promise<DialogueLine[]> {
  return db
    .select({
      id: guidedLines.id,
      doctorMessage: guidedLines.doctorMessage,
      patientMessage: guidedLines.patientMessage,
      sequence: guidedLines.sequence,
      attempts: sql<number>`coalesce(${guidedLineProgress.attempts}, 0)`,
      bestScore: guidedLineProgress.bestScore,
    })
    .from(guidedLines)
    .leftJoin(
      guidedLineProgress,
      and(eq(guidedLineProgress.lineId, guidedLines.id), eq(guidedLineProgress.learnerId, learnerId)),
    )
    .where(and(eq(guidedLines.dialogueId, dialogueId), isNull(guidedLines.retiredAt)))
    .orderBy(asc(guidedLines.sequence))
    .limit(MAX_LINES);
}

/** A line with its language and what else could have been said in its dialogue. */
export async function findLine(db: Db, lineId: string) {
  const [line] = await db
    .select({
      id: guidedLines.id,
      dialogueId: guidedLines.dialogueId,
      doctorMessage: guidedLines.doctorMessage,
      language: sql<LearningLanguage>`${guidedDialogues.language}`,
    })
    .from(guidedLines)
    .innerJoin(guidedDialogues, eq(guidedDialogues.id, guidedLines.dialogueId))
    .where(eq(guidedLines.id, lineId));
  return line;
}

export async function recordLineAttempt(tx: Db, learnerId: string, lineId: string, score: number) {
  const [row] = await tx
    .insert(guidedLineProgress)
    .values({ learnerId, lineId, attempts: 1, bestScore: score })
    .onConflictDoUpdate({
      target: [guidedLineProgress.learnerId, guidedLineProgress.lineId],
      set: {
        attempts: sql`${guidedLineProgress.attempts} + 1`,
        bestScore: sql`greatest(${guidedLineProgress.bestScore}, excluded.best_score)`,
      },
    })
    .returning({ attempts: guidedLineProgress.attempts, bestScore: guidedLineProgress.bestScore });
  return row!;
}

const isProgressOf = (learnerId: string, dialogueId: string) =>
  and(eq(guidedProgress.learnerId, learnerId), eq(guidedProgress.dialogueId, dialogueId));

/**
 * How often the learner has completed a dialogue. Locked until the transaction ends, so that of several submissions one
 * sees the recordings, and the others what it made of them.
 */
export async function lockCompletions(tx: Db, learnerId: string, dialogueId: string): Promise<number> {
  await tx.insert(guidedProgress).values({ learnerId, dialogueId }).onConflictDoNothing();
  const [row] = await tx
    .select({ completions: guidedProgress.completions })
    .from(guidedProgress)
    .where(isProgressOf(learnerId, dialogueId))
    .for('update');
  return row!.completions;
}

export interface NewAttempt {
  readonly learnerId: string;
  readonly dialogueId: string;
  readonly score: number;
}

/**
 * Stores a submitted attempt, completes the dialogue for the `completions + 1`st time and starts its lines anew.
 * Returns the attempt's id; null when another submission has done so.
 */
export async function completeDialogue(
  tx: Db,
  attempt: NewAttempt,
  completions: number,
  now: Date,
): Promise<string | null> {
  const { learnerId, dialogueId } = attempt;
  const completed = await tx
    .update(guidedProgress)
    .set({ completions: completions + 1, completedAt: now })
    .where(and(isProgressOf(learnerId, dialogueId), eq(guidedProgress.completions, completions)))
    .returning({ dialogueId: guidedProgress.dialogueId });
  if (completed.length === 0) return null;
  const [row] = await tx
    .insert(guidedAttempts)
    .values({ ...attempt, createdAt: now })
    .returning({ id: guidedAttempts.id });
  const lines = tx
    .select({ id: guidedLines.id })
    .from(guidedLines)
    .where(eq(guidedLines.dialogueId, dialogueId));
  await tx
    .delete(guidedLineProgress)
    .where(and(eq(guidedLineProgress.learnerId, learnerId), inArray(guidedLineProgress.lineId, lines)));
  return row!.id;
}

/** The learner's latest attempt at a dialogue. */
export async function latestAttempt(db: Db, learnerId: string, dialogueId: string) {
  const [row] = await db
    .select({ id: guidedAttempts.id, score: guidedAttempts.score })
    .from(guidedAttempts)
    .where(and(eq(guidedAttempts.learnerId, learnerId), eq(guidedAttempts.dialogueId, dialogueId)))
    .orderBy(desc(guidedAttempts.createdAt))
    .limit(1);
  return row;
}
