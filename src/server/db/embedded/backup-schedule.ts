import { basename } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseNotes } from '../client.ts';
import { writeBackupApart } from './backup-apart.ts';
import { type BackupSource, listBackups, NoRoom, requireRoom, timeOf } from './backups.ts';

const INTERVAL_MS = 10 * 60_000;
/** The first one waits until the start is over, and is left out where there is a fresh one. */
const FIRST_MS = 20_000;
/** The last one is given up after this: whoever stops the product kills it sooner or later. */
const LAST_MS = 30_000;

export type BackupNotes = Pick<DatabaseNotes, 'lastBackup' | 'backupFailed' | 'backupLacksRoom'>;

export interface Backups {
  notes(): BackupNotes;
  /** Writes the last one, if that can be done in time. */
  stop(): Promise<void>;
}

/** Writes a backup soon after the start, every ten minutes if something changed, and at the end. */
export function backUpRegularly(source: BackupSource, log: Logger): Backups {
  let notes: BackupNotes = {};
  let copied: string | null = null;
  let running = Promise.resolve();
  const ending = new AbortController();
  const backUp = () => {
    running = running.then(async () => {
      try {
        const { changes, bytes } = await lookInto(source);
        if (changes === copied) return;
        await requireRoom(source.place, bytes);
        notes = { lastBackup: basename(await writeBackupApart(source, new Date(), ending.signal)) };
        copied = changes;
      } catch (error) {
        notes = {
          ...notes,
          ...(error instanceof NoRoom ? { backupLacksRoom: true } : { backupFailed: true }),
        };
        log.error({ err: error }, 'No good backup could be written. The older ones are kept.');
      }
    });
    return running;
  };
  const first = setTimeout(async () => {
    const [newest] = await listBackups(source.place.backups);
    if (!newest || Date.now() - timeOf(newest) > INTERVAL_MS) await backUp();
  }, FIRST_MS);
  const timer = setInterval(backUp, INTERVAL_MS);
  return {
    notes: () => notes,
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      const late = setTimeout(() => ending.abort(new Error('The last backup took too long.')), LAST_MS);
      await backUp();
      clearTimeout(late);
    },
  };
}

interface Look {
  /** Differs when anything was written since, but for what the product writes of itself as long as it runs. */
  readonly changes: string;
  /** What a copy holds. */
  readonly bytes: number;
}

async function lookInto({ connection }: BackupSource): Promise<Look> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(`
      select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del)::text, '0') as changes,
        (select sum(pg_database_size(oid)) from pg_database)::float as bytes
      from pg_stat_user_tables where schemaname = 'public' and relname <> 'call_owners'`);
    return rows[0];
  } finally {
    await client.end();
  }
}
