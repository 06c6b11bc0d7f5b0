import { sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../db/client.ts';
import { levels } from '../../db/schema/catalogue.ts';
import { learners } from '../../db/schema/learners.ts';
import { vocabularyItems, vocabularyProgress } from '../../db/schema/vocabulary.ts';
import { inLearnersScope } from './vocabulary.store.ts';

export interface LevelRow {
  readonly slug: string;
  readonly parentSlug: string | null;
  readonly levelType: 'vocabulary' | 'guided_case' | 'complex_case' | null;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly totalPractice: number;
  readonly totalCompleted: number;
}

const queries = perDatabase((db) => {
  const counts = db
    .select({
      levelSlug: vocabularyItems.levelSlug,
      total: sql<number>`count(*)::int`.as('total'),
      completed: sql<number>`count(${vocabularyProgress.completedAt})::int`.as('completed'),
    })
    .from(learners)
    .innerJoin(vocabularyItems, inLearnersScope)
    .leftJoin(
      vocabularyProgress,
      sql`${vocabularyProgress.itemId} = ${vocabularyItems.id} and ${vocabularyProgress.learnerId} = ${learners.id}`,
    )
    .where(sql`${learners.id} = ${sql.placeholder('learnerId')}`)
    .groupBy(vocabularyItems.levelSlug)
    .as('counts');
  return db
    .select({
      slug: levels.slug,
      parentSlug: levels.parentSlug,
      levelType: levels.levelType,
      name: levels.name,
      title: levels.title,
      description: levels.description,
      totalPractice: sql<number>`coalesce(${counts.total}, 0)`,
      totalCompleted: sql<number>`coalesce(${counts.completed}, 0)`,
    })
    .from(levels)
    .leftJoin(counts, sql`${counts.levelSlug} = ${levels.slug}`)
    .orderBy(levels.position)
    .prepare('levels_with_counts');
});

/** Top levels and sublevels in authored order, sublevels with what this learner can practise and has done. */
export function listLevels(db: Db, learnerId: string): Promise<LevelRow[]> {
  return queries(db).execute({ learnerId });
}
