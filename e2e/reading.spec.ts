import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessibility.ts';
import { enterAs, type Learner } from './support/api.ts';
import { createAttempt } from './support/exam.ts';
import { LOOKS } from './support/exam-page.ts';
import { listenFor } from './support/quiet.ts';
import {
  chooser,
  gaps,
  results,
  SUBMIT,
  saved,
  showQuestions,
  startPart,
  storedPart,
  submitAsItIs,
  testPath,
} from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { onOperation } from './support/wire.ts';

const OFFLINE = 'Not saved yet: no connection, kept on this device';

const expectAccessibleInBoth = (page: Page) => inBothSchemes(page, () => expectAccessible(page));

async function startNewPart(page: Page, url: string, learner: Learner, part: string): Promise<string> {
  const id = await createAttempt(url, learner);
  await startPart(page, id, part);
  return id;
}

/** What the server has, in the order of the questions' ids. */
async function storedAnswers(url: string, learner: Learner, id: string, part: string): Promise<string[]> {
  return Object.values((await storedPart(url, learner, id, part)).savedAnswers);
}

/** A page that is left by a reload or for another address asks first. */
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a learner starts Part A, answers with the mouse and submits', async ({
      learnerPage: page,
      server,
      learner,
    }) => {
      const noise = listenFor(page, server.url);
      const id = await createAttempt(server.url, learner);
      await page.goto(chooser(id));
      await expect(page.getByText('15 minutes', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Part C' })).toBeHidden();
      await expectAccessibleInBoth(page);
      await page.getByRole('link', { name: 'Open Part A' }).click();
      await expect(page.getByRole('button', { name: 'Start Part A' })).toBeVisible();
      await expectAccessibleInBoth(page);
      expect((await storedPart(server.url, learner, id, 'A')).phase).toBe('not_started');

      await page.getByRole('button', { name: 'Start Part A' }).click();
      await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
      await expectAccessibleInBoth(page);
      await showQuestions(page);
      await page.getByRole('radio', { name: 'Text D' }).first().check();
      await gaps(page).first().fill('magnesium');
      await page.getByRole('button', { name: 'Flag question 3', exact: true }).click();
      await page.getByRole('radio', { name: 'Text A' }).nth(1).click({ button: 'right' });
      await expect(page.getByRole('radio', { name: 'Text A (struck out)' })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Question 1, answered', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Question 3, not answered, flagged' })).toBeVisible();
      await expect(saved(page)).toBeVisible();
      await expectAccessibleInBoth(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });

      await page.getByRole('button', SUBMIT).click();
      await expect(page.getByRole('dialog', { name: '18 questions have no answer' })).toBeVisible();
      await expectAccessibleInBoth(page);
      await page.getByRole('button', { name: 'Go on answering' }).click();
      await expect(page.getByRole('radio').nth(4)).toBeFocused();
      await submitAsItIs(page);
      await expect(page).toHaveURL(results(id, 'A'));
      expect(await storedAnswers(server.url, learner, id, 'A')).toEqual(
        expect.arrayContaining(['Text D', 'magnesium']),
      );
      // A submitted part is its result from now on.
      await page.goto(testPath(id, 'a'));
      await expect(page).toHaveURL(results(id, 'A'));
      await page.goto(chooser(id));
      await expect(page.getByRole('link', { name: 'See the result of Part A' })).toBeVisible();
      expect(noise).toEqual({ errors: [], foreign: [] });
    });

    test('Part B shows each question with its text, and leads on to Part C under the same clock', async ({
      learnerPage: page,
      server,
      learner,
    }) => {
      const id = await startNewPart(page, server.url, learner, 'B');
      await showQuestions(page);
      await page.getByRole('radio').first().check();
      for (let step = 0; step < 5; step += 1) {
        await page.getByRole('button', { name: 'Next', exact: true }).click();
      }
      await expect(page.getByRole('button', { name: /^Question 6/ })).toHaveAttribute('aria-current', 'true');
      await expectAccessibleInBoth(page);
      await page.getByRole('link', { name: 'Go on to Part C' }).click();
      await expect(page).toHaveURL(testPath(id, 'C'));
      await expect(page.getByRole('timer')).toHaveText(/^4[45]:\d\d$/);
      await showQuestions(page);
      await page.getByRole('radio').first().check();
      await expect(saved(page)).toBeVisible();
      await page.getByRole('link', { name: 'Back to the parts' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByRole('link', { name: 'Continue Part C' })).toBeVisible();
      expect(await storedAnswers(server.url, learner, id, 'B')).toHaveLength(1);
    });
  });
}

