import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { forgeTokens, type Learner, signUp } from './support/api.ts';
import { leaveFreely } from './support/exam-page.ts';
import { COMPLEX } from './support/practice.ts';
import { expect, test } from './support/test.ts';
import { onOperation } from './support/wire.ts';
import {
  letterField,
  newLetter,
  results,
  startWriting,
  storedLetter,
  submitAsItIs,
  testPath,
} from './support/writing.ts';

const ANSWER_LIMIT_MS = 30_000;

const field = (page: Page) => page.getByRole('textbox');
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const patients = (page: Page) => messages(page).filter({ hasText: /^Patient/ });

async function logIn(page: Page, learner: Learner): Promise<void> {
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

test('on a shared computer a learner finds nothing of the one before', async ({ page, server, learner }) => {
  await page.goto('/');
  await logIn(page, learner);
  await expect(page).toHaveURL('/levelchooser');
  await page.goto(COMPLEX);
  await field(page).fill('Words of the first learner');
  await logOut(page);
  await expect(page.getByRole('dialog', { name: 'Log out and lose unsent work?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(field(page)).toHaveValue('Words of the first learner');
  // She walks away, and her session ends without a word.
  await page.context().clearCookies();
  await page.goto('/');
  await logIn(page, await signUp(server.url));
  await expect(page).toHaveURL('/levelchooser');
  await page.goto(COMPLEX);
  await expect(field(page)).toHaveValue('');
});

test('a session that ends in a case is said, and nothing that was written is lost', async ({
  page,
  context,
  server,
  learner,
}) => {
  await page.goto('/');
  await logIn(page, learner);
  await expect(page).toHaveURL('/levelchooser');
  await page.goto(COMPLEX);
  await field(page).fill('What brings you here today?');
  await forgeTokens(context, server.url);
  await field(page).press('Enter');
  await expect(page.getByText('Your session has expired. Please log in again')).toBeVisible();
  await expect(page).toHaveURL('/');
  await logIn(page, learner);
  await expect(page).toHaveURL(COMPLEX);
  await expect(messages(page).filter({ hasText: 'What brings you here today?' })).toContainText('Not sent.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(patients(page)).toHaveCount(1, { timeout: ANSWER_LIMIT_MS });
});

test('a letter whose submission meets the end of the session is not lost, and she learns that it was not submitted', async ({
  page,
  context,
  server,
  learner,
}) => {
  leaveFreely(page);
  const id = await newLetter(server.url, learner);
  await page.goto('/');
  await logIn(page, learner);
  await expect(page).toHaveURL('/levelchooser');
  await startWriting(page, id);
  await letterField(page).fill('Dear Dr Hale, he is well.');
  await forgeTokens(context, server.url);
  await submitAsItIs(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('What you were submitting was not submitted')).toBeVisible();
  await expectAccessible(page);
  await logIn(page, learner);
  await expect(page).toHaveURL(testPath(id));
  await expect(page.getByRole('alert').first()).toContainText('nothing was submitted');
  await expect(letterField(page)).toHaveValue('Dear Dr Hale, he is well.');
  await expectAccessible(page);
  await submitAsItIs(page);
  await expect(page).toHaveURL(results(id));
  expect((await storedLetter(server.url, learner, id)).draft).toBe('Dear Dr Hale, he is well.');
});

test('a first visit while the server is being started says so, and goes on by itself', async ({ page }) => {
  const late = page.getByText('This is taking longer than usual');
  // First the application itself does not come, then the words that it needs.
  let missing: RegExp | null = /\/assets\/index-.*\.js$/;
  let missed = 0;
  await page.route('**/*', (route) => {
    const request = route.request();
    const isMissing = missing?.test(request.url()) ?? false;
    if (isMissing) missed += 1;
    return isMissing ? route.fulfill({ status: 503 }) : route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(late).toBeVisible();
  missing = /\/assets\/core-.*\.js$/;
  missed = 0;
  await expect.poll(() => missed, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect(late).toBeVisible();
  missing = null;
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible({ timeout: 60_000 });
  await expect(late).toBeHidden();
});

test('a deploy in the middle of a visit is no dead end, and nothing that was written is lost', async ({
  learnerPage: page,
}) => {
  await page.goto(COMPLEX);
  await field(page).fill('What brings you here today?');
  // Until the document is loaded anew, it names files that are not there any more.
  let isOld = true;
  let documents = 0;
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      isOld = false;
      documents += 1;
    }
    return isOld && request.url().includes('/assets/') ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await page.getByRole('link', { name: 'Past consultations' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past consultations' })).toBeVisible();
  expect(documents).toBe(1);
  await page.goto(COMPLEX);
  await expect(field(page)).toHaveValue('What brings you here today?');
});

test('what is missing in the new build too is said, without going round in a circle', async ({
  learnerPage: page,
}) => {
  await page.goto(COMPLEX);
  await expect(field(page)).toBeVisible();
  await page.route(/\/assets\/consultations-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Past consultations' }).first().click();
  await expect(page.getByRole('heading', { name: 'There is a new version' })).toBeVisible();
  await expect(page).toHaveURL('/consultations');
});

test("after a proxy's 504 a message is sent again as the same one, and can't be changed", async ({
  learnerPage: page,
}) => {
  const keys = new Set<string | undefined>();
  let tries = 0;
  await onOperation(page, 'generateAiMessage', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    tries += 1;
    if (tries > 1) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' });
  });
  await page.goto(COMPLEX);
  await field(page).fill('What brings you here today?');
  await field(page).press('Enter');
  await expect(page.getByText('Not sent.')).toBeVisible({ timeout: ANSWER_LIMIT_MS });
  await expect(page.getByRole('button', { name: 'Change it' })).toBeHidden();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(patients(page)).toHaveCount(1, { timeout: ANSWER_LIMIT_MS });
  expect(tries).toBe(2);
  expect(keys.size).toBe(1);
});

test('two tabs of a case show what is written and said in either', async ({ context, learnerPage: page }) => {
  await page.goto(COMPLEX);
  await expect(field(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(COMPLEX);
  await expect(field(second)).toBeVisible();
  await field(page).fill('What brings you here today?');
  await expect(field(second)).toHaveValue('What brings you here today?');
  await field(page).press('Enter');
  await expect(patients(page)).toHaveCount(1, { timeout: ANSWER_LIMIT_MS });
  await expect(patients(second)).toHaveCount(1);
  await expect(field(second)).toHaveValue('');
  await field(second).fill('How long have you had this?');
  await field(second).press('Enter');
  await expect(patients(second)).toHaveCount(2, { timeout: ANSWER_LIMIT_MS });
  await expect(patients(page)).toHaveCount(2);
});
