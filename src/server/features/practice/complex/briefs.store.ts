import { and, asc, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
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

const keptWords = perDatabase(() => new Map<LearningLanguage, Promise<readonly string[]>>());

/**
 * The words that the patients of a language's cases are likely to be asked about: one list for all cases, so that an
 * engine that prepares for what is likely does so once. Content changes at a start alone, so it is read once.
 */
export function wordsOfCases(db: Db, language: LearningLanguage): Promise<readonly string[]> {
  const kept = keptWords(db).get(language);
  if (kept) return kept;
  const read = readWords(db, language);
  keptWords(db).set(language, read);
  read.catch(() => keptWords(db).delete(language));
  return read;
}

async function readWords(db: Db, language: LearningLanguage): Promise<readonly string[]> {
  const rows = await db
    .select({ brief: caseBriefs.brief })
    .from(caseBriefs)
    .innerJoin(caseVersions, eq(caseVersions.id, caseBriefs.caseVersionId))
    .where(and(eq(caseVersions.language, language), isNull(caseVersions.retiredAt)))
    .orderBy(asc(caseVersions.id));
  const words = rows.flatMap(({ brief }) => [
    ...brief.facts.flatMap((fact) => fact.words ?? []),
    ...brief.worry.words,
  ]);
  return [...new Set(words)];
}
