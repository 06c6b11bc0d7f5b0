import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs in a process that starts as the product does. */
function run(code: string, settings: NodeJS.ProcessEnv = {}): unknown {
  const args = ['--import', './scripts/load-quickly.js', '--input-type=module', '-e', code];
  const env = { ...process.env, ...settings };
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env }));
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

const ARENAS = 'console.log(JSON.stringify([process.env.MALLOC_ARENA_MAX ?? null, process.execArgv.length]))';

it.runIf(process.platform === 'linux')(
  'begins anew with the memory settings of glibc, and the same arguments',
  () => {
    const own = run(ARENAS, { MALLOC_ARENA_MAX: undefined });
    const [, count] = run(ARENAS, { MALLOC_ARENA_MAX: '7' }) as [string, number];
    expect(own).toEqual(['2', count]);
  },
);

it("leaves an operator's own memory settings alone", () => {
  expect(run(ARENAS, { MALLOC_ARENA_MAX: '7' })).toEqual(['7', expect.any(Number)]);
});