test('everything can be done with the keyboard alone', async ({ learnerPage: page, server, learner }) => {
  const id = await createAttempt(server.url, learner);
  await page.goto(testPath(id, 'b'));
  await page.getByRole('button', { name: 'Start Part B' }).press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('region', { name: 'Questions' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('radio', { name: /struck out\)$/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Alt+m');
  await expect(page.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('button', { name: /^Question 2/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Question 2, answered' })).toBeVisible();
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('button', { name: /^Question 1/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', SUBMIT).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', SUBMIT)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results(id, 'B'));
});

test('Tab goes from gap to gap', async ({ learnerPage: page, server, learner }) => {
  await startNewPart(page, server.url, learner, 'A');
  await gaps(page).first().focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Tab');
  await page.keyboard.type('two');
  await expect(gaps(page).nth(1)).toHaveValue('two');
});

test('words are highlighted in a text, and still are after a reload', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  await startNewPart(page, server.url, learner, 'A');
  await page.getByRole('article').first().getByRole('paragraph').first().dblclick();
  await page.getByRole('button', { name: 'Highlight' }).click();
  await expect(page.locator('mark')).toHaveCount(1);
  const word = await page.locator('mark').textContent();
  // What is kept in the browser is written a moment later.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.locator('mark')).toHaveText(word ?? '');
  // What is drawn once more while the page settles loses what was selected.
  await expect(async () => {
    await page.locator('mark').dblclick();
    await page.keyboard.press('h');
    await expect(page.locator('mark')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('without a connection the work is kept, and saved when there is one again', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  await context.setOffline(true);
  await gaps(page).first().fill('written offline');
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  await gaps(page).nth(1).fill('and more');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await storedAnswers(server.url, learner, id, 'A')).sort()).toEqual(['and more', 'written offline']);
});

test('what was typed just before a reload is there, and arrives', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  const stop = await onOperation(page, 'saveOetWork', (route) => route.abort('connectionreset'));
  await gaps(page).first().fill('typed and gone');
  await page.reload();
  await expect(gaps(page).first()).toHaveValue('typed and gone');
  await stop();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(saved(page)).toBeVisible();
  expect(await storedAnswers(server.url, learner, id, 'A')).toEqual(['typed and gone']);
});

test('a second tab shows what the first one has, and goes to the result with it', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  const second = await context.newPage();
  await second.goto(testPath(id, 'A'));
  await expect(second.getByRole('timer')).toBeVisible();
  await gaps(page).first().fill('from the first');
  await expect(gaps(second).first()).toHaveValue('from the first');
  await gaps(second).nth(1).fill('from the second');
  await expect(gaps(page).nth(1)).toHaveValue('from the second');
  await submitAsItIs(page);
  await expect(page).toHaveURL(results(id, 'A'));
  await expect(second).toHaveURL(results(id, 'A'));
  expect((await storedAnswers(server.url, learner, id, 'A')).sort()).toEqual([
    'from the first',
    'from the second',
  ]);
});

test('a second device shows what the first one saved, and takes nothing from under her fingers', async ({
  learnerPage: page,
  browser,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  const device = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  await enterAs(device, server.url, learner);
  const other = await device.newPage();
  await other.goto(testPath(id, 'A'));
  await gaps(other).first().fill('on the phone');
  await gaps(other).nth(1).fill('also on the phone');
  await expect(saved(other)).toBeVisible();

  await gaps(page).first().fill('on the computer');
  await expect(saved(page)).toBeVisible();
  await expect(gaps(page).nth(1)).toHaveValue('also on the phone');
  await expect(gaps(page).first()).toHaveValue('on the computer');
  await gaps(other).nth(2).focus();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(gaps(other).first()).toHaveValue('on the computer');

  await submitAsItIs(other);
  await expect(other).toHaveURL(results(id, 'A'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(results(id, 'A'));
  await device.close();
});

test('when the time is over the page says so, and can still be submitted', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await createAttempt(server.url, learner);
  await page.clock.install();
  await startPart(page, id, 'A');
  // The server's clock stays as it is: asked again, it would set the page's right.
  await onOperation(page, 'oetAttempt', (route) => route.abort());
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('timer')).toHaveText(/^4:\d\d$/);
  await expect(page.locator('[data-announcer]')).toContainText('5 minutes left.');
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByText(/^Time is up. You can still change and submit/).first()).toBeVisible();
  await gaps(page).first().fill('late');
  await submitAsItIs(page);
  await expect(page).toHaveURL(results(id, 'A'));
});

test('a submission that fails says why, loses nothing, and is sent once however often it is pressed', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  await gaps(page).first().fill('kept');
  await expect(saved(page)).toBeVisible();
  const stop = await onOperation(page, 'submitReadingTest', (route) => route.abort('connectionreset'));
  await submitAsItIs(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('Error submitting test: ', { timeout: 20_000 });
  await expect(gaps(page).first()).toHaveValue('kept');
  await stop();

  const keys: (string | undefined)[] = [];
  await onOperation(page, 'submitReadingTest', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fallback();
  });
  await page.getByRole('button', SUBMIT).click();
  await page.getByRole('button', { name: 'Submit as it is' }).dblclick();
  await expect(page).toHaveURL(results(id, 'A'));
  expect(keys).toHaveLength(1);
});

test('two tabs that submit at once both come to the one result', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  const second = await context.newPage();
  await second.goto(testPath(id, 'A'));
  await gaps(page).first().fill('once');
  await expect(gaps(second).first()).toHaveValue('once');
  // Neither hears of the other before both are on their way.
  let onTheirWay = 0;
  await onOperation(context, 'submitReadingTest', async (route) => {
    onTheirWay += 1;
    await expect.poll(() => onTheirWay).toBe(2);
    await route.fallback();
  });
  for (const tab of [page, second]) await tab.getByRole('button', SUBMIT).click();
  await Promise.all(
    [page, second].map((tab) => tab.getByRole('button', { name: 'Submit as it is' }).click()),
  );
  for (const tab of [page, second]) await expect(tab).toHaveURL(results(id, 'A'));
  expect(await storedAnswers(server.url, learner, id, 'A')).toEqual(['once']);
});

test('another address than a part leads to the parts, and an unknown test says so', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await createAttempt(server.url, learner);
  await page.goto(testPath(id, 'D'));
  await expect(page).toHaveURL(chooser(id));
  await page.goto(testPath('00000000-0000-4000-8000-000000000000', 'A'));
  await expect(page.getByRole('alert')).toContainText('Error: This test could not be found.');
});

test('a server that is killed in the middle of a submission has marked it once when it is back', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await startNewPart(page, server.url, learner, 'A');
  await gaps(page).first().fill('survives');
  await expect(saved(page)).toBeVisible();
  // It works on the submission, and dies before it can say so.
  await onOperation(page, 'submitReadingTest', async (route) => {
    await route.fetch().catch(() => null);
    await server.kill();
    await route.abort('connectionreset');
  });
  await submitAsItIs(page);
  await expect(page.getByRole('alert')).toContainText('Error submitting test: ', { timeout: 30_000 });
  await expect(gaps(page).first()).toHaveValue('survives');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await server.startAgain();
  // Told of the submission by the server, or sent again with the same key: either way one result.
  await page
    .getByRole('button', SUBMIT)
    .click({ trial: true, timeout: 1_000 })
    .then(
      () => submitAsItIs(page),
      () => {},
    );
  await expect(page).toHaveURL(results(id, 'A'), { timeout: 30_000 });
  expect(await storedAnswers(server.url, learner, id, 'A')).toEqual(['survives']);
});
