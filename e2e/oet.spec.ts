import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessibility.ts';
import { enterAs, signUp } from './support/api.ts';
import { createAttempt, startPart, submitPart, takeMany } from './support/exam.ts';
import { LOOKS } from './support/exam-page.ts';
import { listenFor } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

const FULL_REPORT = 40;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const continueLink = (page: Page, name: RegExp) => page.getByRole('link', { name });

test('from the header to a new test, which is created once', async ({ learnerPage: page, context }) => {
  await page.goto('/levelchooser');
  await page.getByRole('link', { name: 'OET Exam' }).click();
  await expect(page).toHaveURL('/oet');
  await page.getByRole('link', { name: 'Reading' }).click();
  await expect(page).toHaveURL('/oet/reading');
  await expect(page.getByText('45 minutes, shared with Part C')).toBeVisible();

  let created = 0;
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (!request.postData()?.includes('"createUserProgress"')) return;
    created += 1;
    keys.add(request.headers()['idempotency-key']);
  });
  const reconnect = await onOperation(context, 'createUserProgress', loseAnswer);
  await page.getByRole('link', { name: 'Start Practice Test' }).click();
  await expect(heading(page, 'The test could not be started')).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(heading(page, 'The test could not be started')).toBeVisible({ timeout: 15_000 });
  await reconnect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/oet\/reading\/test\/(?!new)[\w-]+$/);
  expect(created).toBeGreaterThan(2);
  expect(keys.size).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL('/oet/reading');
  await expect(continueLink(page, /^Continue Reading Test \d, Part A$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Part A: not submitted' })).toHaveCount(1);
});

