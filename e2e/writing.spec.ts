import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { enterAs } from './support/api.ts';
import { attemptOf, catchUp, expectSentOnce, LOOKS, leaveFreely, SHIFTS } from './support/exam-page.ts';
import { listenFor, watchShifts } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
import { onOperation } from './support/wire.ts';
import {
  letterField,
  letterFor,
  newLetter,
  results,
  SUBMIT,
  saved,
  startReading,
  startWriting,
  storedDrafts,
  storedLetter,
  submitAsItIs,
  submitLetter,
  testPath,
} from './support/writing.ts';

const OFFLINE = 'Not saved yet: no connection, kept on this device';
/** Marking is a job of its own, on a machine that may be busy. */
const MARKING_LIMIT_MS = 60_000;

async function showNotes(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Notes and task' });
  if (await tab.isVisible()) await tab.click();
}

async function showLetter(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Letter' });
  if (await tab.isVisible()) await tab.click();
}

/** The title of the task, as the screen of the test has it. */
async function shownTitle(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).locator('[lang="en"]').textContent())?.trim() ?? '';
}

const criteria = (page: Page) => page.getByRole('heading', { name: 'The six criteria' });

test.beforeEach(({ page }) => {
  leaveFreely(page);
});

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a nurse chooses her profession, reads, writes, submits, and learns from what comes back', async ({
      learnerPage: page,
      server,
      learner,
    }) => {
      const noise = listenFor(page, server.url);
      const shifts = await watchShifts(page);
      await page.goto('/oet/writing');
      await page.getByRole('radio', { name: 'Nursing' }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save and start the test' }).click();
      await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
      await expectAccessible(page);
      const id = attemptOf(page);
      expect((await storedLetter(server.url, learner, id)).phase).toBe('not_started');

      await page.getByRole('button', { name: 'Start Test' }).click();
      await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/);
      await expect(page.getByRole('heading', { name: 'Case notes' })).toBeVisible();
      await expect(letterField(page)).toBeHidden();
      await expectAccessible(page);
      const title = await shownTitle(page);
      await page.getByRole('button', { name: 'Proceed to Writing Phase' }).click();
      await expect(page.getByRole('timer')).toHaveText(/^(40:00|39:\d\d)$/);
      await expect(letterField(page)).toHaveAttribute('spellcheck', 'false');
      await showNotes(page);
      await expect(page.getByRole('heading', { name: 'Case notes' })).toBeVisible();
      await expectAccessible(page);
      await showLetter(page);
      await letterField(page).fill(letterFor(title));
      await expect(page.getByText(/^\d{3} words in the body/)).toBeVisible();
      await expect(saved(page)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', SUBMIT).click();
      await expect(page).toHaveURL(results(id));
      await expect(criteria(page)).toBeVisible({ timeout: MARKING_LIMIT_MS });
      await expect(page.getByRole('img', { name: /^Estimated OET score: \d+ of 500/ })).toBeVisible();
      await expectAccessible(page);
      // Several findings may end at one place, also the first and the second.
      const mark = page.getByRole('link', { name: /finding \d+$/ }).first();
      const found = await mark.getAttribute('href');
      await mark.click();
      await expect(page.locator(`${found}`)).toBeFocused();
      await page.getByRole('radio', { name: /^Missed or distorted/ }).check();
      await page.getByText('Model letters to compare').click();
      await page.getByRole('radio', { name: 'A letter at C+' }).check();
      await expectAccessible(page);
      // A submitted test is its result from now on.
      await page.goto(testPath(id));
      await expect(page).toHaveURL(results(id));
      expect(await shifts()).toBeLessThan(SHIFTS);
      expect(noise).toEqual({ errors: [], foreign: [] });
      await page.goto('/oet/progress');
      await expect(page.getByRole('heading', { name: 'Your letters, criterion by criterion' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('everything can be done with the keyboard alone', async ({ learnerPage: page, server, learner }) => {
  const id = await newLetter(server.url, learner);
  await page.goto(testPath(id));
  await page.getByRole('button', { name: 'Start Test' }).press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Writing Phase' }).press('Enter');
  await letterField(page).focus();
  await page.keyboard.type('Dear Dr Hale, he is well.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Earlier versions' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Earlier versions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Earlier versions' })).toBeFocused();
  await page.getByRole('button', SUBMIT).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your letter is very short' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results(id));
  await expect(page.getByRole('heading', { name: 'Your letter could not be marked' })).toBeVisible({
    timeout: MARKING_LIMIT_MS,
  });
  await expect(page.getByText('The credits of this attempt have come back to you.')).toBeVisible();
  await expectAccessible(page);
});

test('the reading phase is there after a reload, with what was highlighted, and without a connection', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await startReading(page, id);
  await page.getByRole('region', { name: 'Case notes' }).getByRole('listitem').first().dblclick();
  await page.getByRole('button', { name: 'Highlight' }).click();
  await expect(page.locator('main mark')).toHaveCount(1);
  // What is kept in the browser is written a moment later.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.locator('main mark')).toHaveCount(1);
  await expect(page.getByRole('timer')).toHaveText(/^4:\d\d$/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Proceed to Writing Phase' }).click();
  await expect(page.getByRole('alert')).toContainText('The test could not be started', { timeout: 20_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Proceed to Writing Phase' }).click();
  await expect(letterField(page)).toBeVisible();
  await showNotes(page);
  await expect(page.locator('main mark')).toHaveCount(1);
});

test('without a connection the letter is kept, through a reload too, and saved when there is one again', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await startWriting(page, id);
  await context.setOffline(true);
  await letterField(page).fill('Written offline');
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  await context.setOffline(false);
  const stop = await onOperation(page, 'saveOetDraft', (route) => route.abort('connectionreset'));
  await letterField(page).fill('Written offline, and gone on with');
  await page.reload();
  await expect(letterField(page)).toHaveValue('Written offline, and gone on with');
  await stop();
  await catchUp(page);
  await expect(saved(page)).toBeVisible();
  expect((await storedLetter(server.url, learner, id)).draft).toBe('Written offline, and gone on with');
});

test('an earlier version can be read and brought back, and what it replaced is kept', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await startWriting(page, id);
  await letterField(page).fill('The first version of the letter, long enough to be missed.');
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => storedDrafts(server.url, learner, id)).toHaveLength(1);
  await letterField(page).fill('Another text, which is long enough to be missed as well.');
  await expect.poll(() => storedDrafts(server.url, learner, id)).toHaveLength(2);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('dialog').locator('summary').last().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring back this version' }).last().click();
  await expect(letterField(page)).toHaveValue(/^The first version/);
  await expect
    .poll(async () => (await storedLetter(server.url, learner, id)).draft)
    .toMatch(/^The first version/);
  expect(await storedDrafts(server.url, learner, id)).toContain(
    'Another text, which is long enough to be missed as well.',
  );
});

test('a second tab shows what the first one saved, and goes to the result with it', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await startWriting(page, id);
  const second = await context.newPage();
  leaveFreely(second);
  await second.goto(testPath(id));
  await expect(letterField(second)).toBeVisible();
  await letterField(page).fill('From the first tab');
  await expect(letterField(second)).toHaveValue('From the first tab');
  await letterField(second).fill('From the first tab and the second');
  await expect(letterField(page)).toHaveValue('From the first tab and the second');
  await submitAsItIs(page);
  await expect(page).toHaveURL(results(id));
  await expect(second).toHaveURL(results(id));
});

test('two devices that write at once lose nothing: she chooses, and the other text stays', async ({
  learnerPage: page,
  browser,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await startWriting(page, id);
  const device = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  await enterAs(device, server.url, learner);
  const other = await device.newPage();
  await other.goto(testPath(id));
  const stop = await onOperation(page, 'saveOetDraft', (route) => route.abort('connectionreset'));
  await letterField(page).fill('What was written on the computer, without a connection.');
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  await letterField(other).fill('What was written on the phone meanwhile.');
  await expect(saved(other)).toBeVisible();
  await stop();
  await catchUp(page);
  const panel = page.getByRole('region', { name: 'Your letter was changed in two places' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', SUBMIT).click();
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Go on with the other one' }).click();
  await expect(letterField(page)).toHaveValue('What was written on the phone meanwhile.');
  await expect
    .poll(() => storedDrafts(server.url, learner, id))
    .toEqual(expect.arrayContaining([expect.stringContaining('on the computer')]));
  await device.close();
});

test('when a time is over the page says so, and nothing changes by itself', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await page.clock.install();
  await startReading(page, id);
  // The server's clock stays as it is: asked again, it would set the page's right.
  await onOperation(page, 'oetAttempt', (route) => route.abort());
  await page.clock.fastForward('05:01');
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByText(/^The reading time is over/).first()).toBeVisible();
  await expect(letterField(page)).toBeHidden();
  await page.getByRole('button', { name: 'Proceed to Writing Phase' }).click();
  await expect(letterField(page)).toBeVisible();
  await page.clock.fastForward('35:01');
  await expect(page.locator('[data-announcer]')).toContainText('5 minutes left.');
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(
    page.getByText(/^Time is up. You can still change and submit your letter/).first(),
  ).toBeVisible();
  await letterField(page).fill('late');
  await submitAsItIs(page);
  await expect(page).toHaveURL(results(id));
});

test('a submission that fails says why, loses nothing, and is sent once however often it is pressed', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await newLetter(server.url, learner);
  await startWriting(page, id);
  await letterField(page).fill('kept');
  await expect(saved(page)).toBeVisible();
  await expectSentOnce(page, 'submitWritingTest', {
    submit: async () => {
      await submitAsItIs(page);
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    },
    stays: () => expect(letterField(page)).toHaveValue('kept'),
    pressTwice: async () => {
      await page.getByRole('button', SUBMIT).click();
      await page.getByRole('button', { name: 'Submit as it is' }).dblclick();
    },
    results: results(id),
  });
});

test('the letter that stands there is what was submitted, and another one is listed beside it', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const [first, second] = [await newLetter(server.url, learner), await newLetter(server.url, learner)];
  for (const id of [first, second]) await submitLetter(server.url, learner, id, 'Too short to be marked.');
  await page.goto(results(second));
  await expect(page.getByText('Too short to be marked.')).toBeVisible();
  const others = page.getByRole('region', { name: 'Your other letters' });
  await others.getByRole('link', { name: 'Result' }).click();
  await expect(page).toHaveURL(results(first));
  await page.getByRole('link', { name: 'Try Another Writing Test' }).first().click();
  await expect(page).toHaveURL('/oet/writing');
});
