import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of a single machine: made once, kept in the data folder, readable by its owner alone. */
export async function ownJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.trim().length >= 32) return kept.trim();
  const secret = randomBytes(48).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
