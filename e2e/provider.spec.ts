import type { Page } from '@playwright/test';
import { createProviderServer, type ProviderServer } from '#server/testing/provider-server.ts';
import { COMPLEX, SCORING_LIMIT_MS } from './support/practice.ts';
import { CONVERSATION, complete, say } from './support/speaking.ts';
import { expect, test } from './support/test.ts';
import { letterField, letterFor, makeNurse, SUBMIT, saved } from './support/writing.ts';

let provider: ProviderServer;

const field = (page: Page) => page.getByRole('textbox', { name: 'What you say to the patient' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const patients = (page: Page) => messages(page).filter({ hasText: /^Patient/ });

/** The product with a provider that plays the patient, and marks letters and role-plays. */
test.beforeAll(async ({ server }) => {
  provider = createProviderServer();
  await provider.start();
  await server.startAgain({
    PATIENT: 'openai',
    LETTER_ASSESSOR: 'openai',
    ROLEPLAY_ASSESSOR: 'openai',
    AI_BASE_URL: provider.baseUrl,
    AI_CHAT_MODEL: 'test-model',
  });
});

test.afterAll(async ({ server }) => {
  await provider.stop();
  await server.startAgain();
});

test('says what goes where before anything does', async ({ learnerPage: page }) => {
  await page.goto(COMPLEX);
  await expect(page.getByRole('heading', { name: 'Before you begin: where your work goes' })).toBeVisible();
  const told = page.getByRole('listitem').filter({ hasText: new URL(provider.baseUrl).host });
  await expect(told.filter({ hasText: 'to play the patient' })).toBeVisible();
  await expect(told.filter({ hasText: 'Letters that you submit' })).toBeVisible();
  expect(provider.requests).toEqual([]);
  await page.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(field(page)).toBeVisible();
});

test('a provider that dies in the middle of a conversation loses no message', async ({
  learnerPage: page,
}) => {
  await page.goto(COMPLEX);
  await page.getByRole('button', { name: 'Agree and go on' }).click();
  await field(page).fill('Good morning. What brings you in?');
  await field(page).press('Enter');
  await expect(patients(page)).toHaveText(/My chest hurts/, { timeout: SCORING_LIMIT_MS });

  await provider.stop();
  await field(page).fill('When did it start?');
  await field(page).press('Enter');
  const again = page.getByRole('button', { name: 'Send again', exact: true });
  await expect(again).toBeVisible({ timeout: 40_000 });
  await expect(messages(page).filter({ hasText: 'When did it start?' })).toHaveCount(1);
  await page.reload();
  await expect(again).toBeVisible();

  await provider.start();
  provider.script.reply = 'It began last night.';
  await again.click();
  await expect(patients(page).last()).toHaveText(/It began last night/, { timeout: 40_000 });
  await expect(patients(page)).toHaveCount(2);
  await page.reload();
  await expect(messages(page).filter({ hasText: 'When did it start?' })).toHaveCount(1);
  await expect(patients(page)).toHaveCount(2);
});

/** A job asks again after some seconds, and a provider that was down is left alone for half a minute. */
const MARKED_AGAIN_MS = 150_000;

test('a provider that is dead when a letter is to be marked loses nothing: the mark arrives when it is back', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  test.setTimeout(300_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await makeNurse(server.url, learner);
  await page.goto('/oet/writing');
  await expect(page.getByText('Letters that you submit, with their case notes')).toBeVisible();
  await page.getByRole('button', { name: 'Agree and go on' }).click();
  await page.getByRole('link', { name: 'Start Practice Test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Proceed to Writing Phase' }).click();
  const title = await page.getByRole('heading', { level: 1 }).locator('[lang="en"]').textContent();
  await letterField(page).fill(letterFor(title?.trim() ?? ''));
  await expect(saved(page)).toBeVisible();

  await provider.stop();
  await page.getByRole('button', SUBMIT).click();
  const marking = page.getByRole('heading', { name: 'Your letter is being marked' });
  await expect(marking).toBeVisible();
  await expect.poll(() => server.logged(), { timeout: 60_000 }).toContain('ProviderFault: unreachable');
  await page.reload();
  await expect(marking).toBeVisible();

  await provider.start();
  await expect(page.getByRole('heading', { name: 'The six criteria' })).toBeVisible({
    timeout: MARKED_AGAIN_MS,
  });
  await expect(
    page.getByText(/test-model at 127\.0\.0\.1:\d+, with Bedside letter assessment/),
  ).toBeVisible();
});

test('a provider that is dead when a role-play is to be marked loses nothing either', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  test.setTimeout(300_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await makeNurse(server.url, learner);
  await page.goto('/oet/speaking');
  await page.getByRole('button', { name: 'Agree and go on' }).click();
  await page.getByRole('link', { name: 'Start Practice Test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Begin Roleplay' }).click();
  for (const text of CONVERSATION) await say(page, text);

  await provider.stop();
  const asked = server.logged().length;
  await complete(page);
  const marking = page.getByRole('heading', { name: 'Your role-play is being assessed' });
  await expect(marking).toBeVisible();
  await expect
    .poll(() => server.logged().slice(asked), { timeout: 60_000 })
    .toContain('ProviderFault: unreachable');
  await page.reload();
  await expect(marking).toBeVisible();

  await provider.start();
  await expect(page.getByRole('heading', { name: 'The nine criteria' })).toBeVisible({
    timeout: MARKED_AGAIN_MS,
  });
});
