import type { Scan } from './explain.ts';
import type { Statement } from './statements.ts';

export interface Explained {
  readonly statement: Statement;
  readonly scans: readonly Scan[];
}

/** Prints a row for each statement: who sends it, its verb and table, and how it reads. */
export function printPlans(explained: readonly Explained[], isFault: (scan: Scan) => boolean): void {
  for (const { statement, scans } of explained) {
    const mark = scans.some(isFault) ? 'NOT GOOD' : 'good';
    const read = scans.map(inWords).join(', ') || 'reads nothing';
    const row = [mark.padEnd(8), statement.call.padEnd(31), firstWords(statement.text).padEnd(27), read];
    console.log(row.join('  '));
  }
}

function inWords({ table, index, unconditional }: Scan): string {
  if (index === null) return `${table} whole`;
  return unconditional ? `${table} in the order of ${index}` : `${table} by ${index}`;
}

/** The statement's verb and the table that it is about. */
function firstWords(text: string): string {
  const outer = withoutParentheses(text);
  const [, verb] = /^\s*(\w+)/.exec(outer)!;
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(outer) ?? [];
  return `${verb} ${table}`.trim();
}

function withoutParentheses(text: string): string {
  const inner = text.replace(/\([^()]*\)/g, '');
  return inner === text ? text : withoutParentheses(inner);
}
