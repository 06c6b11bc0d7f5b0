import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { onOperation } from './wire.ts';

/** A page at its widest and its narrowest, each in a scheme of its own. */
export const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** As much of a page may move by itself. */
export const SHIFTS = 0.02;

/** A page that is left by a reload or for another address asks first. */
export const leaveFreely = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

/** The learner comes back to the page. */
export const catchUp = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The id of the attempt that a page shows. */
export const attemptOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** A submission that fails says so; sent again, however often it is pressed, it is sent once. */
export async function expectSentOnce(
  page: Page,
  operation: string,
  steps: {
    readonly submit: () => Promise<void>;
    /** What is true while nothing has arrived. */
    readonly stays: () => Promise<void>;
    readonly pressTwice: () => Promise<void>;
    readonly results: string;
  },
): Promise<void> {
  const stop = await onOperation(page, operation, (route) => route.abort('connectionreset'));
  await steps.submit();
  await expect(page.getByRole('alert').first()).toContainText('Error submitting test: ', { timeout: 20_000 });
  await steps.stays();
  await stop();
  const keys: (string | undefined)[] = [];
  await onOperation(page, operation, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fallback();
  });
  await steps.pressTwice();
  await expect(page).toHaveURL(steps.results);
  expect(keys).toHaveLength(1);
}
