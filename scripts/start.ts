import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { garbageCollector } from '#engines/collect-garbage.ts';
import { isLearned } from '#engines/understanding/learned.ts';
import { start } from '#server/main.ts';
import { OperatorError } from '#server/operator-error.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** `npm start`: builds what is missing or out of date, then serves everything. */
const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'public',
  process.env.OPERATOR_FILE || 'content/operator.yaml',
  'scripts/vite',
  'src/web',
  'src/words',
  'src/domain',
];

async function newestChange(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path);
  return Math.max(0, ...(await Promise.all(names.map((name) => newestChange(join(path, name))))));
}

async function buildWebApplication(): Promise<void> {
  const built = await newestChange(join(root, 'dist/web/index.html'));
  const changed = Math.max(...(await Promise.all(SOURCES.map((path) => newestChange(resolve(root, path))))));
  if (built >= changed) return;
  console.log('Building the web application (once) ...');
  if (!(await runApart(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']))) {
    throw new OperatorError('The web application could not be built. See above.');
  }
}

async function learnLanguages(): Promise<void> {
  if (LEARNING_LANGUAGES.every(isLearned)) return;
  if (!(await runApart(['scripts/learn-languages.ts']))) {
    console.warn('What was learned could not be kept: the first conversation will have to wait.');
  }
}

/** In a process of its own, as what building takes in memory would stay with the server. Whether it went well. */
async function runApart(program: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...program], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

try {
  await Promise.all([buildWebApplication(), learnLanguages()]);
  const starting = start(process.env);
  // Told to stop before it is up, it goes on until it can: halfway it would leave its database behind.
  stopOnSignals(() =>
    starting.then(
      (server) => server.stop(),
      () => {},
    ),
  );
  const server = await starting;
  console.log(`Bedside is ready at ${server.url}`);
  // What the content left that was read in.
  garbageCollector()();
  server.lost.then((error) => {
    console.error(error.message);
    process.exit(1);
  });
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
