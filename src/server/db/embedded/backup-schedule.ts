import { basename } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { type BackupSource, listBackups, timeOf, writeBackup } from './backups.ts';

const INTERVAL_MS = 10 * 60_000;
/** The first one waits until the start is over, and is left out where there is a fresh one. */
const FIRST_MS = 20_000;

export interface BackupNotes {
  readonly lastBackup?: string;
  readonly backupFailed?: boolean;
}

export interface Backups {
  notes(): BackupNotes;
  /** Writes the last one. */
  stop(): Promise<void>;
}

/** Writes a backup soon after the start, every ten minutes if something changed, and at the end. */
export function backUpRegularly(source: BackupSource, log: Logger): Backups {
  let notes: BackupNotes = {};
  let copied: string | null = null;
  let running = Promise.resolve();
  const backUp = () => {
    running = running.then(async () => {
      try {
        const changes = await changesIn(source);
        if (changes === copied) return;
        notes = { lastBackup: basename(await writeBackup(source, new Date())) };
        copied = changes;
      } catch (error) {
        notes = { ...notes, backupFailed: true };
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
    stop: () => {
      clearTimeout(first);
      clearInterval(timer);
      return backUp();
    },
  };
}

/** Differs when anything was written since, but for what the product writes of itself as long as it runs. */
async function changesIn({ connection }: BackupSource): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(`
      select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as changes
      from pg_stat_user_tables where schemaname = 'public' and relname <> 'call_owners'`);
    return rows[0].changes ?? '0';
  } finally {
    await client.end();
  }
}
