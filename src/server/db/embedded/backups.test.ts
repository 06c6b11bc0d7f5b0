import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { backupsToKeep, NoRoom, requireRoom } from './backups.ts';
import { placeIn } from './place.ts';

const at = (day: number, hour: number) =>
  `/backups/2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}-00-00.000Z.tar.gz`;

it('keeps the six newest, and the newest of each of the last seven days', () => {
  const backups = Array.from({ length: 12 }, (_, day) => [
    at(12 - day, 23),
    at(12 - day, 12),
    at(12 - day, 1),
  ]).flat();
  const kept = backupsToKeep(backups);
  expect(kept).toEqual([...backups.slice(0, 6), ...[at(10, 23), at(9, 23), at(8, 23), at(7, 23), at(6, 23)]]);
});

it('keeps all of a few', () => {
  const few = [at(2, 3), at(1, 2)];
  expect(backupsToKeep(few)).toEqual(few);
});

it('is not begun where it would fill the disk', async () => {
  await requireRoom(placeIn(tmpdir()), 1);
  await expect(requireRoom(placeIn(tmpdir()), Number.MAX_SAFE_INTEGER)).rejects.toThrow(NoRoom);
});
