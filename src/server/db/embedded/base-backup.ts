import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../client.ts';
import { COMPLETE, listTree, writeArchive } from './archive.ts';

/** What PostgreSQL makes anew at every start: https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA */
const LEFT_OUT = [
  /^postmaster\.(pid|opts)$/,
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./,
  /(^|\/)(pgsql_tmp|pg_internal\.init)/,
];
/** Copied after everything else, since it says where to start from. */
const CONTROL = 'global/pg_control';
const SLOT = 'bedside_backup';

/** Copies a running cluster into one compressed file, with the log that makes the copy whole. */
export async function writeBaseBackup(connection: Connection, folder: string, path: string): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    // Keeps the log from now on; gone with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    const { rows: begun } = await client.query(
      "select pg_walfile_name(pg_backup_start('bedside', true)) as file",
    );
    await writeArchive(path, async (archive) => {
      const copied = (await listTree(folder)).filter(
        (each) => each.path !== CONTROL && !LEFT_OUT.some((pattern) => pattern.test(each.path)),
      );
      for (const each of copied) {
        if (each.isFolder) await archive.addFolder(each.path);
        else await archive.addFile(each.path, join(folder, each.path));
      }
      await archive.addFile(CONTROL, join(folder, CONTROL));
      const { rows: ended } = await client.query(
        'select labelfile, pg_walfile_name(lsn) as file from pg_backup_stop(false)',
      );
      for (const name of await logBetween(folder, begun[0].file, ended[0].file)) {
        await archive.addFile(`pg_wal/${name}`, join(folder, 'pg_wal', name));
      }
      await archive.addText(COMPLETE, ended[0].labelfile);
    });
  } finally {
    await client.end();
  }
}

async function logBetween(folder: string, first: string, last: string): Promise<string[]> {
  const names = await readdir(join(folder, 'pg_wal'));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort();
}
