import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '#server/main.ts';
import { OperatorError } from '#server/operator-error.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** `npm start`: builds the web application when it is missing or out of date, then serves everything. */
const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'public',
  'content/site',
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

async function buildWhatIsMissing(): Promise<void> {
  const built = await newestChange(join(root, 'dist/web/index.html'));
  const changed = Math.max(...(await Promise.all(SOURCES.map((path) => newestChange(join(root, path))))));
  if (built >= changed) return;
  console.log('Building the web application (once) ...');
  // Only now, because it takes a while to load.
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
}

try {
  await buildWhatIsMissing();
  const server = await start(process.env);
  console.log(`Bedside is ready at ${server.url}`);
  stopOnSignals(() => server.stop());
  server.lost.then((error) => {
    console.error(error.message);
    process.exit(1);
  });
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
