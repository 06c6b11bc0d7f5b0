import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../../db/sync-folder.ts';
import { type BlobStore, KEPT } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { requireBlobKey } from './blob-key.ts';

/** Ends the name of a blob that is being written, or was when its process died. */
const PARTIAL = '.partial';
const PARTIAL_IS_DEAD_MS = 3_600_000;

/** Blobs as files, spread over folders by the end of their key. A file's time of change says when it was last used. */
export function fileBlobs(folder: string, clock: Clock): BlobStore {
  const place = (key: string) => {
    requireBlobKey(key);
    const parent = join(folder, key.slice(-2));
    return { parent, path: join(parent, key) };
  };
  return {
    get: async (key, range) =>
      unlessMissing(async () => {
        const { path } = place(key);
        await using file = await open(path);
        const { size } = await file.stat();
        await utimes(path, clock.now(), clock.now());
        const start = Math.min(range?.start ?? 0, size);
        const length = Math.max(0, Math.min(range?.end ?? size, size) - start);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return new Uint8Array(buffer.subarray(0, bytesRead));
      }),
    size: (key) => unlessMissing(async () => (await stat(place(key).path)).size),
    put: async (key, bytes) => {
      const { parent, path } = place(key);
      const made = await mkdir(parent, { recursive: true });
      // Renamed into place, so that nobody reads half a blob, also after a power cut.
      const partial = `${path}.${crypto.randomUUID()}${PARTIAL}`;
      await writeFile(partial, bytes, { flush: true });
      await utimes(partial, clock.now(), clock.now());
      await rename(partial, path);
      // What can be made again may go with the power; what a learner said may not.
      if (!key.startsWith(KEPT)) return;
      await syncFolder(parent);
      if (made) await Promise.all([folder, dirname(folder)].map(syncFolder));
    },
    delete: (key) => rm(place(key).path, { force: true }),
    trim: async (maxBytes) => {
      let total = 0;
      for (const { path, size, usedAt } of await newestFirst(folder)) {
        const dead = path.endsWith(PARTIAL) && clock.now().getTime() - usedAt > PARTIAL_IS_DEAD_MS;
        if (!dead && basename(path).startsWith(KEPT)) continue;
        if (!dead) total += size;
        if (dead || total > maxBytes) await rm(path, { force: true });
      }
    },
  };
}

async function newestFirst(folder: string) {
  const names = (await unlessMissing(() => readdir(folder, { recursive: true }))) ?? [];
  const files: { path: string; size: number; usedAt: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await unlessMissing(() => stat(path));
    if (found?.isFile()) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  return files.sort((a, b) => b.usedAt - a.usedAt);
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
