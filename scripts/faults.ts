import { parseArgs } from 'node:util';
import { damageFolders } from './faults/damages.ts';
import { killDatabases } from './faults/database-kills.ts';
import { killProduct } from './faults/kills.ts';
import { cutPower } from './faults/power-cuts.ts';
import { restartServer } from './faults/restarts.ts';
import { isGood, printRows, type Row } from './faults/row.ts';
import { submitTogether } from './faults/submissions.ts';

/**
 * `npm run faults [-- --kills 100 --database-kills 30 --power-cuts 10 --restarts 10 --submissions 1000 --damages 12 --only kills]`: harms
 * the product while learners practise, and proves that nothing acknowledged is lost, doubled or falsely charged.
 */
const FAULTS: Readonly<Record<string, { count: string; strike: (count: number) => Promise<Row> }>> = {
  kills: { count: '100', strike: killProduct },
  'database-kills': { count: '30', strike: killDatabases },
  'power-cuts': { count: '10', strike: cutPower },
  restarts: { count: '10', strike: restartServer },
  submissions: { count: '1000', strike: submitTogether },
  damages: { count: '12', strike: damageFolders },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    ...Object.fromEntries(
      Object.entries(FAULTS).map(([name, { count }]) => [name, { type: 'string' as const, default: count }]),
    ),
  },
});
if (values.only && !(values.only in FAULTS)) {
  throw new Error(`--only takes one of ${Object.keys(FAULTS).join(', ')}`);
}

const started = performance.now();
const rows: Row[] = [];
for (const [name, { strike }] of Object.entries(FAULTS)) {
  const count = Number((values as Record<string, string>)[name]);
  if (count > 0 && (!values.only || values.only === name)) rows.push(await strike(count));
}
console.log();
printRows(rows);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const good = rows.every(isGood);
console.log(
  `\n${good ? 'Nothing acknowledged was lost, doubled or falsely charged.' : 'NOT GOOD.'} ${minutes} minutes.`,
);
process.exit(good ? 0 : 1);
