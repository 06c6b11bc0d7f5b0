import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import type { Place } from './place.ts';
import type { Installation, Password } from './postmaster.ts';
import { chooseUser } from './run-as.ts';

/** What PostgreSQL's programs need on this machine. Errors: OperatorError. */
export async function prepareInstallation(place: Place): Promise<Installation> {
  const binaries = await findBinaries(join(place.dataDir, 'run', 'lib'));
  const runAs = await chooseUser(binaries, place.dataDir);
  const password = process.platform === 'win32' ? await ownPassword(place) : null;
  return { binaries, runAs, password };
}

async function ownPassword({ dataDir }: Place): Promise<Password> {
  const file = join(dataDir, 'database-password');
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return { file, value: await readFile(file, 'utf8') };
}