test('addresses that fit nothing lead to where something is', async ({
  server,
  learner,
  learnerPage: page,
}) => {
  await page.goto('/oet/dancing');
  await expect(page).toHaveURL('/oet');
  const progressId = await createAttempt(server.url, learner);
  await page.goto(`/oet/reading/results/${progressId}/Z`);
  await expect(page).toHaveURL(`/oet/reading/test/${progressId}`);
  await page.goto(`/oet/reading/results/${progressId}/A`);
  await expect(page).toHaveURL(`/oet/reading/test/${progressId}`);
  await expect(page.getByText('This has not been submitted yet.')).toBeVisible();
  await page.goto('/oet/reading/results/nobody/A');
  await expect(heading(page, 'Error Loading Results')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This test could not be found.');
  await page.getByRole('main').getByRole('link', { name: 'Back to Reading' }).click();
  await expect(page).toHaveURL('/oet/reading');
});

test('what is under way is offered first, with the time that is left', async ({
  server,
  learner,
  learnerPage: page,
}) => {
  const progressId = await createAttempt(server.url, learner);
  await startPart(server.url, learner, { progressId, part: 'A' });
  await createAttempt(server.url, learner);
  await page.goto('/oet');
  const link = continueLink(page, /^Continue Reading Test \d, Part A: 1[45]:\d\d left$/);
  await expect(link).toHaveAttribute('href', `/oet/reading/test/${progressId}/A`);
  await page.getByRole('link', { name: '1 more unfinished test' }).click();
  await expect(page.getByRole('link', { name: 'Part A: not submitted' })).toHaveCount(2);
});

test('every question is shown with its proof, in its place', async ({
  server,
  learner,
  learnerPage: page,
}) => {
  const progressId = await createAttempt(server.url, learner);
  await submitPart(server.url, learner, { progressId, part: 'A' });
  const noise = listenFor(page, server.url);
  await page.goto(`/oet/reading/results/${progressId}/A`);
  const review = page.getByRole('region', { name: 'Every question, with the proof' });
  await expect(review.getByRole('listitem')).toHaveCount(20);
  await expect(review.getByRole('listitem').first()).toContainText('about 0:20');
  await expect(page.getByRole('img', { name: /^Practice band/ })).toBeVisible();
  await expect(page.getByText('You get an estimate of the OET score when every part')).toBeVisible();

  await test.step('the passage opens at the sentence that proves it, and closes again', async () => {
    const question = review.getByRole('listitem').nth(9);
    const quote = (await question.getByRole('blockquote').textContent()) ?? '';
    const show = question.getByRole('button', { name: /^Show it in/ });
    await show.click();
    const mark = page.getByRole('dialog').locator('mark').first();
    await expect(mark).toBeInViewport();
    expect(quote.replace(/\s+/g, ' ')).toContain((await mark.textContent())?.replace(/\s+/g, ' ') ?? '?');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(show).toBeFocused();
  });

  await test.step('only what was wrong', async () => {
    await page.getByRole('radio', { name: /^Wrong answers only/ }).check();
    await expect(review.getByText('Right', { exact: true })).toHaveCount(0);
    expect(await review.getByRole('listitem').count()).toBeLessThan(20);
  });

  await test.step('it can be printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(review.getByRole('listitem').first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await expect(page.getByRole('link', { name: 'Back to OET Dashboard' }).first()).toHaveAttribute(
    'href',
    '/oet',
  );
  await page
    .getByRole('link', { name: /^Question \d+: Wrong$/ })
    .last()
    .click();
  await expect(review.getByRole('listitem').last().getByRole('heading').first()).toBeInViewport();
  const next = page.getByRole('link', { name: 'Go on to Part B' }).first();
  await expect(next).toHaveAttribute('href', `/oet/reading/test/${progressId}/B`);
  await page.getByRole('link', { name: 'Try Another Reading Test' }).first().click();
  await expect(page).toHaveURL('/oet/reading');
  expect(noise).toEqual({ errors: [], foreign: [] });
});

for (const { colorScheme, ...viewport } of LOOKS) {
  test(`what was done is sound at ${viewport.width} pixels, ${colorScheme}`, async ({
    page,
    context,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const learner = await signUp(server.url);
    await enterAs(context, server.url, learner);
    const noise = listenFor(page, server.url);

    await page.goto('/oet/progress');
    await expect(page.getByText('There is nothing to report yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Start a (Listening|Reading) test$/ })).toBeVisible();
    await inBothSchemes(page, () => expectAccessible(page));

    const progressId = await createAttempt(server.url, learner);
    for (const part of ['A', 'B', 'C']) await submitPart(server.url, learner, { progressId, part });
    await page.goto('/oet/progress');
    await expect(page.getByRole('img', { name: /^1 test,/ })).toBeVisible();
    await expect(page.getByText('costs marks').first()).toBeVisible();
    await inBothSchemes(page, () => expectAccessible(page));

    for (const part of ['A', 'B', 'C']) {
      await page.goto(`/oet/reading/results/${progressId}/${part}`);
      await expect(page.getByRole('img', { name: /^Estimated OET score/ })).toBeVisible();
      await inBothSchemes(page, () => expectAccessible(page));
    }
    for (const path of ['/oet', '/oet/reading']) {
      await page.goto(path);
      await expect(page.getByText(/Your latest|Part C: result/).first()).toBeVisible();
      await inBothSchemes(page, () => expectAccessible(page));
    }
    expect(noise).toEqual({ errors: [], foreign: [] });
  });
}

test('a report on many tests is drawn and can be read as a table', async ({
  server,
  learner,
  learnerPage: page,
}) => {
  test.setTimeout(240_000);
  await takeMany(server.url, learner, FULL_REPORT);
  for (const { width, height } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.goto('/oet/progress');
    await expect(page.getByRole('img', { name: /^40 tests, from \d+ % to \d+ %/ })).toBeVisible();
    await page.getByText('As a table').click();
    await expect(page.getByRole('row')).toHaveCount(FULL_REPORT + 1);
    await expect(page.getByText('goes well').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/oet/reading');
  await page.getByRole('button', { name: `Show all ${FULL_REPORT}` }).click();
  await expect(page.getByRole('link', { name: 'Part A: result' })).toHaveCount(FULL_REPORT);
});
