import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './db/sync-folder.ts';
import { OperatorError } from './operator-error.ts';

const LENGTH = 32;

/**
 * The secrets of a single machine, the first of which signs: made once, kept in the data folder, readable by their
 * owner alone. Errors:
 * OperatorError where it is there and can't be read: another would log everybody out.
 */
export async function ownJwtSecrets(dataDir: string): Promise<string[]> {
  const path = join(dataDir, 'jwt-secret');
  const kept = await readSecrets(path);
  if (kept !== null) return kept;
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, `${newSecret()}\n`, { mode: 0o600, flush: true });
  // Linked into place, so that nobody reads half a secret, and of two that are made at once one stands.
  await link(partial, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(partial);
  // With a secret that a power cut takes back, everybody would be logged out.
  await syncFolder(dataDir);
  return (await readSecrets(path)) ?? [];
}

export function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

/** Puts a new secret before the one that signs now, which is accepted until the next time. Errors: OperatorError. */
export async function rotateOwnSecret(dataDir: string): Promise<void> {
  const path = join(dataDir, 'jwt-secret');
  const [current] = await ownJwtSecrets(dataDir);
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, `${newSecret()}\n${current}\n`, { mode: 0o600, flush: true });
  await rename(partial, path);
  await syncFolder(dataDir);
}

/** null: there is none yet. */
async function readSecrets(path: string): Promise<string[] | null> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw unreadable(path, cause);
  });
  if (text === null) return null;
  const secrets = text.trim().split('\n');
  if (secrets.some((secret) => secret.length < LENGTH)) throw unreadable(path);
  return secrets;
}

function unreadable(path: string, cause?: Error): OperatorError {
  return new OperatorError(
    `The secret that keeps learners logged in can't be read from ${path}. Put it right, or remove the file: ` +
      'then everybody has to log in again.',
    { cause },
  );
}
