import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stopOrphan } from '#server/db/embedded/orphan.ts';
import { placeIn } from '#server/db/embedded/place.ts';
import { NODE_FLAGS, ROOT, SETTINGS } from './product.ts';

const run = promisify(execFile);

/** Where workers find the first folder. */
const NAME = 'BEDSIDE_FIRST_FOLDER';

/** Part A of the first test: no journey listens to another. */
const RECORDINGS = 2;

/** An engine gives a turn of talk up after ten seconds, which a busy machine may take. What is made stays. */
const TRIES = 5;

const newFolder = () => mkdtemp(join(tmpdir(), 'bedside-e2e-'));

/**
 * Before the journeys: a data folder with the content, and the recordings that are listened to. Every server begins
 * with a copy, so that all this is done once. Answers how to forget it.
 */
export default async function makeFirstFolder(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  await fill(folder, TRIES);
  process.env[NAME] = folder;
  return () => removeFolder(folder);
}

async function fill(folder: string, tries: number): Promise<void> {
  const making = run(process.execPath, [...NODE_FLAGS, 'scripts/audio.ts', '--most', String(RECORDINGS)], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, DATA_DIR: folder },
  });
  await making.catch((error) => {
    if (tries === 1) throw error;
    return fill(folder, tries - 1);
  });
}

/** A copy of the first folder, with the owners of its files: PostgreSQL looks at them. */
export async function copyFirstFolder(): Promise<string> {
  const folder = await newFolder();
  await run('cp', ['-a', `${process.env[NAME]}/.`, folder]);
  return folder;
}

/** Removes a folder whose product has ended, however it did: its database may still run. */
export async function removeFolder(folder: string): Promise<void> {
  await stopOrphan(placeIn(folder));
  await rm(folder, { recursive: true, force: true });
}
