import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane. The library's default is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not there is an account: without one it checks against a decoy. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== undefined && matches;
}

let common: ReadonlySet<string> | undefined;

/**
 * Whether a lower-case password is among the 10,000 most common ones of allowed length.
 * The list is from zxcvbn-ts (MIT, Dropbox and contributors), most common first.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password);
}
