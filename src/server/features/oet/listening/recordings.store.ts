import { and, eq } from 'drizzle-orm';
import type { TurnTime } from '#domain/oet/listening/script.ts';
import type { Db } from '../../../db/client.ts';
import { oetRecordings } from '../../../db/schema/oet-recordings.ts';
import type { ExtractPlace } from './scripts.store.ts';

export interface Recording {
  readonly extractId: string;
  readonly blobKey: string;
  readonly bytes: number;
  readonly durationMs: number;
  readonly turns: readonly TurnTime[];
}

const columns = {
  extractId: oetRecordings.extractId,
  blobKey: oetRecordings.blobKey,
  bytes: oetRecordings.bytes,
  durationMs: oetRecordings.durationMs,
  turns: oetRecordings.turns,
};

/** The recordings of a test that are made. */
export function listRecordings(db: Db, testVersionId: string): Promise<Recording[]> {
  return db.select(columns).from(oetRecordings).where(eq(oetRecordings.testVersionId, testVersionId));
}

export async function findRecording(
  db: Db,
  { testVersionId, extractId }: ExtractPlace,
): Promise<Recording | undefined> {
  const [row] = await db
    .select(columns)
    .from(oetRecordings)
    .where(and(eq(oetRecordings.testVersionId, testVersionId), eq(oetRecordings.extractId, extractId)));
  return row;
}

export interface MadeRecording extends Omit<Recording, 'extractId'> {
  readonly engine: string;
  readonly madeAt: Date;
}

/** A recording that is made again replaces the one before. */
export async function saveRecording(db: Db, place: ExtractPlace, made: MadeRecording): Promise<void> {
  await db
    .insert(oetRecordings)
    .values({ ...place, ...made })
    .onConflictDoUpdate({ target: [oetRecordings.testVersionId, oetRecordings.extractId], set: made });
}
