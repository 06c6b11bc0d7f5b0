import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';

export interface Readiness {
  readonly database: Pick<Database, 'check' | 'notes'>;
  /** Whether the first answer of every engine would come as quickly as later ones. */
  readonly enginesWarm: () => boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: the database's tables can be read and the engines are warm; with it what
 * an operator should know of the database.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { database, enginesWarm }: Readiness,
): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const readable = await database.check().then(
      () => true,
      () => false,
    );
    const engines = enginesWarm();
    const notes = database.notes();
    return reply.code(readable && engines ? 200 : 503).send({ database: readable, engines, notes });
  });
}
