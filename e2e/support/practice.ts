import { expect, type Page } from '@playwright/test';
import type { Recording } from './recordings.ts';

export const LEVEL = 'beginner-vocabulary';
export const PRACTICE = `/level/${LEVEL}/practice/vocabulary`;

export const GUIDED_LEVEL = 'beginner-guided';
export const GUIDED = `/level/${GUIDED_LEVEL}/practice/guided`;

export const COMPLEX_LEVEL = 'beginner-complex';
export const COMPLEX = `/level/${COMPLEX_LEVEL}/practice/complex`;

/** Long enough for a busy machine; the page itself says that it may take up to 30 seconds. */
export const SCORING_LIMIT_MS = 30_000;

export const NEXT = { name: 'Next', exact: true } as const;

/** The term that the page shows. */
export const shownTerm = (page: Page) => page.getByRole('heading', { level: 1 });

/** The sounds of the scored word, each a button that tells its score. */
export const soundsOf = (page: Page) =>
  page.getByRole('button', { name: /\d+ of 100, (good|needs work)|we cannot tell/ });

/** How many attempts the page counts, as it says it. */
export const attempts = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Records what the microphone's file says, from its beginning to its end. */
export async function record(page: Page, { seconds }: Recording): Promise<void> {
  await page.getByRole('button', { name: /^Record( again)?$/ }).click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await page.waitForTimeout(seconds * 1000);
  await stop.click();
}

/** The number on the score that the page shows. */
export async function shownScore(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: 'Pronunciation score' });
  await expect(heading).toBeVisible({ timeout: SCORING_LIMIT_MS });
  const text = (await heading.locator('xpath=following-sibling::p').textContent()) ?? '';
  const score = Number(/^([\d.]+)/.exec(text)?.[1]);
  expect(Number.isFinite(score), `a number stands in '${text}'`).toBe(true);
  return score;
}
