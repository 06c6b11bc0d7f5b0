import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { GoalCount } from '#domain/practice/complex/review.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { caseProgress, caseVersions, patientTalk } from '../../../db/schema/cases.ts';
import { conversations } from '../../../db/schema/conversations.ts';
import { learners } from '../../../db/schema/learners.ts';
import { inScope, nearestScopeFirst } from '../levels/scope.ts';

const columns = {
  caseVersionId: caseVersions.id,
  caseId: caseVersions.caseId,
  language: caseVersions.language,
  levelSlug: caseVersions.levelSlug,
  title: caseVersions.title,
  content: caseVersions.content,
  description: caseVersions.description,
  patientInfo: caseVersions.patientInfo,
  voice: caseVersions.voice,
};

/** A version of a case, as its learner may see it. */
export interface CaseVersion
  extends Pick<typeof caseVersions.$inferSelect, Exclude<keyof typeof columns, 'caseVersionId'>> {
  readonly caseVersionId: string;
}

const queries = perDatabase((db) => ({
  next: db
    .select({
      caseVersionId: caseVersions.id,
      caseId: caseVersions.caseId,
      specialitySlug: sql<
        string | null
      >`coalesce(${caseVersions.specialitySlug}, ${learners.specialitySlug})`,
      completedAt: caseProgress.completedAt,
      total: sql<number>`(count(*) over ())::int`,
      completed: sql<number>`(count(${caseProgress.completedAt}) over ())::int`,
    })
    .from(learners)
    .innerJoin(caseVersions, inScope(caseVersions))
    .leftJoin(
      caseProgress,
      and(eq(caseProgress.caseId, caseVersions.caseId), eq(caseProgress.learnerId, learners.id)),
    )
    .where(
      and(
        eq(learners.id, sql.placeholder('learnerId')),
        eq(caseVersions.levelSlug, sql.placeholder('levelSlug')),
      ),
    )
    .orderBy(
      sql`${caseProgress.completedAt} asc nulls first`,
      nearestScopeFirst(caseVersions),
      asc(caseVersions.caseId),
    )
    .limit(1)
    .prepare('next_patient_case'),
  byId: db
    .select(columns)
    .from(caseVersions)
    .where(eq(caseVersions.id, sql.placeholder('caseVersionId')))
    .prepare('case_version_by_id'),
}));

/** The first uncompleted case; when all are completed, the one done longest ago. */
export async function nextCase(db: Db, learnerId: string, levelSlug: string) {
  return (await queries(db).next.execute({ learnerId, levelSlug }))[0];
}

export async function findCaseVersion(db: Db, caseVersionId: string): Promise<CaseVersion | undefined> {
  return (await queries(db).byId.execute({ caseVersionId }))[0];
}

/** The version of a case that the learner has begun to talk about, though a newer one may be offered. */
export async function versionUnderWay(
  db: Db,
  learnerId: string,
  caseId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ caseVersionId: caseVersions.id })
    .from(conversations)
    .innerJoin(caseVersions, eq(caseVersions.id, conversations.subject))
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(caseVersions.caseId, caseId),
        isNull(conversations.completedAt),
      ),
    )
    .orderBy(sql`${conversations.startedAt} desc`)
    .limit(1);
  return row?.caseVersionId;
}

export interface PastConsultation extends Pick<CaseVersion, 'title' | 'language'> {
  readonly conversationId: string;
  readonly completedAt: Date;
  /** null before the review was asked for. */
  readonly goals: GoalCount | null;
}

/** More than anybody looks through. */
const MOST_LISTED = 500;

/** The learner's completed conversations about cases, newest first. */
export async function pastConsultations(db: Db, learnerId: string): Promise<PastConsultation[]> {
  const rows = await db
    .select({
      conversationId: conversations.id,
      title: caseVersions.title,
      language: caseVersions.language,
      completedAt: conversations.completedAt,
      goals: sql<GoalCount | null>`${conversations.review}->'goals'`,
    })
    .from(conversations)
    .innerJoin(caseVersions, eq(caseVersions.id, conversations.subject))
    .where(and(eq(conversations.learnerId, learnerId), isNotNull(conversations.completedAt)))
    .orderBy(desc(conversations.completedAt), asc(conversations.id))
    .limit(MOST_LISTED);
  return rows.flatMap(({ completedAt, ...row }) => (completedAt ? [{ ...row, completedAt }] : []));
}

/** A case that is described or told just so, one on offer before one that was; for clients that know no ids. */
export async function findVersionByDescription(
  db: Db,
  description: string,
): Promise<CaseVersion | undefined> {
  const [row] = await db
    .select(columns)
    .from(caseVersions)
    .where(or(eq(caseVersions.description, description), eq(caseVersions.content, description)))
    .orderBy(sql`${caseVersions.retiredAt} desc nulls first`)
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

const keptTalk = perDatabase(() => new Map<'talk', Promise<PatientTalk>>());

/**
 * What every patient can say. Content changes at a start alone, so it is read once. Throws when the content lacks it:
 * a fault of the installation.
 */
export function loadTalk(db: Db): Promise<PatientTalk> {
  const kept = keptTalk(db).get('talk');
  if (kept) return kept;
  const read = readTalk(db);
  keptTalk(db).set('talk', read);
  read.catch(() => keptTalk(db).delete('talk'));
  return read;
}

async function readTalk(db: Db): Promise<PatientTalk> {
  const [row] = await db.select({ talk: patientTalk.talk }).from(patientTalk).limit(1);
  if (!row) throw new Error('The content has no patient talk.');
  return row.talk;
}
