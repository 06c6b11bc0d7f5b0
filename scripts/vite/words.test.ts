import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { words } from './words.ts';

async function loaded(file: string): Promise<string> {
  const { load } = words();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing');
  return (await load.call({ addWatchFile: () => {} } as never, resolve(file))) as string;
}

it('compiles messages with parameters and leaves plain ones as they are', async () => {
  const code = await loaded('src/words/en/core.ts');
  expect(code).toContain('"login.submit":"Login"');
  expect(code).toContain('"panel.choose":["Show voice ",["n"]," of ",["total"]]');
});

it('takes the parser out of the browser', async () => {
  expect(await loaded('src/words/compile.ts')).toBe('export const compile = (message) => message;');
});

it('leaves every other module alone', async () => {
  expect(await loaded('src/words/errors.ts')).toBeNull();
});
