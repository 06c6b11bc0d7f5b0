import { and, asc, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import { likelyInConsultation } from '#domain/practice/complex/likely.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { caseBriefs } from '../../../db/schema/case-briefs.ts';
import { caseVersions } from '../../../db/schema/cases.ts';

/** As many as are being talked about at a time. */
const MAX_KEPT = 100;

/** Case versions are never edited, so that what was read once stays true. */
const keptBriefs = perDatabase(() => new LRUCache<string, Brief>({ max: MAX_KEPT }));

/** Secret: what the patient of a case version knows. */
export async function findBrief(db: Db, caseVersionId: string): Promise<Brief> {
  const kept = keptBriefs(db).get(caseVersionId);
  if (kept) return kept;
  const [row] = await db
    .select({ brief: caseBriefs.brief })
    .from(caseBriefs)
    .where(eq(caseBriefs.caseVersionId, caseVersionId));
  if (!row) throw new Error(`The case version ${caseVersionId} has no brief.`);
  keptBriefs(db).set(caseVersionId, row.brief);
  return row.brief;
}

export async function saveBrief(tx: Db, caseVersionId: string, brief: Brief): Promise<void> {
  await tx.insert(caseBriefs).values({ caseVersionId, brief }).onConflictDoNothing();
}

const keptLikely = perDatabase(() => new Map<LearningLanguage, Promise<readonly string[]>>());

/**
 * What is likely to be said to the patients of a language's cases: one list for all of them, so that an engine that
 * prepares for what is likely does so once. Content changes at a start alone, so it is read once.
 */
export function likelyOfCases(db: Db, language: LearningLanguage): Promise<readonly string[]> {
  const kept = keptLikely(db).get(language);
  if (kept) return kept;
  const read = readLikely(db, language);
  keptLikely(db).set(language, read);
  read.catch(() => keptLikely(db).delete(language));
  return read;
}

async function readLikely(db: Db, language: LearningLanguage): Promise<readonly string[]> {
  const rows = await db
    .select({ brief: caseBriefs.brief })
    .from(caseBriefs)
    .innerJoin(caseVersions, eq(caseVersions.id, caseBriefs.caseVersionId))
    .where(and(eq(caseVersions.language, language), isNull(caseVersions.retiredAt)))
    .orderBy(asc(caseVersions.id));
  return [...new Set(rows.flatMap(({ brief }) => likelyInConsultation(brief)))];
}
