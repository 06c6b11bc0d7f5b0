import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#server/db/client.ts';
import { listLevels } from '#server/features/practice/levels/levels.store.ts';
import { nextItem } from '#server/features/practice/vocabulary/vocabulary.store.ts';
import { call, type Learner, signUp } from '../e2e/support/api.ts';
import type { Read } from './bare-route.ts';
import { ownDocument } from './own-document.ts';
import { nodeCommand, SERVER_ENV, startProduct, startProgram, waitUntilReady } from './processes.ts';
import type { Row } from './speech.ts';
import { median } from './statistics.ts';

/*
 * Requests a second of two reads as a ratio to a bare fastify and pg route. Run by with-postgres.ts, prints rows as
 * JSON. Each server has a process and, where that is possible, a CPU of its own; load and database share the other.
 */
const ROUNDS = 11;
const SECONDS = 2;
const CONNECTIONS = 20;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const LEVEL = 'beginner-vocabulary';

const DOCUMENTS = {
  allLevels: ownDocument('allLevels'),
  availableVocabularyItems: ownDocument('availableVocabularyItems'),
} as const;
type Name = keyof typeof DOCUMENTS;

const VARIABLES = { allLevels: {}, availableVocabularyItems: { levelSlug: LEVEL } } as const;

/** The statement that a store's function sends. */
async function statementOf(databaseUrl: string, run: (db: Db) => Promise<unknown>) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const sent: { sql: string; params: readonly unknown[] }[] = [];
  const db: Db = drizzle({ client: pool, logger: { logQuery: (sql, params) => sent.push({ sql, params }) } });
  await run(db);
  await pool.end();
  if (sent.length !== 1) throw new Error(`One statement was expected, ${sent.length} were sent`);
  return sent[0]!;
}

async function readsOf(databaseUrl: string, url: string, learner: Learner): Promise<Read[]> {
  const { me } = await call<{ me: { id: string } }>(url, '{ me { id } }', {}, learner.token.access);
  const statements = {
    allLevels: await statementOf(databaseUrl, (db) => listLevels(db, me.id)),
    availableVocabularyItems: await statementOf(databaseUrl, (db) => nextItem(db, me.id, LEVEL)),
  };
  const names = Object.keys(DOCUMENTS) as Name[];
  const reads = names.map(async (name) => {
    const data = await call(url, DOCUMENTS[name], VARIABLES[name], learner.token.access);
    return { name, ...statements[name], answer: { data } };
  });
  return Promise.all(reads);
}

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

/** Requests a second. Throws when an answer was not 200. */
async function load(url: string, name: Name, access: string): Promise<number> {
  const body = JSON.stringify({ query: DOCUMENTS[name], variables: VARIABLES[name], operationName: name });
  const headers = ['content-type: application/json', `authorization: Bearer ${access}`].flatMap((header) => [
    '-H',
    header,
  ]);
  const options = [
    '--json',
    '-n',
    '-c',
    String(CONNECTIONS),
    '-d',
    String(SECONDS),
    '-m',
    'POST',
    '-b',
    body,
  ];
  const [command, args] = nodeCommand([AUTOCANNON, ...options, ...headers, url], LOAD_CORE);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 1e7 });
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${url} were not 200`);
  return requests.average;
}

async function compare(name: Name, urls: { ours: string; bare: string }, access: string): Promise<Row[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [await load(urls.ours, name, access), await load(urls.bare, name, access)] as const;
    // The first round warms both up.
    if (round === 0) continue;
    ours.push(pair[0]);
    bare.push(pair[1]);
  }
  const ratios = ours.map((value, round) => value / bare[round]!);
  return [
    { name: `${name} on PostgreSQL`, value: median(ours), unit: 'requests a second' },
    { name: `${name}, bare fastify and pg route`, value: median(bare), unit: 'requests a second' },
    { name: `${name}, ratio to the bare route`, value: median(ratios), unit: '' },
  ];
}

async function benchAgainstBareRoute(databaseUrl: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bedside-bench-'));
  const readsFile = join(folder, 'reads.json');
  const shared = { ...SERVER_ENV, DATABASE_URL: databaseUrl, DATA_DIR: folder, NODE_ENV: 'production' };
  const env = { ...shared, JWT_SECRET: 'only-for-the-benchmark-and-32-characters' };
  const ours = await startProduct({ env, core: SERVER_CORE });
  try {
    await waitUntilReady(ours.url);
    const learner = await signUp(ours.url);
    const { access } = learner.token;
    writeFileSync(readsFile, JSON.stringify(await readsOf(databaseUrl, ours.url, learner)));
    const bareEnv = { DATABASE_URL: databaseUrl, BENCH_READS: readsFile, NODE_ENV: 'production' };
    const bare = await startProgram(['bench/bare-route.ts'], { env: bareEnv, core: SERVER_CORE });
    const rows: Row[] = [];
    for (const name of Object.keys(DOCUMENTS) as Name[]) {
      rows.push(
        ...(await compare(name, { ours: `${ours.url}/graphql`, bare: `${bare.url}/${name}` }, access)),
      );
    }
    await bare.stop();
    return rows;
  } finally {
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(JSON.stringify(await benchAgainstBareRoute(process.env.TEST_DATABASE_URL!)));
