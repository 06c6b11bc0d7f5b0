import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { start } from '#server/main.ts';
import learnLanguages from './learn-languages.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** `npm run dev`: the server in development mode, and Vite's with the pages reloading as they are edited. */
const root = fileURLToPath(new URL('..', import.meta.url));
await learnLanguages();
const server = await start({ NODE_ENV: 'development', ...process.env });
const vite = await createServer({ root });
await vite.listen();
vite.printUrls();
stopOnSignals(async () => {
  await vite.close();
  await server.stop();
});
