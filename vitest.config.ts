import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { operatorFile } from './scripts/vite/operator-file.ts';

/** Rooms that keep no state, and ask no database. */
const PURE = ['src/{domain,words,content,engines}/**/*.test.ts'];
/** Pages keep much in their modules, so that each file loads them anew. They need no database. */
const WEB = ['src/web/**/*.test.{ts,tsx}'];
/** Adds to the schema before it is built, which happens once in a process. */
const OWN_SCHEMA = ['src/server/features/oet/new-module.test.ts'];
const LEARN = 'scripts/learn-languages.ts';
const DATABASE = 'src/server/testing/global-setup.ts';

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
    setupFiles: ['scripts/property-seed.ts', 'scripts/keep-compiled.ts'],
    // Tests start threads as the product does: see docs/decisions/0012.
    execArgv: ['--wasm-wrapper-tiering-budget=2147483647', '--no-wasm-code-gc'],
    // Nothing is measured by them: a machine that is shared may take so long for what takes a second alone.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files share a process, and what it has loaded: these rooms keep nothing beside what a test makes for itself.
      { extends: true, test: { name: 'pure', include: PURE, globalSetup: [LEARN], isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...PURE, ...WEB, ...OWN_SCHEMA],
          globalSetup: [LEARN, DATABASE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own schema', include: OWN_SCHEMA, globalSetup: [DATABASE] } },
      // A worker more than CI has cores: these wait for timers, and for what Vite makes of their modules. The others have
      // engines, which must answer in time.
      { extends: true, test: { name: 'web', include: WEB, maxWorkers: 3, sequence: { groupOrder: 1 } } },
    ],
  },
});
