import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { operatorFile } from './scripts/vite/operator-file.ts';

/** Rooms that keep no state, and ask no database: their files share a process, and what it has loaded. */
const PURE = ['src/{domain,words,content,engines}/**/*.test.ts'];
const LEARN = 'scripts/learn-languages.ts';

export default defineConfig({
  plugins: [operatorFile()],
  resolve: {
    // Node gives every library the CommonJS build of graphql; two copies of it refuse each other's types.
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL('./node_modules/graphql/index.js', import.meta.url)),
      },
    ],
  },
  test: {
    setupFiles: ['scripts/property-seed.ts'],
    // Nothing is measured by them: a machine that is shared may take so long for what takes a second alone.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server and web',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: PURE,
          globalSetup: [LEARN, 'src/server/testing/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'pure', include: PURE, globalSetup: [LEARN], isolate: false } },
    ],
  },
});
