import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

interface TableRow {
  readonly schema: string;
  readonly name: string;
}

/** The rows of a statement that no schema of ours describes. */
async function rowsOf<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows;
}

/** Every table of the database but PostgreSQL's own, as it stands and not as we declared it. */
async function tablesIn(db: Db): Promise<readonly TableRow[]> {
  return rowsOf<TableRow>(
    db,
    sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`,
  );
}

const nameOf = ({ schema, name }: TableRow) => (schema === 'public' ? name : `${schema}.${name}`);

/** How many rows of each table say one of these texts, in whichever column. Tables without one are left out. */
export async function rowsThatSay(db: Db, texts: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const patterns = sql.join(
    texts.map((text) => sql`${`%${text}%`}`),
    sql`, `,
  );
  for (const table of await tablesIn(db)) {
    const from = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
    const rows = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${from} as t where t::text ilike any (array[${patterns}])`,
    );
    if (rows[0]!.count > 0) found[nameOf(table)] = rows[0]!.count;
  }
  return found;
}

/** The tables whose rows belong to a learner: those with a way of foreign keys to `learners`, and that one itself. */
export async function learnersTables(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`
    with recursive owned(id) as (
      select 'public.learners'::regclass::oid
      union
      select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
    ) select relname as name from pg_class join owned on pg_class.oid = owned.id order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** All rows of the tables of learners that say one of these texts: two that are equal have not been changed. */
export async function snapshotOf(db: Db, texts: readonly string[]): Promise<Record<string, string[]>> {
  const kept: Record<string, string[]> = {};
  const patterns = sql.join(
    texts.map((text) => sql`${`%${text}%`}`),
    sql`, `,
  );
  for (const name of await learnersTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${sql.identifier(name)} as t where t::text ilike any (array[${patterns}]) order by 1`,
    );
    kept[name] = rows.map(({ row }) => row);
  }
  return kept;
}
