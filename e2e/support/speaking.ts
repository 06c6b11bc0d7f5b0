import { expect, type Page } from '@playwright/test';
import { call, type Learner } from './api.ts';
import { createAttempt } from './exam.ts';
import { record, SCORING_LIMIT_MS } from './practice.ts';
import type { Recording } from './recordings.ts';
import { makeNurse } from './writing.ts';

/** An attempt at speaking of a nurse. Returns its id. */
export async function newRolePlay(url: string, learner: Learner): Promise<string> {
  await makeNurse(url, learner);
  return createAttempt(url, learner, 'speaking');
}

export const testPath = (progressId: string) => `/oet/speaking/test/${progressId}`;
export const results = (progressId: string) => `/oet/speaking/results/${progressId}`;

interface Turn {
  readonly number: number;
  readonly role: 'doctor' | 'patient';
  readonly text: string;
  readonly source: string | null;
}

interface Stored {
  readonly phase: string;
  readonly submittedAt: string | null;
  readonly turns: readonly Turn[] | null;
}

/** What the server has of a role-play. */
export async function storedRolePlay(
  url: string,
  { token }: Learner,
  progressId: string,
): Promise<Stored & { readonly turns: readonly Turn[] }> {
  const query = `query ($progressId: ID!) {
    oetAttempt(progressId: $progressId) { phase submittedAt turns }
  }`;
  const { oetAttempt } = await call<{ oetAttempt: Stored }>(url, query, { progressId }, token.access);
  return { ...oetAttempt, turns: oetAttempt.turns ?? [] };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a test and starts the preparation. */
export async function startPreparation(page: Page, progressId: string): Promise<void> {
  await page.goto(testPath(progressId));
  await button(page, 'Start Test').click();
  await expect(button(page, 'Begin Roleplay')).toBeVisible();
}

/** Goes on to the conversation. */
export async function startSpeaking(page: Page, progressId: string): Promise<void> {
  await startPreparation(page, progressId);
  await button(page, 'Begin Roleplay').click();
  await expect(button(page, 'Complete Test')).toBeVisible();
}

export const messages = (page: Page) =>
  page.getByRole('list', { name: 'What was said' }).getByRole('listitem');
export const own = (page: Page) => messages(page).filter({ hasText: /^You( \(|[^ ]|$)/ });
export const partners = (page: Page) => messages(page).filter({ hasText: /^The other person/ });
export const sayField = (page: Page) => page.getByRole('textbox', { name: 'What you say', exact: true });

/** Opens the field to type in, where it isn't. */
export async function showField(page: Page): Promise<void> {
  if (!(await sayField(page).isVisible())) await button(page, 'Type instead').click();
  await expect(sayField(page)).toBeVisible();
}

/** Types something, and waits for the answer to it. */
export async function say(page: Page, text: string): Promise<void> {
  await showField(page);
  const before = await partners(page).count();
  await sayField(page).fill(text);
  await sayField(page).press('Enter');
  await expect(partners(page)).toHaveCount(before + 1, { timeout: SCORING_LIMIT_MS });
  await expect(sayField(page)).toHaveValue('');
}

/** Says something aloud, and waits for the answer to it. */
export async function sayAloud(page: Page, take: Recording): Promise<void> {
  const before = await partners(page).count();
  await record(page, take);
  await expect(partners(page)).toHaveCount(before + 1, { timeout: SCORING_LIMIT_MS });
}

/** Ends a test before its time is over. */
export async function complete(page: Page): Promise<void> {
  await button(page, 'Complete Test').click();
  await button(page, 'Complete it').click();
}

/** What a good nurse says, whatever the card: enough to be judged in most criteria. */
export const CONVERSATION = [
  'Could you tell me a little more about how you have been feeling since it started?',
  'I can see that this worries you, and I am sorry that you have had such a hard time. What worries you most?',
  'Thank you for telling me. What do you already know about it?',
  'First I would like to explain what is happening, and then we will talk about what we can do together.',
  'Many people feel the same at first. We will take it one small step at a time, and I will show you how to do it.',
  'Is there anything that would make this difficult for you at home?',
  'Just to be sure that I explained it clearly, could you tell me in your own words what you will do tomorrow?',
  'Let me sum up what we have agreed. Is there anything else you would like to ask me?',
] as const;
