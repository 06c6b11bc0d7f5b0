import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../../ports/blob-store.ts';

const KEY = /^[a-z0-9-]{1,100}$/;

/** Blobs as files, spread over folders by the end of their key. */
export function fileBlobs(folder: string): BlobStore {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a blob key: ${key}`);
    const parent = join(folder, key.slice(-2));
    return { parent, path: join(parent, key) };
  };
  return {
    get: async (key) => {
      try {
        return await readFile(place(key).path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    put: async (key, bytes) => {
      const { parent, path } = place(key);
      await mkdir(parent, { recursive: true });
      // Renamed into place, so that nobody reads half a blob.
      const partial = `${path}.${crypto.randomUUID()}`;
      await writeFile(partial, bytes);
      await rename(partial, path);
    },
  };
}
