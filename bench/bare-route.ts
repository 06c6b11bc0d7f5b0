import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/** A read that the product makes for one learner, and what it answers. */
export interface Read {
  readonly name: string;
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly answer: unknown;
}

/** The least that fastify and pg can do: one prepared read, the same bytes as the product's answer. */
async function serve(reads: readonly Read[], databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const app = Fastify();
  for (const { name, sql, params, answer } of reads) {
    app.post(`/${name}`, async (_request, reply) => {
      await pool.query({ name, text: sql, values: [...params] });
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(answer);
    });
  }
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const reads = JSON.parse(readFileSync(process.env.BENCH_READS!, 'utf8')) as Read[];
console.log(`Bare routes are ready at ${await serve(reads, process.env.DATABASE_URL!)}`);
process.on('SIGTERM', () => process.exit(0));
