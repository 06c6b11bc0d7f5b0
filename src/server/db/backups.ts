import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const KEPT = 6;
const SUFFIX = '.tar.gz';

/** Writes a dump that survives a power cut: written aside, flushed to disk, then renamed. Six are kept. */
export async function writeBackup(lite: PGlite, folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true });
  const dump = await lite.dumpDataDir('gzip');
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}${SUFFIX}`);
  const partial = `${path}.partial`;
  const file = await open(partial, 'w');
  try {
    await file.writeFile(Buffer.from(await dump.arrayBuffer()));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
  await syncFolder(folder);
  for (const old of (await listBackups(folder)).slice(KEPT)) await rm(old, { force: true });
  return path;
}

/** Paths of complete dumps, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** A rename is only safe once its folder is flushed too. Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
