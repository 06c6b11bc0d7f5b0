import { copyFileSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessibility.ts';
import { call, enterAs, type Learner, signUp, translate } from './support/api.ts';
import { LOOKS } from './support/exam-page.ts';
import { tabTo } from './support/keyboard.ts';
import { attempts, GUIDED, GUIDED_LEVEL, record, SCORING_LIMIT_MS, shownScore } from './support/practice.ts';
import { listenFor, scrollPastEnd } from './support/quiet.ts';
import type { Recording } from './support/recordings.ts';
import { expect, test } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

interface Line {
  readonly id: string;
  readonly doctorMessage: string;
  readonly patientMessage: string;
  readonly attempts: number;
}
interface Dialogue {
  readonly name: string;
  readonly statistics: { readonly totalCount: number };
  readonly guidedPractices: readonly Line[];
}

const DIALOGUE = `query guidedPracticeGroup($levelSlug: String!) {
  guidedPracticeGroup(levelSlug: $levelSlug) {
    name
    statistics { totalCount }
    guidedPractices { id doctorMessage patientMessage attempts }
  }
}`;
const SCORE = `mutation testPronunciation($expectedTerm: String!, $audioData: String!, $guidedPracticeId: ID) {
  testPronunciation(expectedTerm: $expectedTerm, audioData: $audioData, guidedPracticeId: $guidedPracticeId) {
    pronunciationScore
  }
}`;

async function offeredDialogue(url: string, { token }: Learner): Promise<Dialogue> {
  const answer = await call<{ guidedPracticeGroup: Dialogue }>(
    url,
    DIALOGUE,
    { levelSlug: GUIDED_LEVEL },
    token.access,
  );
  return answer.guidedPracticeGroup;
}

/** Says a line well, without a browser. */
async function sayWell(url: string, { token }: Learner, line: Line, { wavFile }: Recording): Promise<void> {
  const variables = {
    expectedTerm: line.doctorMessage,
    audioData: readFileSync(wavFile).toString('base64'),
    guidedPracticeId: line.id,
  };
  await call(url, SCORE, variables, token.access);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const shown = (page: Page, text: string) => page.getByRole('listitem').getByText(text, { exact: true });
const nextLine = (page: Page) => page.getByRole('button', { name: 'Next line' });
const best = (page: Page) => page.locator('span[data-grade]').filter({ hasText: /^Best score: / });

test('a learner speaks to a patient from the first line to the next dialogue', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  test.setTimeout(240_000);
  const dialogue = await offeredDialogue(server.url, learner);
  const { totalCount } = dialogue.statistics;
  const lines = dialogue.guidedPractices;
  const [first, second] = lines as [Line, Line];
  const last = lines.at(-1) as Line;
  const microphone = await studio.speak(first.doctorMessage);
  const firstTake = await studio.speak(first.doctorMessage);
  const page = await openMicrophone(microphone);

  await test.step('the level leads to it', async () => {
    await page.goto('/levelchooser?level=beginner');
    const modes = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(modes).toHaveCount(3);
    await modes.nth(1).click();
    await expect(page).toHaveURL(GUIDED);
    await expect(title(page)).toHaveText(dialogue.name);
    await expect(page.getByText(`Line 1 of ${lines.length}`)).toBeVisible();
    await expect(page.getByText(`0 of ${totalCount} completed (0%)`)).toBeVisible();
  });

  await test.step('a recording is asked for first', async () => {
    await nextLine(page).click();
    await expect(page.getByText('Please record your pronunciation first.')).toBeVisible();
    await expect(shown(page, first.patientMessage)).toHaveCount(0);
  });

  await test.step('a line that passes gets its answer, in a voice and in translation', async () => {
    await record(page, microphone);
    expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
    await expect(shown(page, first.patientMessage)).toBeVisible();
    await page.getByRole('button', { name: 'Hear the patient' }).click();
    await expect(page.getByRole('button', { name: 'Pause: Hear the patient' })).toBeVisible();
    const translation = await translate(server.url, learner, first.patientMessage);
    await page.getByRole('button', { name: 'Translate to Español' }).click();
    await expect(page.getByText(translation, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Hide translation' }).click();
    await expect(page.getByText(translation, { exact: true })).toBeHidden();
  });

  await test.step('the next line takes the focus', async () => {
    await nextLine(page).click();
    await expect(shown(page, second.doctorMessage)).toBeFocused();
    await expect(attempts(page, 'No attempt yet')).toBeVisible();
  });

  await test.step('where the learner was is kept by the server', async () => {
    for (const line of lines.slice(1, -1)) {
      await sayWell(server.url, learner, line, await studio.speak(line.doctorMessage));
    }
    await page.reload();
    await expect(page.getByText(`Line ${lines.length} of ${lines.length}`)).toBeVisible();
    await expect(best(page)).toHaveCount(lines.length - 1);
  });

  await test.step('a line can be said again', async () => {
    await page.getByRole('button', { name: 'Practise again' }).first().click();
    await expect(shown(page, first.doctorMessage)).toBeFocused();
    await expect(attempts(page, '1 attempt')).toBeVisible();
    copyFileSync(firstTake.wavFile, microphone.wavFile);
    await record(page, firstTake);
    await expect(attempts(page, '2 attempts')).toBeVisible({ timeout: SCORING_LIMIT_MS });
    await page.getByRole('button', { name: `Back to line ${lines.length}` }).click();
    await expect(shown(page, last.doctorMessage)).toBeFocused();
  });

  await test.step('Submit and Next completes it, and the next dialogue begins at nothing', async () => {
    const take = await studio.speak(last.doctorMessage);
    copyFileSync(take.wavFile, microphone.wavFile);
    await record(page, take);
    expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
    await page.getByRole('button', { name: 'Submit and Next' }).dblclick();
    await expect(title(page)).not.toHaveText(dialogue.name);
    await expect(
      page.getByText(new RegExp(`^You completed "${dialogue.name}" with \\d+ of 100\\.$`)),
    ).toBeVisible();
    const percent = Math.round(100 / totalCount);
    await expect(page.getByText(`1 of ${totalCount} completed (${percent}%)`)).toBeVisible();
    await expect(attempts(page, 'No attempt yet')).toBeVisible();
    await expect(best(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Levels' }).click();
    await expect(page).toHaveURL('/levelchooser?level=beginner');
    await expect(page.getByText(`1 of ${totalCount}`, { exact: true })).toBeVisible();
  });
});

test('a recording is not lost with its page without a question', async ({ studio, openMicrophone }) => {
  const page = await openMicrophone(studio.silence(2));
  await page.goto(GUIDED);
  await page.getByRole('button', { name: 'Record' }).click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const ofBrowser = await asked;
  expect(ofBrowser.type()).toBe('beforeunload');
  await ofBrowser.dismiss();

  const back = page.getByRole('link', { name: 'Back to Levels' });
  await back.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Leave and lose your recording?' })).toBeVisible();
  await expectAccessible(page);
  // Where nothing asks, Escape cancels the recording.
  await page.keyboard.press('Escape');
  await expect(back).toBeFocused();
  await expect(stop).toBeVisible();
  await back.press('Enter');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/levelchooser?level=beginner');
});

test('in Spanish a line that does not pass is left after its third attempt', async ({
  server,
  studio,
  openMicrophone,
}) => {
  const learner = await signUp(server.url, { language: 'en', languageToLearn: 'es' });
  const [first, second] = (await offeredDialogue(server.url, learner)).guidedPractices as [Line, Line];
  // As long as the line, and nothing like it.
  const take = await studio.speak(
    'The wheelchair is waiting for you outside in the garden, near the main gate',
  );
  const page = await openMicrophone(take);
  await page.context().clearCookies();
  await enterAs(page.context(), server.url, learner);
  await page.goto(GUIDED);
  await expect(shown(page, first.doctorMessage)).toHaveAttribute('lang', 'es');
  for (const count of [1, 2, 3]) {
    await record(page, take);
    await expect(attempts(page, count === 1 ? '1 attempt' : `${count} attempts`)).toBeVisible({
      timeout: SCORING_LIMIT_MS,
    });
    if (count === 3) break;
    await nextLine(page).click();
    await expect(
      page.getByText('Your pronunciation score must be at least 75% to proceed. Please try again.'),
    ).toBeVisible();
    await expect(shown(page, first.patientMessage)).toHaveCount(0);
  }
  await expect(shown(page, first.patientMessage)).toBeVisible();
  const translation = await translate(server.url, learner, first.patientMessage);
  await page.getByRole('button', { name: 'Translate to English' }).click();
  await expect(page.getByText(translation, { exact: true })).toBeVisible();
  await nextLine(page).click();
  await expect(shown(page, second.doctorMessage)).toBeFocused();
});

test('a lost connection keeps the recording of a line, and sent again it counts once', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const [first] = (await offeredDialogue(server.url, learner)).guidedPractices as [Line];
  const take = await studio.speak(first.doctorMessage);
  const page = await openMicrophone(take);
  await page.goto(GUIDED);
  const reconnect = await onOperation(page, 'testPronunciation', loseAnswer);
  await record(page, take);
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('An error occurred while testing pronunciation. Please try again.', {
    timeout: SCORING_LIMIT_MS,
  });
  await reconnect();
  await page.getByRole('button', { name: 'Send again' }).click();
  expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
  const [scored] = (await offeredDialogue(server.url, learner)).guidedPractices as [Line];
  expect(scored.attempts).toBe(1);
});

test('a line is said and left with the keyboard alone', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const [first, second] = (await offeredDialogue(server.url, learner)).guidedPractices as [Line, Line];
  const take = await studio.speak(first.doctorMessage);
  const page = await openMicrophone(take);
  await page.goto(GUIDED);
  await expect(title(page)).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Record', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await page.waitForTimeout(take.seconds * 1000);
  await page.keyboard.press('Enter');
  expect(await shownScore(page)).toBeGreaterThanOrEqual(75);
  await tabTo(page.getByRole('button', { name: 'Next line', exact: true }));
  await page.keyboard.press('Enter');
  await expect(shown(page, second.doctorMessage)).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Record', exact: true }));
});

test.describe('redirects', () => {
  for (const path of [
    '/level/beginner-vocabulary/practice/guided',
    '/level/beginner-complex/practice/guided',
    '/level/nowhere/practice/guided',
  ]) {
    test(`from ${path}, which does not fit: to the levels`, async ({ learnerPage: page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/levelchooser');
      await expect(page.getByRole('progressbar')).toHaveCount(3);
    });
  }
});

for (const { colorScheme, ...viewport } of LOOKS) {
  test(`an answered line is sound at ${viewport.width} pixels, ${colorScheme}`, async ({
    server,
    studio,
    learner,
    openMicrophone,
  }) => {
    const [first] = (await offeredDialogue(server.url, learner)).guidedPractices as [Line];
    const take = await studio.speak(first.doctorMessage);
    const page = await openMicrophone(take, { colorScheme, viewport });
    const noise = listenFor(page, server.url);
    await page.goto(GUIDED);
    await record(page, take);
    await shownScore(page);
    await page.getByRole('button', { name: 'Translate to Español' }).click();
    await expect(page.getByRole('button', { name: 'Hide translation' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Waveform, Model voice/ })).toBeVisible();
    for (const name of ['Record again', 'Next line']) {
      await expect(page.getByRole('button', { name })).toBeInViewport();
    }
    await inBothSchemes(page, async () => {
      await expectAccessible(page);
      expect(await scrollPastEnd(page)).toBe(0);
    });
    await nextLine(page).click();
    await expect(page.getByText(/^Line 2 of/)).toBeVisible();
    await inBothSchemes(page, () => expectAccessible(page));
    expect(noise).toEqual({ errors: [], foreign: [] });
  });
}
