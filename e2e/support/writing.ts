import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { call, type Learner } from './api.ts';
import { createAttempt } from './exam.ts';

const TASKS = new URL('../../content/oet/writing/', import.meta.url);

interface Task {
  readonly title: string;
  readonly models: { readonly a: { readonly letter: string }; readonly cPlus: { readonly letter: string } };
}

const readTask = (id: string) => parse(readFileSync(new URL(`${id}.yaml`, TASKS), 'utf8')) as Task;

/** The tasks that nurses get. */
const NURSING = ['nursing-task-1', 'nursing-task-2'].map(readTask);

/** The model letter at C+ of the task with a title: long enough, on the task, and with something to find. */
export function letterFor(title: string): string {
  const task = NURSING.find((each) => each.title === title);
  if (!task) throw new Error(`No task is called ${title}`);
  return task.models.cPlus.letter;
}

/** Nurses get nurses' tasks. */
export async function makeNurse(url: string, { token }: Learner): Promise<void> {
  const query = 'mutation { updateUserProfession(profession: "nursing") { success } }';
  await call(url, query, {}, token.access);
}

/** An attempt at writing of a nurse. Returns its id. */
export async function newLetter(url: string, learner: Learner): Promise<string> {
  await makeNurse(url, learner);
  return createAttempt(url, learner, 'writing');
}

export const testPath = (progressId: string) => `/oet/writing/test/${progressId}`;
export const results = (progressId: string) => `/oet/writing/results/${progressId}`;

interface Stored {
  readonly phase: string;
  readonly draft: string | null;
  readonly revision: number;
  readonly submittedAt: string | null;
}

/** What the server has of a letter. */
export async function storedLetter(url: string, { token }: Learner, progressId: string): Promise<Stored> {
  const query = `query ($progressId: ID!) {
    oetAttempt(progressId: $progressId) { phase draft revision submittedAt }
  }`;
  return (await call<{ oetAttempt: Stored }>(url, query, { progressId }, token.access)).oetAttempt;
}

/** Every text that the server has of a letter, the newest first. */
export async function storedDrafts(url: string, { token }: Learner, progressId: string): Promise<string[]> {
  const query = 'query ($progressId: ID!) { oetDrafts(progressId: $progressId) { text } }';
  const data = await call<{ oetDrafts: { text: string }[] }>(url, query, { progressId }, token.access);
  return data.oetDrafts.map(({ text }) => text);
}

/** Starts both clocks without a browser, and submits. */
export async function submitLetter(
  url: string,
  learner: Learner,
  progressId: string,
  letterContent: string,
): Promise<void> {
  const { access } = learner.token;
  for (const phase of ['reading', 'writing']) {
    const start = `mutation ($progressId: ID!) { startOetPhase(progressId: $progressId, phase: ${phase}) { phase } }`;
    await call(url, start, { progressId }, access);
  }
  const submit = `mutation ($progressId: ID!, $letterContent: String!) {
    submitWritingTest(progressId: $progressId, letterContent: $letterContent) { success }
  }`;
  await call(url, submit, { progressId, letterContent }, access);
}

/** Opens a test and starts its first clock. */
export async function startReading(page: Page, progressId: string): Promise<void> {
  await page.goto(testPath(progressId));
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Goes on to the letter. */
export async function startWriting(page: Page, progressId: string): Promise<void> {
  await startReading(page, progressId);
  await page.getByRole('button', { name: 'Proceed to Writing Phase' }).click();
  await expect(letterField(page)).toBeVisible();
}

export const letterField = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });

export const saved = (page: Page) => page.getByText('Saved', { exact: true });

export const SUBMIT = { name: 'Submit Letter', exact: true } as const;

/** Submits a letter that is too short to be marked. */
export async function submitAsItIs(page: Page): Promise<void> {
  await page.getByRole('button', SUBMIT).click();
  await page.getByRole('button', { name: 'Submit as it is' }).click();
}
