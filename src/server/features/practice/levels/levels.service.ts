import type { Db } from '../../../db/client.ts';
import { findLevel, type LevelRow, type LevelTotals, listLevels } from './levels.store.ts';

export interface LevelCounts extends LevelTotals {
  readonly sublevels: readonly Level[];
}

/** A level of the catalogue. Its counts go through all of the learner's practice, so they may still be to be asked. */
export interface Level extends LevelRow {
  readonly counts: LevelCounts | (() => Promise<LevelCounts>);
}

/** The top levels with their sublevels; a top level counts what its sublevels count. */
export async function getLevels(db: Db, learnerId: string): Promise<Level[]> {
  return countedLevels(db, learnerId);
}

/** Any level by its slug, top or sub. It is counted once, when somebody asks. */
export async function getLevel(db: Db, learnerId: string, slug: string): Promise<Level | null> {
  const row = await findLevel(db, slug);
  if (!row) return null;
  let counting: Promise<LevelCounts> | undefined;
  const counts = () => {
    counting ??= countedLevels(db, learnerId).then((tops) => {
      return tops.flatMap((top) => [top, ...top.counts.sublevels]).find((level) => level.slug === slug)!
        .counts;
    });
    return counting;
  };
  return { ...row, counts };
}

interface CountedLevel extends LevelRow {
  readonly counts: LevelTotals & { readonly sublevels: readonly CountedLevel[] };
}

async function countedLevels(db: Db, learnerId: string): Promise<CountedLevel[]> {
  const levelsOf = Map.groupBy(await listLevels(db, learnerId), ({ parentSlug }) => parentSlug);
  return (levelsOf.get(null) ?? []).map((top) => {
    const sublevels = (levelsOf.get(top.slug) ?? []).map((row) => counted(row, row, []));
    const totalPractice = sum(sublevels.map(({ counts }) => counts.totalPractice));
    const totalCompleted = sum(sublevels.map(({ counts }) => counts.totalCompleted));
    return counted(top, { totalPractice, totalCompleted }, sublevels);
  });
}

function counted(
  row: LevelRow,
  { totalPractice, totalCompleted }: LevelTotals,
  sublevels: readonly CountedLevel[],
): CountedLevel {
  return { ...row, counts: { totalPractice, totalCompleted, sublevels } };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
