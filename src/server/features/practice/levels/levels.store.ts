import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LevelType } from '#domain/practice/modes.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { caseProgress, caseVersions } from '../../../db/schema/cases.ts';
import { levels } from '../../../db/schema/catalogue.ts';
import { guidedDialogues, guidedProgress } from '../../../db/schema/guided.ts';
import { learners } from '../../../db/schema/learners.ts';
import { vocabularyItems, vocabularyProgress } from '../../../db/schema/vocabulary.ts';
import { inScope } from './scope.ts';

export interface LevelRow {
  readonly slug: string;
  readonly parentSlug: string | null;
  readonly levelType: LevelType | null;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** What a learner can practise of a level and has completed. */
export interface LevelTotals {
  readonly totalPractice: number;
  readonly totalCompleted: number;
}

const columns = {
  slug: levels.slug,
  parentSlug: levels.parentSlug,
  levelType: levels.levelType,
  name: levels.name,
  title: levels.title,
  description: levels.description,
};

const total = sql<number>`count(*)::int`.as('total');
const completedOf = (column: SQL | { getSQL(): SQL }) => sql<number>`count(${column})::int`.as('completed');
const isLearner = eq(learners.id, sql.placeholder('learnerId'));

/** Each kind of practice counts what the learner can practise and has completed, by level. */
function countVocabulary(db: Db) {
  return db
    .select({
      levelSlug: vocabularyItems.levelSlug,
      total,
      completed: completedOf(vocabularyProgress.completedAt),
    })
    .from(learners)
    .innerJoin(vocabularyItems, inScope(vocabularyItems))
    .leftJoin(
      vocabularyProgress,
      and(eq(vocabularyProgress.itemId, vocabularyItems.id), eq(vocabularyProgress.learnerId, learners.id)),
    )
    .where(isLearner)
    .groupBy(vocabularyItems.levelSlug);
}

function countGuided(db: Db) {
  return db
    .select({
      levelSlug: guidedDialogues.levelSlug,
      total,
      completed: completedOf(guidedProgress.completedAt),
    })
    .from(learners)
    .innerJoin(guidedDialogues, inScope(guidedDialogues))
    .leftJoin(
      guidedProgress,
      and(eq(guidedProgress.dialogueId, guidedDialogues.id), eq(guidedProgress.learnerId, learners.id)),
    )
    .where(isLearner)
    .groupBy(guidedDialogues.levelSlug);
}

function countComplex(db: Db) {
  return db
    .select({ levelSlug: caseVersions.levelSlug, total, completed: completedOf(caseProgress.completedAt) })
    .from(learners)
    .innerJoin(caseVersions, inScope(caseVersions))
    .leftJoin(
      caseProgress,
      and(eq(caseProgress.caseId, caseVersions.caseId), eq(caseProgress.learnerId, learners.id)),
    )
    .where(isLearner)
    .groupBy(caseVersions.levelSlug);
}

const queries = perDatabase((db) => {
  const counts = unionAll(countVocabulary(db), countGuided(db), countComplex(db)).as('counts');
  return {
    counted: db
      .select({
        ...columns,
        totalPractice: sql<number>`coalesce(${counts.total}, 0)`,
        totalCompleted: sql<number>`coalesce(${counts.completed}, 0)`,
      })
      .from(levels)
      .leftJoin(counts, eq(counts.levelSlug, levels.slug))
      .orderBy(levels.position)
      .prepare('levels_with_counts'),
    bySlug: db
      .select(columns)
      .from(levels)
      .where(eq(levels.slug, sql.placeholder('slug')))
      .prepare('level_by_slug'),
  };
});

/** Top levels and sublevels in authored order, sublevels with what this learner can practise and has done. */
export function listLevels(db: Db, learnerId: string): Promise<(LevelRow & LevelTotals)[]> {
  return queries(db).counted.execute({ learnerId });
}

export async function findLevel(db: Db, slug: string): Promise<LevelRow | undefined> {
  return (await queries(db).bySlug.execute({ slug }))[0];
}
