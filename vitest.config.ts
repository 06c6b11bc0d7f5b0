import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { operatorFile } from './scripts/vite/operator-file.ts';

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
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['scripts/learn-languages.ts', 'src/server/testing/global-setup.ts'],
    setupFiles: ['scripts/property-seed.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
