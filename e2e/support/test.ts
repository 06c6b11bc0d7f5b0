import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  chromium,
  type Page,
} from '@playwright/test';
import { enterAs, type Learner, signUp } from './api.ts';
import { CHROMIUM_FLAGS, chromiumPath, microphoneFlags } from './chromium.ts';
import { openStudio, type Recording, type Studio } from './recordings.ts';
import { type Server, startServer } from './server.ts';

interface WorkerFixtures {
  readonly server: Server;
  readonly studio: Studio;
}

interface TestFixtures {
  /** A new account; nobody is logged in. */
  readonly learner: Learner;
  /** `page` of a browser in which `learner` is logged in. */
  readonly learnerPage: Page;
  /** A page in a browser of its own, into whose microphone the recording is spoken; `learner` is logged in there. */
  readonly openMicrophone: (recording: Recording, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.discard();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const studio = openStudio();
      await use(studio);
      studio.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  learner: async ({ server }, use) => use(await signUp(server.url)),
  learnerPage: async ({ page, context, server, learner }, use) => {
    await enterAs(context, server.url, learner);
    await use(page);
  },
  openMicrophone: async ({ server, learner }, use) => {
    const browsers: Browser[] = [];
    const executablePath = chromiumPath();
    await use(async ({ wavFile }, options = {}) => {
      const browser = await chromium.launch({
        args: [...CHROMIUM_FLAGS, ...microphoneFlags(wavFile)],
        ...(executablePath ? { executablePath } : {}),
      });
      browsers.push(browser);
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', ...options });
      await enterAs(context, server.url, learner);
      return context.newPage();
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
});

export { expect } from '@playwright/test';
