import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operator-error.ts';

const LENGTH = 32;

/**
 * The secret of a single machine: made once, kept in the data folder, readable by its owner alone. Errors:
 * OperatorError where it is there and can't be read: another would log everybody out.
 */
export async function ownJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  const kept = await readSecret(path);
  if (kept !== null) return kept;
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  // Linked into place, so that nobody reads half a secret, and of two that are made at once one stands.
  await link(partial, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(partial);
  return (await readSecret(path)) ?? '';
}

/** null: there is none yet. */
async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw unreadable(path, cause);
  });
  if (text === null) return null;
  const secret = text.trim();
  if (secret.length < LENGTH) throw unreadable(path);
  return secret;
}

function unreadable(path: string, cause?: Error): OperatorError {
  return new OperatorError(
    `The secret that keeps learners logged in can't be read from ${path}. Put it right, or remove the file: ` +
      'then everybody has to log in again.',
    { cause },
  );
}
