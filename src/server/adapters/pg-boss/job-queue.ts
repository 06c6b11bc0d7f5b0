import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '../../db/client.ts';
import type { JobQueue } from '../../ports/job-queue.ts';

/** A sent job that fails is tried again after 2, 4, 8 seconds and so on: for half an hour in all. */
const RETRIES = { retryLimit: 10, retryDelay: 2, retryBackoff: true };
/** Where no process does a regular job, it isn't done later either: the next one is due by then. */
const REGULAR = { retentionSeconds: 3600 };
/** How often a worker looks for what was sent. */
const SENT = { pollingIntervalSeconds: 0.5 };

/** Jobs in the application's own database, in a schema of their own. */
export function pgBossQueue(connection: Connection, log: Logger): JobQueue {
  const boss = new PgBoss({ ...connection, max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed.'));
  const logged = (job: string, running: Promise<void>) =>
    running.catch((error) => {
      log.error({ err: error, job }, 'A job failed.');
      throw error;
    });
  return {
    start: async ({ regular, sent }) => {
      await boss.start();
      for (const { name, cron, run } of regular) {
        await boss.createQueue(name, REGULAR);
        await boss.schedule(name, cron);
        await boss.work(name, () => logged(name, run()));
      }
      for (const { name, run } of sent) {
        await boss.createQueue(name, RETRIES);
        await boss.work<{ id: string }>(name, SENT, async (jobs) => {
          for (const { data } of jobs) await logged(name, run(data.id));
        });
      }
    },
    send: async (tx, name, { id }) => {
      // Our Db leaves open which driver answers; both do as pg-boss expects.
      const inTransaction = fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
      await boss.send(name, { id }, { db: inTransaction });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
