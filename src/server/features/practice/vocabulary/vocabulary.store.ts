import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { learners } from '../../../db/schema/learners.ts';
import { vocabularyItems, vocabularyProgress } from '../../../db/schema/vocabulary.ts';
import { inScope, nearestScopeFirst } from '../levels/scope.ts';

const inLearnersScope = inScope(vocabularyItems);

const progressOfLearner = and(
  eq(vocabularyProgress.itemId, vocabularyItems.id),
  eq(vocabularyProgress.learnerId, learners.id),
);

export interface OfferedItem {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly example: string;
  readonly ipa: string | null;
  readonly levelSlug: string;
  readonly specialitySlug: string | null;
  readonly attempts: number;
  readonly bestScore: number | null;
  readonly completedAt: Date | null;
  readonly total: number;
  readonly completed: number;
}

const queries = perDatabase((db) => ({
  next: db
    .select({
      id: vocabularyItems.id,
      term: vocabularyItems.term,
      definition: vocabularyItems.definition,
      example: vocabularyItems.example,
      ipa: vocabularyItems.ipa,
      levelSlug: vocabularyItems.levelSlug,
      specialitySlug: sql<
        string | null
      >`coalesce(${vocabularyItems.specialitySlug}, ${learners.specialitySlug})`,
      attempts: sql<number>`coalesce(${vocabularyProgress.attempts}, 0)`,
      bestScore: vocabularyProgress.bestScore,
      completedAt: vocabularyProgress.completedAt,
      total: sql<number>`(count(*) over ())::int`,
      completed: sql<number>`(count(${vocabularyProgress.completedAt}) over ())::int`,
    })
    .from(learners)
    .innerJoin(vocabularyItems, inLearnersScope)
    .leftJoin(vocabularyProgress, progressOfLearner)
    .where(
      and(
        eq(learners.id, sql.placeholder('learnerId')),
        eq(vocabularyItems.levelSlug, sql.placeholder('levelSlug')),
      ),
    )
    .orderBy(
      sql`${vocabularyProgress.completedAt} asc nulls first`,
      nearestScopeFirst(vocabularyItems),
      asc(vocabularyItems.position),
    )
    .limit(1)
    .prepare('next_vocabulary_item'),
  otherTerms: db
    .select({ term: vocabularyItems.term })
    .from(learners)
    .innerJoin(vocabularyItems, inLearnersScope)
    .where(
      and(
        eq(learners.id, sql.placeholder('learnerId')),
        eq(vocabularyItems.levelSlug, sql.placeholder('levelSlug')),
        ne(vocabularyItems.id, sql.placeholder('itemId')),
      ),
    )
    .orderBy(asc(vocabularyItems.position))
    .limit(60)
    .prepare('other_vocabulary_terms'),
}));

/** The first uncompleted item in authored order; when all are completed, the one done longest ago. */
export async function nextItem(
  db: Db,
  learnerId: string,
  levelSlug: string,
): Promise<OfferedItem | undefined> {
  return (await queries(db).next.execute({ learnerId, levelSlug }))[0];
}

/** The other terms of the item's level that this learner practises. */
export async function otherTermsOf(db: Db, learnerId: string, item: { id: string; levelSlug: string }) {
  const rows = await queries(db).otherTerms.execute({
    learnerId,
    levelSlug: item.levelSlug,
    itemId: item.id,
  });
  return rows.map(({ term }) => term);
}

export interface ItemRow {
  readonly id: string;
  readonly language: LearningLanguage;
  readonly levelSlug: string;
  readonly term: string;
  readonly ipa: string | null;
}

export async function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  const [row] = await db
    .select({
      id: vocabularyItems.id,
      language: sql<LearningLanguage>`${vocabularyItems.language}`,
      levelSlug: vocabularyItems.levelSlug,
      term: vocabularyItems.term,
      ipa: vocabularyItems.ipa,
    })
    .from(vocabularyItems)
    .where(eq(vocabularyItems.id, id));
  return row;
}

export interface Practice {
  readonly attempts: number;
  readonly bestScore: number | null;
}

/** Counts a scored attempt. Returns the attempts and the best score since the last completion. */
export async function recordAttempt(
  tx: Db,
  learnerId: string,
  itemId: string,
  score: number,
): Promise<Practice> {
  const [row] = await tx
    .insert(vocabularyProgress)
    .values({ learnerId, itemId, attempts: 1, bestScore: score })
    .onConflictDoUpdate({
      target: [vocabularyProgress.learnerId, vocabularyProgress.itemId],
      set: {
        attempts: sql`${vocabularyProgress.attempts} + 1`,
        bestScore: sql`greatest(${vocabularyProgress.bestScore}, excluded.best_score)`,
      },
    })
    .returning({ attempts: vocabularyProgress.attempts, bestScore: vocabularyProgress.bestScore });
  return row!;
}

/** The learner's progress with an item, locked until the transaction ends. */
export async function lockProgress(tx: Db, learnerId: string, itemId: string) {
  const [row] = await tx
    .select()
    .from(vocabularyProgress)
    .where(and(eq(vocabularyProgress.learnerId, learnerId), eq(vocabularyProgress.itemId, itemId)))
    .for('update');
  return row;
}

/** Marks an item completed once more and starts its attempts anew. */
export async function completeItem(tx: Db, learnerId: string, itemId: string, now: Date): Promise<void> {
  await tx
    .update(vocabularyProgress)
    .set({
      attempts: 0,
      bestScore: null,
      completions: sql`${vocabularyProgress.completions} + 1`,
      completedAt: now,
    })
    .where(and(eq(vocabularyProgress.learnerId, learnerId), eq(vocabularyProgress.itemId, itemId)));
}
