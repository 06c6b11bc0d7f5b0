import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './e2e/support/chromium.ts';

const executablePath = chromiumPath();

/** Journeys in which something is said or heard. */
const SPEECH = /\/(complex|guided|listening|provider|session|speaking|vocabulary)\.spec\.ts$/;

/** Journeys in real Chromium against the real server, which the fixtures of e2e/support start. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/data-folder.ts',
  outputDir: 'test-results',
  workers: 2,
  projects: [
    // One at a time: speech is CPU work, and two would measure each other. It begins, as it waits for sound while the
    // pages beside it compute.
    { name: 'speech', testMatch: SPEECH, workers: 1 },
    // Test by test, so that both workers have something to do until the end.
    { name: 'pages', testIgnore: SPEECH, fullyParallel: true },
  ],
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A second try is for its trace: what passes only then has failed.
  failOnFlakyTests: true,
  // Nothing is measured by them: what takes a second alone may take so long on a machine that is shared.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) },
  },
});
