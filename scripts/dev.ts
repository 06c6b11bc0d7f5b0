import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { start } from '#server/main.ts';
import learnLanguages from './learn-languages.ts';

/** `npm run dev`: the server in development mode, and Vite's with the pages reloading as they are edited. */
const root = fileURLToPath(new URL('..', import.meta.url));
learnLanguages();
const server = await start({ NODE_ENV: 'development', ...process.env });
const vite = await createServer({ root });
await vite.listen();
vite.printUrls();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close();
    await server.stop();
    process.exit(0);
  });
}
