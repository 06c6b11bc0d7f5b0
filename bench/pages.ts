import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { enterAs, signUp } from '../e2e/support/api.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { createAttempt, startPart } from '../e2e/support/exam.ts';
import { benchFirstSound } from './listening.ts';
import { SERVER_ENV, startProduct, waitUntilReady } from './processes.ts';
import type { Row } from './speech.ts';
import { median } from './statistics.ts';

/** A phone's processor. */
const SLOWED = 4;
const TURNS = 100;
const TYPED = 'how are you today and what is it that brings you here';
const OPENED = 5;

/** What a learner waits for in the browser, on a processor slowed four times. None where there is no Chromium. */
export async function benchPages(): Promise<Row[]> {
  const executablePath = chromiumPath();
  const browser = await chromium
    .launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) })
    .catch(() => null);
  if (!browser) return [];
  const dataDir = await mkdtemp(join(tmpdir(), 'bedside-bench-'));
  const server = await startProduct({ env: { ...SERVER_ENV, DATABASE_URL: '', DATA_DIR: dataDir } });
  try {
    await waitUntilReady(server.url);
    const listener = await openPage(browser, server.url);
    return [
      await benchTyping(browser, server.url),
      await benchExamPage(browser, server.url),
      await benchFirstSound(listener.page, server.url, listener.learner),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openPage(browser: Browser, url: string) {
  const learner = await signUp(url);
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  await enterAs(context, url, learner);
  return { learner, page: await context.newPage() };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** From a key pressed in a case with a hundred turns to the next frame. */
async function benchTyping(browser: Browser, url: string): Promise<Row> {
  const { page } = await openPage(browser, url);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const turns = Array.from({ length: TURNS }, (_, index) => ({
      number: index + 1,
      role: index % 2 === 0 ? 'doctor' : 'patient',
      content: `This was said as number ${index + 1}, and it went on for a while.`,
    }));
    if (answer.data?.patientCase) answer.data.patientCase.conversation = { id: 'long', turns };
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/level/beginner-complex/practice/complex');
  const field = page.getByRole('textbox').first();
  await field.waitFor();
  await slowDown(page, SLOWED);
  await field.focus();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  for (const key of TYPED) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 40 });
  await page.waitForTimeout(500);
  const listed = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await page.context().close();
  // Keys that were answered within a frame are not listed.
  const durations = [...listed, ...Array<number>(Math.max(0, TYPED.length - listed.length)).fill(16)];
  return {
    name: `key to frame with ${TURNS} turns, processor slowed ${SLOWED} times, median`,
    value: median(durations),
    unit: 'ms',
  };
}

/** From the click on a part under way until its first gap can be filled. */
async function benchExamPage(browser: Browser, url: string): Promise<Row> {
  const { learner, page } = await openPage(browser, url);
  const progressId = await createAttempt(url, learner);
  await startPart(url, learner, { progressId, part: 'A' });
  const times: number[] = [];
  for (let time = 0; time < OPENED; time++) {
    await page.goto(`/oet/reading/test/${progressId}`);
    const link = page.getByRole('link', { name: /Part A/ }).first();
    await link.waitFor();
    const started = performance.now();
    await link.click();
    await page.getByRole('textbox').first().waitFor();
    times.push(performance.now() - started);
  }
  await page.context().close();
  return {
    name: 'from the click to a reading test that can be answered, median',
    value: median(times),
    unit: 'ms',
  };
}
