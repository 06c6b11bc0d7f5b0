import type { Page } from '@playwright/test';
import { offered, signUp, translate } from './support/api.ts';
import {
  attempts,
  LEVEL,
  NEXT,
  PRACTICE,
  record,
  SCORING_LIMIT_MS,
  shownScore,
  shownTerm,
  soundsOf,
} from './support/practice.ts';
import type { Recording } from './support/recordings.ts';
import { test as base, expect } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

interface OpenTerm {
  readonly term: string;
  /** How many terms the level has. */
  readonly total: number;
  readonly take: Recording;
  readonly page: Page;
}

const test = base.extend<{
  /** The page of the learner's first term, into whose microphone it is said, or something else. */
  openTerm: (take?: Recording) => Promise<OpenTerm>;
}>({
  openTerm: async ({ server, studio, learner, openMicrophone }, use) => {
    await use(async (said) => {
      const { vocabularyItem, statistics } = await offered(server.url, learner, LEVEL);
      const { term } = vocabularyItem;
      const take = said ?? (await studio.speak(term));
      const page = await openMicrophone(take);
      await page.goto(PRACTICE);
      return { term, total: statistics.totalCount, take, page };
    });
  },
});

async function recordAndPass(page: Page, take: Recording): Promise<void> {
  await record(page, take);
  expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
}

/** No term of the first level, and like none of them. */
const WRONG_TERM = 'wheelchair';

