import { and, asc, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ExamPaper } from '#domain/oet/questions.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { oetAttempts } from '../../../db/schema/oet-attempts.ts';
import { oetPapers, oetTestVersions } from '../../../db/schema/oet-papers.ts';

/** As many parts as are taken at a time. */
const MAX_KEPT = 200;

/** Versions are never edited, so that what was read once stays true. */
const keptPapers = perDatabase(() => new LRUCache<string, ExamPaper>({ max: MAX_KEPT }));

const queries = perDatabase((db) => ({
  paper: db
    .select({ paper: oetPapers.paper })
    .from(oetPapers)
    .where(
      and(
        eq(oetPapers.testVersionId, sql.placeholder('testVersionId')),
        eq(oetPapers.part, sql.placeholder('part')),
      ),
    )
    .prepare('oet_paper'),
}));

/** What a candidate may see of a part, in the shape of its module. */
export async function findPaper<Paper extends ExamPaper>(
  db: Db,
  testVersionId: string,
  part: string,
): Promise<Paper> {
  const name = `${testVersionId}/${part}`;
  const kept = keptPapers(db).get(name);
  if (kept) return kept as Paper;
  const [row] = await queries(db).paper.execute({ testVersionId, part });
  if (!row) throw new Error(`The test ${testVersionId} has no part ${part}.`);
  keptPapers(db).set(name, row.paper);
  return row.paper as Paper;
}

export interface Wanted {
  readonly learnerId: string;
  readonly module: string;
  /** null: tests that serve all. */
  readonly profession: string | null;
}

/**
 * The version to give out next: for the learner's profession before others, then the one taken least often, then the
 * one taken longest ago. undefined where the module has no test.
 */
export async function nextTestVersion(
  db: Db,
  { learnerId, module, profession }: Wanted,
): Promise<string | undefined> {
  const taken = db
    .select({
      testId: oetTestVersions.testId,
      times: count().as('times'),
      last: max(oetAttempts.createdAt).as('last'),
    })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(and(eq(oetAttempts.learnerId, learnerId), eq(oetAttempts.module, module)))
    .groupBy(oetTestVersions.testId)
    .as('taken');
  const [row] = await db
    .select({ id: oetTestVersions.id })
    .from(oetTestVersions)
    .leftJoin(taken, eq(taken.testId, oetTestVersions.testId))
    .where(and(eq(oetTestVersions.module, module), isNull(oetTestVersions.retiredAt)))
    .orderBy(
      desc(sql`${oetTestVersions.profession} is not distinct from ${profession}`),
      sql`coalesce(${taken.times}, 0)`,
      sql`${taken.last} nulls first`,
      asc(oetTestVersions.testId),
    )
    .limit(1);
  return row?.id;
}
