import type pg from 'pg';

/** Tables of ours, and what is stored beside them, as they are written in SQL. */
const OWN_TABLES = `
  select pg_class.oid, reltoastrelid
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`;

/**
 * Reads every page of every table of ours, whose checksums PostgreSQL verifies. Rejects at the first that is damaged
 * or cut short.
 */
export async function readEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; torn: boolean }>(`
    with own as (${OWN_TABLES})
    select oid::regclass::text as name, pg_relation_size(oid) % current_setting('block_size')::int <> 0 as torn
    from pg_class
    where oid in (select oid from own union select reltoastrelid from own)`);
  for (const { name, torn } of rows) {
    // PostgreSQL itself passes over half a page at the end.
    if (torn) throw new Error(`The table ${name} is cut short.`);
    await client.query(`select count(*) from ${name}`);
  }
}

/** Counts every table by its primary key too, which finds rows that are gone. Rejects where the two don't agree. */
export async function compareKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from (${OWN_TABLES}) own
    where exists (select from pg_index where indrelid = own.oid and indisprimary)`);
  await client.query('set enable_bitmapscan = off');
  for (const { name } of rows) {
    const counts = [];
    for (const reading of ['on', 'off']) {
      await client.query(`set enable_seqscan = ${reading}`);
      counts.push((await client.query(`select count(*)::int as count from ${name}`)).rows[0].count);
    }
    if (counts[0] !== counts[1]) throw new Error(`The table ${name} does not agree with its key.`);
  }
  await client.query('reset enable_seqscan; reset enable_bitmapscan');
}

/** Compares each index with itself. Needs a database that may be written to. */
export async function checkIndexes(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists amcheck');
  await client.query(`
    select bt_index_check(indexrelid)
    from pg_index join (${OWN_TABLES}) own on own.oid = indrelid
    join pg_class index on index.oid = indexrelid
    where index.relam = (select oid from pg_am where amname = 'btree')`);
}