test('a learner says the right term, sees each sound of it, and goes on', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const { vocabularyItem, statistics } = await offered(server.url, learner, LEVEL);
  const { term } = vocabularyItem;
  const take = await studio.speak(term);
  const page = await openMicrophone(take);

  await page.goto('/levelchooser');
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('listitem').getByRole('link', { name: 'Everyday terms' }).click();
  await expect(page).toHaveURL(PRACTICE);
  await expect(shownTerm(page)).toHaveText(term);
  await expect(page.getByText(`0 of ${statistics.totalCount} completed (0%)`)).toBeVisible();

  await test.step('Next asks for a recording first', async () => {
    await page.getByRole('button', NEXT).click();
    await expect(page.getByText('Please record your pronunciation first.')).toBeVisible();
  });

  await test.step('the score passes, and each sound has its own', async () => {
    await record(page, take);
    expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
    await expect(attempts(page, '1 attempt')).toBeVisible();
    const sounds = soundsOf(page);
    expect(await sounds.count()).toBeGreaterThan(1);
    const colours = await sounds.evaluateAll((buttons) =>
      buttons.map((button) => ({
        grade: (button as HTMLElement).dataset.grade,
        colour: getComputedStyle(button).backgroundColor,
      })),
    );
    for (const { grade, colour } of colours) {
      expect(['good', 'fair', 'poor']).toContain(grade);
      expect(colour).not.toBe('rgba(0, 0, 0, 0)');
    }
    await sounds.first().click();
    await expect(page.getByText(/^The sound \/.+\/$/)).toBeVisible();
  });

  await test.step('the recording and the model voice can be played', async () => {
    for (const name of ['Play your recording', 'Listen']) {
      const play = page.getByRole('button', { name, exact: true });
      await play.click();
      await expect(page.getByRole('button', { name: `Pause: ${name}` })).toBeVisible();
      await expect(play).toBeVisible();
    }
    await expect(page.getByRole('img', { name: /^Waveform, Model voice: [\d.]+ seconds/ })).toBeVisible();
  });

  await test.step('a second press clears the translation', async () => {
    const translation = await translate(server.url, learner, term);
    await page.getByRole('button', { name: 'Translate to Español' }).click();
    await expect(page.getByText(translation, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Hide translation' }).click();
    await expect(page.getByText(translation, { exact: true })).toBeHidden();
  });

  await test.step('Next completes the term, and the bar of the level moves', async () => {
    await page.getByRole('button', NEXT).click();
    await expect(shownTerm(page)).not.toHaveText(term);
    const percent = Math.round(100 / statistics.totalCount);
    await expect(page.getByText(`1 of ${statistics.totalCount} completed (${percent}%)`)).toBeVisible();
    await expect(attempts(page, 'No attempt yet')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Levels' }).click();
    await expect(page).toHaveURL('/levelchooser?level=beginner');
    await expect(page.getByText(`1 of ${statistics.totalCount}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Everyday terms' })).toHaveAttribute(
      'aria-valuenow',
      String(percent),
    );
  });
});

test('a wrong term does not pass, and the third attempt lets the learner on', async ({
  studio,
  openTerm,
}) => {
  const { term, take, page } = await openTerm(await studio.speak(WRONG_TERM));
  for (const count of [1, 2, 3]) {
    await record(page, take);
    await expect(attempts(page, count === 1 ? '1 attempt' : `${count} attempts`)).toBeVisible({
      timeout: SCORING_LIMIT_MS,
    });
    expect(await shownScore(page)).toBeLessThan(75);
    if (count === 3) break;
    await page.getByRole('button', NEXT).click();
    await expect(
      page.getByText('Your pronunciation score must be at least 75% to proceed. Please try again.'),
    ).toBeVisible();
    await expect(shownTerm(page)).toHaveText(term);
  }
  await page.getByRole('button', NEXT).click();
  await expect(shownTerm(page)).not.toHaveText(term);
  await expect(attempts(page, 'No attempt yet')).toBeVisible();
});

test('a browser without an encoder sends WAV, which is scored all the same', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const { term } = (await offered(server.url, learner, LEVEL)).vocabularyItem;
  const take = await studio.speak(term);
  const page = await openMicrophone(take);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  const sent = page.waitForRequest((request) => request.postData()?.includes('"UklGR') ?? false);
  await page.goto(PRACTICE);
  await record(page, take);
  await sent;
  expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
});

test('silence is called silence and is no attempt', async ({ server, studio, learner, openTerm }) => {
  const { take, page } = await openTerm(studio.silence(2.5));
  await record(page, take);
  await expect(
    page
      .getByRole('alert')
      .getByText(
        'We could not hear you. Check that the microphone is on, move a little closer and try again. This was not counted.',
        { exact: true },
      ),
  ).toBeVisible({ timeout: SCORING_LIMIT_MS });
  await expect(attempts(page, 'No attempt yet')).toBeVisible();
  expect((await offered(server.url, learner, LEVEL)).attempts).toBe(0);
  await page.getByRole('button', NEXT).click();
  await expect(page.getByText('Please record your pronunciation first.')).toBeVisible();
});

test('a term that could not be marked stays, and says so', async ({ openTerm }) => {
  const { term, take, page } = await openTerm();
  await recordAndPass(page, take);
  const reconnect = await onOperation(page, 'markVocabularyTestCompleted', (route) => route.abort());
  await page.getByRole('button', NEXT).click();
  await expect(
    page.getByText('Failed to mark vocabulary test as completed. Please try again.'),
  ).toBeVisible();
  await expect(shownTerm(page)).toHaveText(term);
  await reconnect();
  await page.getByRole('button', NEXT).click();
  await expect(shownTerm(page)).not.toHaveText(term);
});

test('a lost connection keeps the recording, and sent again it counts once', async ({
  server,
  learner,
  openTerm,
}) => {
  const { take, page } = await openTerm();
  const reconnect = await onOperation(page, 'testVocabularyPronunciation', loseAnswer);
  await record(page, take);
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('An error occurred while testing pronunciation. Please try again.', {
    timeout: SCORING_LIMIT_MS,
  });
  await expect(problem).toContainText('Your recording is kept.');
  await reconnect();
  await page.getByRole('button', { name: 'Send again' }).click();
  expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
  await expect(attempts(page, '1 attempt')).toBeVisible();
  expect((await offered(server.url, learner, LEVEL)).attempts).toBe(1);
});

test('everything is kept when the page is loaded again and when the server was killed', async ({
  server,
  openTerm,
}) => {
  const { term, take, page } = await openTerm();
  await recordAndPass(page, take);
  await page.getByRole('button', NEXT).click();
  await expect(shownTerm(page)).not.toHaveText(term);
  const second = await shownTerm(page).textContent();
  await record(page, take);
  await expect(attempts(page, '1 attempt')).toBeVisible({ timeout: SCORING_LIMIT_MS });

  await page.reload();
  await expect(shownTerm(page)).toHaveText(second ?? '');
  await expect(attempts(page, '1 attempt')).toBeVisible();

  await server.kill();
  await server.startAgain();
  await page.reload();
  await expect(page).toHaveURL(PRACTICE);
  await expect(shownTerm(page)).toHaveText(second ?? '');
  await expect(attempts(page, '1 attempt')).toBeVisible();
  await expect(page.getByText(/^1 of \d+ completed/)).toBeVisible();
});

test('a refused microphone is said with a way out', async ({ learnerPage: page }) => {
  await page.goto(PRACTICE);
  await page.getByRole('button', { name: 'Record' }).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Failed to access microphone. Please check your permissions.');
  await expect(problem).toContainText(/allow the microphone, then press Record|No microphone was found/);
  await expect(page.getByRole('button', { name: 'Record' })).toBeEnabled();
});

test.describe('redirects', () => {
  test('without a native language and its cookie: to the choice of one', async ({
    learnerPage: page,
    context,
  }) => {
    await onOperation(page, 'me', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { me: { language: string | null } } };
      answer.data.me.language = null;
      await route.fulfill({ response, json: answer });
    });
    await page.goto(PRACTICE);
    await expect(shownTerm(page)).toBeVisible();
    await context.clearCookies({ name: 'current_language' });
    await page.goto(PRACTICE);
    await expect(page).toHaveURL('/choose-language');
  });

  for (const path of [
    '/level/beginner-vocabulary/practice/nonsense',
    '/level/beginner-vocabulary/practice/guided',
    '/level/beginner-vocabulary/practice/complex',
    '/level/beginner-guided/practice/vocabulary',
    '/level/nowhere/practice/vocabulary',
  ]) {
    test(`from ${path}, which does not fit: to the levels`, async ({ learnerPage: page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/levelchooser');
      await expect(page.getByRole('progressbar')).toHaveCount(3);
    });
  }
});

test('another learner begins at nothing', async ({ server, openTerm }) => {
  const { term, total, take, page } = await openTerm();
  await recordAndPass(page, take);
  await page.getByRole('button', NEXT).click();
  await expect(page.getByText(`1 of ${total} completed`)).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const other = await signUp(server.url);
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/levelchooser');
  await expect(page.getByText('0% completed')).toHaveCount(3);
  await page.goto(PRACTICE);
  await expect(shownTerm(page)).toHaveText(term);
  await expect(page.getByText(`0 of ${total} completed`)).toBeVisible();
});
