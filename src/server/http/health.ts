import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';

export interface Readiness {
  readonly db: Db;
  /** Whether the first answer of every engine would come as quickly as later ones. */
  readonly enginesWarm: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: the database is reachable and the engines are warm. */
export async function healthRoutes(app: FastifyInstance, { db, enginesWarm }: Readiness): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const database = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const engines = enginesWarm();
    return reply.code(database && engines ? 200 : 503).send({ database, engines });
  });
}
