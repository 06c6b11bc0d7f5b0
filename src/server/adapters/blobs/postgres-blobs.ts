import { and, desc, eq, notLike, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { blobs } from '../../db/schema/blobs.ts';
import { type BlobStore, type ByteRange, KEPT } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { requireBlobKey } from './blob-key.ts';

/** Reading what was read just now needn't write. */
const USE_IS_NOTED_AFTER_MS = 60_000;

/** What can be made again. */
const mayGo = notLike(blobs.key, `${KEPT}%`);

/** Blobs in the database, for several instances that share no disk. */
export function postgresBlobs(db: Db, clock: Clock): BlobStore {
  return {
    get: async (key, range) => {
      requireBlobKey(key);
      const [row] = await db
        .select({ bytes: bytesOf(range), usedAt: blobs.usedAt })
        .from(blobs)
        .where(eq(blobs.key, key));
      if (!row) return undefined;
      const now = clock.now();
      if (now.getTime() - row.usedAt.getTime() >= USE_IS_NOTED_AFTER_MS) {
        await db.update(blobs).set({ usedAt: now }).where(eq(blobs.key, key));
      }
      return new Uint8Array(row.bytes);
    },
    size: async (key) => {
      requireBlobKey(key);
      const [row] = await db.select({ size: blobs.size }).from(blobs).where(eq(blobs.key, key));
      return row?.size;
    },
    put: async (key, bytes) => {
      requireBlobKey(key);
      await db
        .insert(blobs)
        .values({ key, bytes, size: bytes.length, usedAt: clock.now() })
        .onConflictDoNothing();
    },
    delete: async (key) => {
      requireBlobKey(key);
      await db.delete(blobs).where(eq(blobs.key, key));
    },
    trim: async (maxBytes) => {
      const last = await newestTooMuch(db, maxBytes);
      if (!last) return;
      await db
        .delete(blobs)
        .where(
          and(
            sql`(${blobs.usedAt}, ${blobs.key}) <= (${last.usedAt}::timestamp with time zone, ${last.key})`,
            mayGo,
          ),
        );
    },
  };
}

/** The blob with which those used since come to more than so many bytes; its time as the database writes it. */
async function newestTooMuch(db: Db, maxBytes: number) {
  const newestFirst = db
    .select({
      key: blobs.key,
      usedAt: blobs.usedAt,
      total: sql<number>`sum(${blobs.size}) over (order by ${blobs.usedAt} desc, ${blobs.key} desc)`.as(
        'total',
      ),
    })
    .from(blobs)
    .where(mayGo)
    .as('newest_first');
  const [last] = await db
    .select({ key: newestFirst.key, usedAt: sql<string>`${newestFirst.usedAt}::text` })
    .from(newestFirst)
    .where(sql`${newestFirst.total} > ${maxBytes}`)
    .orderBy(desc(newestFirst.usedAt), desc(newestFirst.key))
    .limit(1);
  return last;
}

function bytesOf(range: ByteRange | undefined) {
  if (!range) return blobs.bytes;
  const length = Math.max(0, range.end - range.start);
  return sql<Uint8Array>`substring(${blobs.bytes} from ${range.start + 1}::int for ${length}::int)`;
}
