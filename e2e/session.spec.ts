import { once } from 'node:events';
import { connect } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { forgeTokens, type Learner } from './support/api.ts';
import { leaveFreely } from './support/exam-page.ts';
import { COMPLEX, PRACTICE, record, SCORING_LIMIT_MS, shownTerm } from './support/practice.ts';
import { newRolePlay, own, partners, startSpeaking, storedRolePlay, testPath } from './support/speaking.ts';
import { expect, test } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

const MINUTE_MS = 60_000;

async function logIn(page: Page, learner: Learner): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/levelchooser');
  await expect(page.getByRole('progressbar')).toHaveCount(3);
}

/** On the login page. */
async function logInAgain(page: Page, learner: Learner): Promise<void> {
  await expect(page.getByText('Your session has expired. Please log in again')).toBeVisible();
  await expect(
    page.getByText(/^What you wrote or recorded in a test or a conversation is kept/),
  ).toBeVisible();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((each) => each.name === name)?.value;
}

/** Counts the renewals that reach the network, from all tabs. */
function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes('"operationName":"refreshToken"'))
      count += 1;
  });
  return () => count;
}

test('two tabs at the end of the session renew it once, and both go on', async ({
  context,
  page,
  learner,
}) => {
  await context.clock.install();
  await logIn(page, learner);
  const second = await context.newPage();
  await second.goto(PRACTICE);
  await expect(shownTerm(second)).toBeVisible();
  const before = await cookie(context, 'accessToken');
  const renewals = countRenewals(context);

  await context.clock.fastForward(14.5 * MINUTE_MS);
  await expect.poll(() => cookie(context, 'accessToken')).not.toBe(before);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/level=/);
  await second.getByRole('link', { name: 'Back to Levels' }).click();
  await expect(second).toHaveURL('/levelchooser?level=beginner');
  await expect(second.getByRole('progressbar').first()).toBeVisible();
  expect(renewals()).toBe(1);
});

test('a renewal whose answer was lost is asked for again', async ({ context, page, learner }) => {
  await context.clock.install();
  await logIn(page, learner);
  const before = await cookie(context, 'accessToken');
  let lost = 0;
  await onOperation(context, 'refreshToken', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await loseAnswer(route);
  });
  await context.clock.fastForward(14.5 * MINUTE_MS);
  await expect.poll(() => lost).toBe(1);
  await context.clock.runFor(1_000);
  await expect.poll(() => cookie(context, 'accessToken')).not.toBe(before);
  await page.goto(PRACTICE);
  await expect(shownTerm(page)).toBeVisible();
});

test('a page that is loaded after 16 minutes goes on where it was', async ({ context, page, learner }) => {
  await context.clock.install();
  await logIn(page, learner);
  const before = await cookie(context, 'refreshToken');
  // What the browser does when the cookie's time has come, and what a laptop that slept does to the timers.
  await context.clearCookies({ name: 'accessToken' });
  await context.clock.setSystemTime(Date.now() + 16 * MINUTE_MS);
  const renewals = countRenewals(context);
  await page.goto(PRACTICE);
  await expect(page).toHaveURL(PRACTICE);
  await expect(shownTerm(page)).toBeVisible();
  expect(renewals()).toBe(1);
  expect(await cookie(context, 'accessToken')).toBeTruthy();
  expect(await cookie(context, 'refreshToken')).not.toBe(before);
});

test('after 16 minutes "/" and "/signup" still lead to the levels', async ({ context, page, learner }) => {
  await context.clock.install();
  await logIn(page, learner);
  for (const path of ['/', '/signup']) {
    await context.clearCookies({ name: 'accessToken' });
    await page.goto(path);
    await expect(page).toHaveURL('/levelchooser');
    await expect(page.getByRole('progressbar')).toHaveCount(3);
  }
});

test('a session that the server ended leads to the login, once, and keeps the languages', async ({
  context,
  page,
  learner,
}) => {
  await logIn(page, learner);
  await forgeTokens(context, new URL(page.url()).origin);
  await page.goto('/levelchooser');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/');
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
    'accept-language',
    'current_language',
  ]);
});

test('what was said in a case when the session ended is there after the login, to be written down', async ({
  openMicrophone,
  studio,
  server,
  learner,
}) => {
  const said = await studio.speak('Good morning, what brings you here today');
  const page = await openMicrophone(said);
  await page.goto(COMPLEX);
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
  await forgeTokens(page.context(), server.url);
  await record(page, said);
  await logInAgain(page, learner);
  await expect(page).toHaveURL(COMPLEX);
  await expect(page.getByText(/^Your last recording was not written down yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('textbox')).not.toHaveValue('', { timeout: SCORING_LIMIT_MS });
  await page.reload();
  await expect(page.getByRole('textbox')).not.toHaveValue('');
  await expect(page.getByText(/^Your last recording/)).toBeHidden();
});

test('what was said in a role-play when the session ended is there after the login, and counts once', async ({
  openMicrophone,
  studio,
  server,
  learner,
}) => {
  const said = await studio.speak('Good morning, I am the nurse on this ward');
  const page = await openMicrophone(said);
  leaveFreely(page);
  const id = await newRolePlay(server.url, learner);
  await startSpeaking(page, id);
  await forgeTokens(page.context(), server.url);
  await record(page, said);
  await logInAgain(page, learner);
  await expect(page).toHaveURL(testPath(id));
  await expect(own(page)).toContainText('Not sent.');
  await expect(page.getByText(/^Your last words may not have arrived\. They are kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(partners(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
  expect((await storedRolePlay(server.url, learner, id)).turns).toHaveLength(2);
});

test('logout removes the four cookies and closes the pages', async ({ context, page, learner }) => {
  await logIn(page, learner);
  expect(await context.cookies()).toHaveLength(4);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto(PRACTICE);
  await expect(page).toHaveURL('/');
});

test('a lost connection logs nobody out', async ({ context, page, learner }) => {
  await logIn(page, learner);
  await context.clearCookies({ name: 'accessToken' });
  await context.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 60_000 });
  await expect(page).not.toHaveURL('/');
  expect(await cookie(context, 'refreshToken')).toBeTruthy();
  await context.unroute('**/graphql');
  // By itself, without a press of the button.
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Everyday terms' })).toBeVisible();
});

test('a server that is away logs nobody out, and is found again', async ({
  context,
  page,
  learner,
  server,
}) => {
  await logIn(page, learner);
  await server.kill();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 60_000 });
  expect(await cookie(context, 'accessToken')).toBeTruthy();
  await server.startAgain();
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Everyday terms' })).toBeVisible();
});

test('a new secret of the server costs one renewal and no login', async ({
  context,
  page,
  learner,
  server,
}) => {
  await logIn(page, learner);
  await server.startAgain({ JWT_SECRET: 'another-secret-of-more-than-32-characters' });
  const renewals = countRenewals(context);
  await page.goto(PRACTICE);
  await expect(shownTerm(page)).toBeVisible();
  expect(renewals()).toBe(1);
  await server.startAgain();
});

test('a server that is asked to stop does so although browsers hold connections', async ({
  page,
  learner,
  server,
}) => {
  await logIn(page, learner);
  // Browsers open connections ahead, over which nothing has been asked yet.
  const ahead = connect(Number(new URL(server.url).port), '127.0.0.1');
  ahead.on('error', () => {});
  await once(ahead, 'connect');
  try {
    await server.stop();
  } finally {
    ahead.destroy();
    await server.startAgain();
  }
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
});
