import { expect, type Page } from '@playwright/test';
import { call, type Learner } from './api.ts';

const ATTEMPT = `query oetAttempt($progressId: ID!, $part: String!) {
  oetAttempt(progressId: $progressId, part: $part) { phase savedAnswers revision submittedAt overrunSeconds }
}`;

interface Stored {
  readonly phase: string;
  readonly savedAnswers: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly submittedAt: string | null;
  readonly overrunSeconds: number | null;
}

/** What the server has of a part. */
export async function storedPart(
  url: string,
  learner: Learner,
  progressId: string,
  part: string,
): Promise<Stored> {
  const data = await call<{ oetAttempt: Stored }>(url, ATTEMPT, { progressId, part }, learner.token.access);
  return data.oetAttempt;
}

export const chooser = (progressId: string) => `/oet/reading/test/${progressId}`;
export const testPath = (progressId: string, part: string) => `${chooser(progressId)}/${part}`;
export const results = (progressId: string, part: string) => `/oet/reading/results/${progressId}/${part}`;

/** Opens a part and starts its clock. */
export async function startPart(page: Page, progressId: string, part: string): Promise<void> {
  await page.goto(testPath(progressId, part));
  await page.getByRole('button', { name: `Start Part ${part}` }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

/** On a narrow screen the questions stand behind a tab. */
export async function showQuestions(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Questions' });
  if (await tab.isVisible()) await tab.click();
}

/** The written answers of Part A, in their order. */
export const gaps = (page: Page) => page.getByRole('textbox');

export const saved = (page: Page) => page.getByText('Saved', { exact: true });

export const SUBMIT = { name: 'Submit', exact: true } as const;

/** Submits a part whose questions are not all answered. */
export async function submitAsItIs(page: Page): Promise<void> {
  await page.getByRole('button', SUBMIT).click();
  await page.getByRole('button', { name: 'Submit as it is' }).click();
}
