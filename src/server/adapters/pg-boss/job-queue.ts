import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '../../db/client.ts';
import type { JobQueue } from '../../ports/job-queue.ts';

/** Jobs in the application's own database, in a schema of their own. */
export function pgBossQueue(connection: Connection, log: Logger): JobQueue {
  const boss = new PgBoss({ ...connection, max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed.'));
  return {
    start: async (jobs) => {
      await boss.start();
      for (const { name, cron, run } of jobs) {
        await boss.createQueue(name);
        await boss.schedule(name, cron);
        await boss.work(name, async () => {
          await run().catch((error) => {
            log.error({ err: error, job: name }, 'A job failed.');
            throw error;
          });
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
