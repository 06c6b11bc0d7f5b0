import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownJwtSecrets, rotateOwnSecret } from './jwt-secret.ts';
import { OperatorError } from './operator-error.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bedside-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is made once, also when two starts make it at once', async () => {
  const made = await Promise.all([ownJwtSecrets(folder), ownJwtSecrets(folder)]);
  expect(made[0]![0]!.length).toBeGreaterThanOrEqual(32);
  expect(new Set([...made, await ownJwtSecrets(folder)].flat()).size).toBe(1);
});

it('is never replaced by another because it can not be read, which would log everybody out', async () => {
  await mkdir(join(folder, 'jwt-secret'));
  await expect(ownJwtSecrets(folder)).rejects.toThrow(OperatorError);
});

it('is never replaced because it was cut short', async () => {
  await writeFile(join(folder, 'jwt-secret'), 'short');
  await expect(ownJwtSecrets(folder)).rejects.toThrow(/remove the file/);
});

it('is followed by the one before when it is rotated, and by no other', async () => {
  const [first] = await ownJwtSecrets(folder);
  await rotateOwnSecret(folder);
  const [second, ...before] = await ownJwtSecrets(folder);
  expect(second).not.toBe(first);
  expect(before).toEqual([first]);
  await rotateOwnSecret(folder);
  expect((await ownJwtSecrets(folder)).slice(1)).toEqual([second]);
});
