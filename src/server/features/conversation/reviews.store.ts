import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { LearningLanguage } from '#domain/languages.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import type { Db } from '../../db/client.ts';
import { conversations, type StoredReview } from '../../db/schema/conversations.ts';
import { oetAssessments, oetAttempts } from '../../db/schema/oet-attempts.ts';

/** What the latest review of a conversation found; null before there is one. */
export async function findReview(db: Db, conversationId: string): Promise<StoredReview | null> {
  const [row] = await db
    .select({ review: conversations.review })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return row?.review ?? null;
}

export async function keepReview(db: Db, id: string, review: StoredReview): Promise<void> {
  await db.update(conversations).set({ review }).where(eq(conversations.id, id));
}

/** Whether this learner has been shown just that sentence as a model: by a review, or with a role-play's results. */
export async function isShownModel(db: Db, learnerId: string, line: ModelLine): Promise<boolean> {
  return (
    (await isReviewed(db, learnerId, line)) ||
    (line.language === 'en' && (await isAssessed(db, learnerId, line)))
  );
}

interface ModelLine {
  readonly language: LearningLanguage;
  readonly text: string;
}

/** Whether a list within a document has an entry with that text. */
const holds = (document: SQL, list: string, name: string, text: string) =>
  sql`${document}->${list} @> ${JSON.stringify([{ [name]: text }])}::jsonb`;

async function isReviewed(db: Db, learnerId: string, { language, text }: ModelLine): Promise<boolean> {
  const review = sql`${conversations.review}->'review'`;
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.learnerId, learnerId),
        eq(conversations.language, language),
        or(...['keyPoints', 'topics', 'manners'].map((list) => holds(review, list, 'model', text))),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Where the sentences to be said stand in what was said of a role-play. */
const MODELS = { indicators: 'instead', findings: 'mend', cues: 'model', tasks: 'model' } as const;

async function isAssessed(db: Db, learnerId: string, { text }: ModelLine): Promise<boolean> {
  const assessment = sql`${oetAssessments.assessment}`;
  const [row] = await db
    .select({ id: oetAttempts.id })
    .from(oetAssessments)
    .innerJoin(oetAttempts, eq(oetAttempts.id, oetAssessments.attemptId))
    .where(
      and(
        eq(oetAttempts.learnerId, learnerId),
        eq(oetAttempts.module, SPEAKING.name),
        or(...Object.entries(MODELS).map(([list, name]) => holds(assessment, list, name, text))),
      ),
    )
    .limit(1);
  return row !== undefined;
}
