import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs in a process that starts as the product does. */
function run(code: string): unknown {
  const args = ['--import', './scripts/load-quickly.js', '--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}

it('loads each file of drizzle-orm once, by whichever way it is asked for', () => {
  const code = `
    const whole = await import('drizzle-orm');
    const part = await import('drizzle-orm/sql');
    const { pgTable, text } = await import('drizzle-orm/pg-core');
    const table = pgTable('learners', { name: text() });
    console.log(JSON.stringify([whole.SQL === part.SQL, whole.is(table.name, whole.Column), whole.getTableName(table)]));`;
  expect(run(code)).toEqual([true, true, 'learners']);
});

it('keeps compiled code beside what is built', () => {
  const folder = run("console.log(JSON.stringify((await import('node:module')).getCompileCacheDir()))");
  expect(folder).toContain('dist/compiled');
});
