import { parseArgs } from 'node:util';
import pg from 'pg';
import { importContent } from '#server/content-import.ts';
import { bringUpToDate, withoutLimits } from '#server/db/pool.ts';
import { CONTENT_FOLDER } from '#server/testing/content-folder.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { explain, findUnindexed, type Scan, type Unindexed } from './plans/explain.ts';
import { makeHotCalls } from './plans/hot-calls.ts';
import { type Explained, printPlans } from './plans/print.ts';
import { makeRows } from './plans/rows.ts';
import { openListening } from './plans/statements.ts';

/**
 * `npm run plans [-- --rows 1000000]`: makes so many learners' rows, runs the hot calls and the jobs, and prints how
 * PostgreSQL reads the tables for each of their statements. Ends with 1 where it reads every row of a learners' table.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);
if (!(Number.isInteger(rows) && rows > 0)) throw new Error('usage: npm run plans -- --rows NUMBER');
/** A smaller table is read as a whole rather than by an index, and rightly so. */
const SMALL = 1000;

async function fill(connection: ThrowawayPostgres['connection']): Promise<ReadonlyMap<string, number>> {
  await bringUpToDate(connection);
  return withoutLimits(connection, async (db) => {
    await importContent(db, CONTENT_FOLDER, new Date());
    return makeRows(db, rows);
  });
}

interface Findings {
  readonly explained: readonly Explained[];
  readonly unindexed: readonly Unindexed[];
}

async function explainHotCalls(connection: ThrowawayPostgres['connection']): Promise<Findings> {
  const listening = openListening(connection);
  const server = await listening.during('start', () =>
    startTestServer({ rateLimits: true }, listening.database),
  );
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await makeHotCalls(server, listening.during);
    const explained: Explained[] = [];
    for (const statement of listening.statements()) {
      explained.push({ statement, scans: await explain(client, statement) });
    }
    return { explained, unindexed: await findUnindexed(client) };
  } finally {
    await client.end();
    await server.close();
  }
}

/** Prints what was found. Returns how much of it is wrong. */
function report({ explained, unindexed }: Findings, sizes: ReadonlyMap<string, number>): number {
  const isFault = ({ table, index }: Scan) => index === null && (sizes.get(table) ?? 0) > SMALL;
  printPlans(explained, isFault);
  const faults = explained.filter(({ scans }) => scans.some(isFault)).length;
  // Content is retired and never removed.
  const slowRemovals = unindexed.filter(({ table, referred }) => sizes.has(table) && sizes.has(referred));
  const made = [...sizes].map(([table, size]) => `${table} ${size}`).join(', ');
  console.log(`\nLearners' rows: ${made}`);
  console.log(`${explained.length} statements, ${faults} of them read every row of a learners' table`);
  for (const { table, column, referred } of slowRemovals) {
    console.log(`NOT GOOD  ${table}.${column} refers to ${referred} and has no index`);
  }
  return faults + slowRemovals.length;
}

const server = await startThrowawayPostgres();
try {
  console.log(`Learners' rows are made, ${rows} in all ...`);
  const sizes = await fill(server.connection);
  const faults = report(await explainHotCalls(server.connection), sizes);
  process.exitCode = faults > 0 ? 1 : 0;
} finally {
  await server.stop();
}
