import type pg from 'pg';
import type { Statement } from './statements.ts';

/** How a plan reads a table. */
export interface Scan {
  readonly table: string;
  /** null: every row is read. */
  readonly index: string | null;
  /** Whether the index is read from its end on, rather than at the places that a condition names. */
  readonly unconditional: boolean;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How a statement's plans read their tables: the plan for its values and, where it is prepared, the one for any. */
export async function explain(client: pg.Client, { text, values, prepared }: Statement): Promise<Scan[]> {
  const plans = [await planOf(client, `explain (format json) ${text}`, [...values])];
  if (prepared) plans.push(await planOf(client, `explain (format json, generic_plan) ${text}`));
  const scans = plans.flatMap((plan) => scansOf(plan));
  return [...new Map(scans.map((scan) => [JSON.stringify(scan), scan])).values()];
}

async function planOf(client: pg.Client, text: string, values?: unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(text, values);
  return rows[0]!['QUERY PLAN'][0].Plan;
}

function scansOf(node: PlanNode, above?: string): Scan[] {
  const { 'Node Type': type, 'Relation Name': table = above, 'Index Name': index = null, Plans = [] } = node;
  // A bitmap reads its table by the indexes below it.
  const isBitmap = type.startsWith('Bitmap') && type !== 'Bitmap Index Scan';
  const below = Plans.flatMap((each) => scansOf(each, isBitmap ? table : undefined));
  if (isBitmap || !table || !type.endsWith(' Scan')) return below;
  return [{ table, index, unconditional: index !== null && !node['Index Cond'] }, ...below];
}

/** A reference without an index: whoever removes what it refers to looks for it in every row. */
export interface Unindexed {
  readonly table: string;
  readonly column: string;
  readonly referred: string;
}

/** Removals follow references by statements that no plan shows. */
export async function findUnindexed(client: pg.Client): Promise<Unindexed[]> {
  const { rows } = await client.query<Unindexed>(`
    select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as referred
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`);
  return rows;
}
