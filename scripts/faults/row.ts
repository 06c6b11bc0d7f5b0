/** What a kind of fault did. */
export interface Row {
  readonly fault: string;
  readonly count: number;
  /** Answers that were given before, between and after. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly falseCharges: readonly string[];
  readonly emptyStarts: readonly string[];
  readonly deaths: readonly string[];
  /** Answers that nobody should have had, and calls that were never answered. */
  readonly odd: readonly string[];
  /** What the product logged as errors, told where there are odd answers. */
  readonly errors?: readonly string[];
  /** From the fault (a restart: from its end) until the first answer. */
  readonly slowestMs?: number;
  /** After the last fault, until every outcome was known and no credits were held any more. */
  readonly settledMs?: number;
  /** Why it could not be tried. */
  readonly skipped?: string;
}

const NONE = {
  acknowledged: 0,
  lost: [],
  doubled: [],
  falseCharges: [],
  emptyStarts: [],
  deaths: [],
  odd: [],
};

export const skippedRow = (fault: string, skipped: string): Row => ({ ...NONE, fault, count: 0, skipped });

/** What has to be nothing, in the order of the table. */
const WRONG = ['lost', 'doubled', 'falseCharges', 'emptyStarts', 'deaths', 'odd'] as const;
const HEAD = ['fault', 'tried', 'acknowledged', 'lost', 'doubled', 'false charges', 'empty starts', 'deaths'];
const TIMES = ['odd answers', 'longest to first answer', 'all settled after'];
/** So many lines of each kind are printed below the table. */
const TOLD = 5;

export const isGood = (row: Row) => WRONG.every((kind) => row[kind].length === 0);

export function printRows(rows: readonly Row[]): void {
  const seconds = (ms: number | undefined) => (ms === undefined ? '' : `${(ms / 1000).toFixed(2)} s`);
  const lines = rows.map((row) => {
    const numbers = [row.count, row.acknowledged, ...WRONG.map((kind) => row[kind].length)].map(String);
    return row.skipped
      ? [row.fault, `skipped: ${row.skipped}`]
      : [row.fault, ...numbers, seconds(row.slowestMs), seconds(row.settledMs)];
  });
  const table = [[...HEAD, ...TIMES], ...lines];
  const widths = [...HEAD, ...TIMES].map((_, column) =>
    Math.max(...table.filter(({ length }) => length > 2).map((line) => line[column]?.length ?? 0)),
  );
  for (const line of table)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const row of rows) {
    for (const kind of WRONG) {
      for (const what of row[kind].slice(0, TOLD)) console.log(`\n${row.fault}, ${kind}: ${what.trim()}`);
    }
    if (row.odd.length === 0) continue;
    for (const line of [...new Set(row.errors?.map(messageOf))].slice(0, TOLD))
      console.log(`\nlogged: ${line}`);
  }
}

/** Without what differs from one time to the next. */
function messageOf(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack?: string } };
  return `${msg} ${err?.stack ?? ''}`;
}
