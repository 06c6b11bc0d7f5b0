import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type Settings = Readonly<Record<string, string>>;

/** What every product of the journeys is started with. */
export const SETTINGS: Settings = {
  DATABASE_URL: '',
  RATE_LIMITS: 'off',
  TRACE_URL: '',
  FLAG_URL: '',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  // The ones that are listened to are there already: see data-folder.ts.
  MAKE_RECORDINGS: 'off',
};

/** As the script `start` in package.json. */
export const NODE_FLAGS = [
  '--max-semi-space-size=4',
  '--no-parallel-scavenge',
  '--wasm-wrapper-tiering-budget=2147483647',
  '--no-wasm-code-gc',
  '--import',
  './scripts/load-quickly.js',
] as const;
