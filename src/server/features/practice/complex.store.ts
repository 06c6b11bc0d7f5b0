import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Db, perDatabase } from '../../db/client.ts';
import { caseProgress, patientCases, patientTalk } from '../../db/schema/cases.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { learners } from '../../db/schema/learners.ts';
import { inScope, nearestScopeFirst } from './scope.ts';

export type CaseRow = typeof patientCases.$inferSelect;

const queries = perDatabase((db) => ({
  next: db
    .select({
      id: patientCases.id,
      caseId: patientCases.caseId,
      specialitySlug: sql<
        string | null
      >`coalesce(${patientCases.specialitySlug}, ${learners.specialitySlug})`,
      completedAt: caseProgress.completedAt,
      total: sql<number>`(count(*) over ())::int`,
      completed: sql<number>`(count(${caseProgress.completedAt}) over ())::int`,
    })
    .from(learners)
    .innerJoin(patientCases, inScope(patientCases))
    .leftJoin(
      caseProgress,
      and(eq(caseProgress.caseId, patientCases.caseId), eq(caseProgress.learnerId, learners.id)),
    )
    .where(
      and(
        eq(learners.id, sql.placeholder('learnerId')),
        eq(patientCases.levelSlug, sql.placeholder('levelSlug')),
      ),
    )
    .orderBy(
      sql`${caseProgress.completedAt} asc nulls first`,
      nearestScopeFirst(patientCases),
      asc(patientCases.caseId),
    )
    .limit(1)
    .prepare('next_patient_case'),
  byId: db
    .select()
    .from(patientCases)
    .where(eq(patientCases.id, sql.placeholder('id')))
    .prepare('patient_case_by_id'),
}));

/** The first uncompleted case; when all are completed, the one done longest ago. */
export async function nextCase(db: Db, learnerId: string, levelSlug: string) {
  return (await queries(db).next.execute({ learnerId, levelSlug }))[0];
}

export async function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  return (await queries(db).byId.execute({ id }))[0];
}

/** The version of a case that the learner has begun to talk about, though a newer one may be offered. */
export async function versionUnderWay(
  db: Db,
  learnerId: string,
  caseId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: patientCases.id })
    .from(conversations)
    .innerJoin(patientCases, eq(patientCases.id, conversations.subject))
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(patientCases.caseId, caseId),
        isNull(conversations.completedAt),
      ),
    )
    .orderBy(sql`${conversations.startedAt} desc`)
    .limit(1);
  return row?.id;
}

const words = perDatabase(() => new Map<LearningLanguage, Promise<readonly string[]>>());

/**
 * The words that the patients of a language's cases are likely to be asked about: one list for all cases, so that an
 * engine that prepares for what is likely does so once. Content changes at a start alone, so it is read once.
 */
export function wordsOfCases(db: Db, language: LearningLanguage): Promise<readonly string[]> {
  const kept = words(db).get(language);
  if (kept) return kept;
  const read = readWords(db, language);
  words(db).set(language, read);
  read.catch(() => words(db).delete(language));
  return read;
}

async function readWords(db: Db, language: LearningLanguage): Promise<readonly string[]> {
  const rows = await db
    .select({ brief: patientCases.brief })
    .from(patientCases)
    .where(and(eq(patientCases.language, language), isNull(patientCases.retiredAt)))
    .orderBy(asc(patientCases.id));
  return [
    ...new Set(
      rows.flatMap(({ brief }) => [...brief.facts.flatMap((fact) => fact.words ?? []), ...brief.worry.words]),
    ),
  ];
}

/** A case that is described just so; for clients that know no ids. */
export async function findCaseByDescription(db: Db, description: string): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(patientCases)
    .where(and(eq(patientCases.description, description), isNull(patientCases.retiredAt)))
    .limit(1);
  return row;
}

export async function completeCase(tx: Db, learnerId: string, caseId: string, now: Date): Promise<void> {
  await tx
    .insert(caseProgress)
    .values({ learnerId, caseId, completions: 1, completedAt: now })
    .onConflictDoUpdate({
      target: [caseProgress.learnerId, caseProgress.caseId],
      set: { completions: sql`${caseProgress.completions} + 1`, completedAt: now },
    });
}

/** What every patient can say. Throws when the content lacks it: a fault of the installation. */
export async function loadTalk(db: Db) {
  const [row] = await db.select({ talk: patientTalk.talk }).from(patientTalk).limit(1);
  if (!row) throw new Error('The content has no patient talk.');
  return row.talk;
}
