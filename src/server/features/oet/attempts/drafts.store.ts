import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { oetDrafts } from '../../../db/schema/oet-attempts.ts';

/** Where a draft belongs: a part of an attempt that the caller has found to be the learner's. */
interface Place {
  readonly attemptId: string;
  readonly part: string;
}

export interface DraftRow {
  readonly id: number;
  /** null: it met a newer text, and was kept aside. */
  readonly revision: number | null;
  readonly text: string;
  readonly savedAt: Date;
}

const columns = {
  id: oetDrafts.id,
  revision: oetDrafts.revision,
  text: oetDrafts.text,
  savedAt: oetDrafts.savedAt,
};

const ofPart = ({ attemptId, part }: Place) =>
  and(eq(oetDrafts.attemptId, attemptId), eq(oetDrafts.part, part));

/** The text that counts: the newest that was not kept aside. */
export async function findDraft(db: Db, place: Place): Promise<DraftRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(oetDrafts)
    .where(and(ofPart(place), isNotNull(oetDrafts.revision)))
    .orderBy(desc(oetDrafts.revision))
    .limit(1);
  return row;
}

/** All texts of a part, in the order in which they were saved. */
export function listDrafts(db: Db, place: Place): Promise<DraftRow[]> {
  return db.select(columns).from(oetDrafts).where(ofPart(place)).orderBy(asc(oetDrafts.id));
}

/** Whether a part has a text already, in whichever version. */
export async function isKept(db: Db, place: Place, text: string): Promise<boolean> {
  return (await db.$count(oetDrafts, and(ofPart(place), eq(oetDrafts.text, text)))) > 0;
}

/** Whether no text of the part was saved after this one, not even aside. */
export async function isNewest(db: Db, place: Place, { id }: Pick<DraftRow, 'id'>): Promise<boolean> {
  return (await db.$count(oetDrafts, and(ofPart(place), gt(oetDrafts.id, id)))) === 0;
}

export async function insertDraft(
  tx: Db,
  { attemptId, part }: Place,
  draft: Omit<DraftRow, 'id'>,
): Promise<void> {
  await tx.insert(oetDrafts).values({ attemptId, part, ...draft });
}

export async function deleteDraft(tx: Db, { id }: Pick<DraftRow, 'id'>): Promise<void> {
  await tx.delete(oetDrafts).where(eq(oetDrafts.id, id));
}
