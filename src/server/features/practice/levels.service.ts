import type { Db } from '../../db/client.ts';
import { type LevelRow, listLevels } from './levels.store.ts';

export interface Level extends LevelRow {
  readonly sublevels: readonly Level[];
}

/** The top levels with their sublevels; a top level counts what its sublevels count. */
export async function getLevels(db: Db, learnerId: string): Promise<Level[]> {
  return levelTree(await listLevels(db, learnerId));
}

/** Any level by its slug, top or sub. */
export async function getLevel(db: Db, learnerId: string, slug: string): Promise<Level | null> {
  const tops = await getLevels(db, learnerId);
  return tops.flatMap((top) => [top, ...top.sublevels]).find((level) => level.slug === slug) ?? null;
}

function levelTree(rows: readonly LevelRow[]): Level[] {
  return rows
    .filter(({ parentSlug }) => parentSlug === null)
    .map((top) => {
      const sublevels = rows
        .filter(({ parentSlug }) => parentSlug === top.slug)
        .map((row) => ({ ...row, sublevels: [] }));
      return {
        ...top,
        sublevels,
        totalPractice: sum(sublevels, (level) => level.totalPractice),
        totalCompleted: sum(sublevels, (level) => level.totalCompleted),
      };
    });
}

function sum<T>(items: readonly T[], countOf: (item: T) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}
