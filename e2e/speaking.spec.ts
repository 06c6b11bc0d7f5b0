import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { call } from './support/api.ts';
import { createAttempt } from './support/exam.ts';
import { attemptOf, catchUp, expectSentOnce, LOOKS, leaveFreely, SHIFTS } from './support/exam-page.ts';
import { record, SCORING_LIMIT_MS } from './support/practice.ts';
import { listenFor, watchShifts } from './support/quiet.ts';
import {
  CONVERSATION,
  complete,
  messages,
  newRolePlay,
  own,
  partners,
  results,
  say,
  sayAloud,
  sayField,
  showField,
  startPreparation,
  startSpeaking,
  storedRolePlay,
  testPath,
} from './support/speaking.ts';
import { expect, test } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

/** Assessing is a job of its own, on a machine that may be busy. */
const MARKING_LIMIT_MS = 90_000;
const TURN = 'processOetAudioAndGenerateResponse';
const GREETING = 'How are you feeling today';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Keeps hold of the microphone, to take it away. Before the page is opened. */
async function keepMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      Object.assign(window, { microphone: stream });
      return stream;
    };
  });
}

const takeMicrophoneAway = (page: Page) =>
  page.evaluate(() => {
    const { microphone } = window as unknown as { microphone: MediaStream };
    for (const track of microphone.getAudioTracks()) track.dispatchEvent(new Event('mute'));
  });

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test('a nurse chooses her profession, prepares, talks, and learns from what comes back', async ({
      server,
      learner,
      studio,
      openMicrophone,
    }) => {
      test.setTimeout(300_000);
      const take = await studio.speak(GREETING);
      const page = await openMicrophone(take, { viewport: { width, height }, colorScheme });
      leaveFreely(page);
      const noise = listenFor(page, server.url);
      const shifts = await watchShifts(page);

      await test.step('the module asks for the profession', async () => {
        await page.goto('/oet/speaking');
        await page.getByRole('radio', { name: 'Nursing' }).check();
        await expectAccessible(page);
        await button(page, 'Save and start the test').click();
        await expect(button(page, 'Start Test')).toBeVisible();
        await expectAccessible(page);
      });
      const id = attemptOf(page);
      expect((await storedRolePlay(server.url, learner, id)).phase).toBe('not_started');

      await test.step('she prepares with her card', async () => {
        await button(page, 'Start Test').click();
        await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:\d\d)$/);
        for (const name of ['Your Role', 'Scenario', 'Tasks', 'Notes']) {
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        }
        await page.getByRole('textbox', { name: 'Your own notes' }).fill('Ask what worries her.');
        await record(page, take);
        await expect(button(page, 'Play your recording')).toBeVisible();
        await expectAccessible(page);
        await button(page, 'Begin Roleplay').click();
      });

      await test.step('she speaks, is answered aloud, and has her card at hand', async () => {
        await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/);
        await sayAloud(page, take);
        const [first, second] = (await storedRolePlay(server.url, learner, id)).turns;
        await expect(own(page)).toContainText(first?.text ?? 'nothing was stored');
        await expect(partners(page)).toContainText(second?.text ?? 'nothing was stored');
        await expect(button(page, 'Correct')).toBeVisible();
        await expect(button(page, 'Record')).toBeInViewport();
        const card = button(page, 'Card and tasks');
        if (await card.isVisible()) await card.click();
        await expect(page.getByText('Ask what worries her.')).toBeVisible();
        await expect(button(page, 'Record')).toBeInViewport();
        await expectAccessible(page);
        if (await card.isVisible()) await card.click();
      });

      await test.step('she corrects what was heard', async () => {
        await button(page, 'Correct').click();
        await page
          .getByRole('textbox', { name: 'What you really said' })
          .fill('Good morning, how are you feeling today?');
        await expectAccessible(page);
        await button(page, 'Save and hear the answer').click();
        await expect(own(page)).toContainText('corrected by you', { timeout: SCORING_LIMIT_MS });
        await expect(messages(page)).toHaveCount(2);
        const { turns } = await storedRolePlay(server.url, learner, id);
        expect(turns.map(({ source }) => source)).toEqual(['corrected', null]);
      });

      await test.step('the answer is put into plain words', async () => {
        await button(page, 'Plain words').click();
        await expect(button(page, 'Hide the plain words')).toBeVisible({ timeout: SCORING_LIMIT_MS });
      });

      await test.step('she goes on by typing, and completes the test', async () => {
        for (const text of CONVERSATION) await say(page, text);
        await expectAccessible(page);
        await button(page, 'Complete Test').click();
        await expect(page.getByText(/^There are \d:\d\d left/)).toBeVisible();
        await expect(page.getByRole('dialog')).not.toContainText('too little');
        await expectAccessible(page);
        await button(page, 'Complete it').click();
        await expect(page).toHaveURL(results(id));
      });

      await test.step('she sees what it came to, and why', async () => {
        await expect(page.getByRole('heading', { name: 'The nine criteria' })).toBeVisible({
          timeout: MARKING_LIMIT_MS,
        });
        await expect(page.getByRole('img', { name: /^Estimated OET score: \d+ of 500/ })).toBeVisible();
        await page.getByText('Building the relationship', { exact: true }).click();
        await expectAccessible(page);
        const moment = page.getByRole('link', { name: /^Show turn \d+ in the conversation$/ }).first();
        const shown = /\d+/.exec((await moment.getAttribute('aria-label')) ?? '')?.[0];
        await moment.click();
        await expect(page.locator(`#turn-${shown}`)).toBeFocused();
        await button(page, 'Play turn 1').last().click();
        await page.getByText('As a list', { exact: true }).click();
        await expect(page.getByRole('heading', { name: 'The other person’s card' })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('the test is its panel from now on', async () => {
        await page.goto(testPath(id));
        await expect(page.getByRole('heading', { name: 'This test is submitted' })).toBeVisible();
        await expect(page.getByText(/^Band [ABCDE]\+?, \d+\.\d %$/)).toBeVisible();
        await expectAccessible(page);
        expect(await shifts()).toBeLessThan(SHIFTS);
        await page.goto('/oet/progress');
        await expect(
          page.getByRole('heading', { name: 'Your role-plays, criterion by criterion' }),
        ).toBeVisible();
        await expectAccessible(page);
      });
      expect(noise).toEqual({ errors: [], foreign: [] });
    });
  });
}

test.describe('with a keyboard or without a microphone', () => {
  test.beforeEach(({ page }) => {
    leaveFreely(page);
  });

  test('everything can be done with the keyboard alone', async ({ learnerPage: page, server, learner }) => {
    const id = await newRolePlay(server.url, learner);
    await page.goto(testPath(id));
    await button(page, 'Start Test').press('Enter');
    await button(page, 'Begin Roleplay').press('Enter');
    await expect(page.getByRole('heading', { name: 'Conversation' })).toBeFocused();
    await button(page, 'Type instead').press('Enter');
    await expect(sayField(page)).toBeFocused();
    await page.keyboard.type('Good morning, I am the nurse. How are you?');
    await page.keyboard.press('Enter');
    await expect(partners(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
    await button(page, 'Correct').press('Enter');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Correct')).toBeFocused();
    await button(page, 'Complete Test').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Complete the test?' })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('You have said too little for a score.');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Complete Test')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Go on talking')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results(id));
  });

  test('a microphone that is refused says what to do, and typing is there', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await startSpeaking(page, id);
    await button(page, 'Record').click();
    await expect(page.getByRole('alert')).toContainText('The microphone is blocked');
    await expect(sayField(page)).toBeVisible();
    await expectAccessible(page);
    await say(page, 'Good morning, how are you?');
    expect((await storedRolePlay(server.url, learner, id)).turns).toHaveLength(2);
  });

  test('every phase is there again after a reload, with what was noted and said', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await startPreparation(page, id);
    await page.getByRole('textbox', { name: 'Your own notes' }).fill('Her mother.');
    // What is kept in the browser is written a moment later.
    await page.waitForTimeout(500);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your own notes' })).toHaveValue('Her mother.');
    await expect(page.getByRole('timer')).toHaveText(/^2:\d\d$/);
    await button(page, 'Begin Roleplay').click();
    await say(page, 'Good morning, how are you?');
    const said = await partners(page).locator('[lang="en"]').first().textContent();
    await sayField(page).fill('What worries');
    await page.waitForTimeout(500);
    await page.reload();
    await expect(partners(page)).toContainText(said ?? 'nothing was said');
    await expect(own(page)).toContainText('Good morning, how are you?');
    await expect(sayField(page)).toHaveValue('What worries');
    await complete(page);
    await expect(page).toHaveURL(results(id));
    await page.reload();
    await expect(page.getByText('Good morning, how are you?').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Take Another Test' })).toBeVisible();
  });

  test('a lost connection keeps what was said through a reload, and sent again it counts once', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await startSpeaking(page, id);
    const offline = await onOperation(page, TURN, (route) => route.abort('connectionreset'));
    await showField(page);
    await sayField(page).fill('Good morning, how are you?');
    await sayField(page).press('Enter');
    await expect(button(page, 'Send again')).toBeVisible({ timeout: SCORING_LIMIT_MS });
    await expectAccessible(page);
    await page.reload();
    await expect(messages(page).last()).toContainText('Not sent.');
    await offline();
    const unheard = await onOperation(page, TURN, loseAnswer);
    await button(page, 'Send again').click();
    await expect(button(page, 'Send again')).toBeHidden();
    await expect(button(page, 'Send again')).toBeVisible({ timeout: SCORING_LIMIT_MS });
    await unheard();
    await button(page, 'Send again').click();
    await expect(partners(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
    await expect(own(page)).toHaveCount(1);
    expect((await storedRolePlay(server.url, learner, id)).turns).toHaveLength(2);
  });

  test('a deploy in the middle of it leaves the role-play as it is', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await startSpeaking(page, id);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await onOperation(page, TURN, (route) => route.abort('connectionreset'));
    await showField(page);
    await sayField(page).fill('Good morning, how are you?');
    await sayField(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate response' })).toBeVisible({
      timeout: SCORING_LIMIT_MS,
    });
    await expect(page.getByRole('timer')).toHaveText(/^4:\d\d$/);
    await expect(messages(page).last()).toContainText('Not sent.');
  });

  test('at 200 % on a laptop the newest answer stands above the buttons', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await startSpeaking(page, await newRolePlay(server.url, learner));
    await say(page, 'Good morning, how are you?');
    const answer = partners(page).last().locator('p[lang="en"]');
    const bottomOf = async () => {
      const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
      return y + height;
    };
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect.poll(bottomOf).toBeLessThan((await sayField(page).boundingBox())?.y ?? 0);
  });

  test('a second tab shows what the first one said, and goes to the result with it', async ({
    learnerPage: page,
    context,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await startSpeaking(page, id);
    const second = await context.newPage();
    leaveFreely(second);
    await second.goto(testPath(id));
    await expect(button(second, 'Complete Test')).toBeVisible();
    await say(page, 'Good morning, how are you?');
    await expect(partners(second)).toHaveCount(1);
    await say(second, 'What worries you most?');
    await expect(partners(page)).toHaveCount(2);
    expect((await storedRolePlay(server.url, learner, id)).turns).toHaveLength(4);
    await complete(page);
    await expect(page).toHaveURL(results(id));
    await catchUp(second);
    await expect(second).toHaveURL(results(id));
  });

  test('a submission that fails says why, loses nothing, and is sent once however often it is pressed', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await startSpeaking(page, id);
    await say(page, 'Good morning, how are you?');
    await expectSentOnce(page, 'submitSpeakingTest', {
      submit: () => complete(page),
      stays: () => expect(partners(page)).toHaveCount(1),
      pressTwice: async () => {
        await button(page, 'Complete Test').click();
        await button(page, 'Complete it').dblclick();
      },
      results: results(id),
    });
  });

  test('when preparation is over the role-play begins, and at its end the page says so', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await page.clock.install();
    await startPreparation(page, id);
    // The server's clock stays as it is: asked again, it would set the page's right.
    await onOperation(page, 'oetAttempt', (route) => route.abort());
    await onOperation(page, 'rolePlayTurns', (route) => route.fallback());
    await page.clock.fastForward('03:01');
    await expect(button(page, 'Complete Test')).toBeVisible();
    await onOperation(page, 'rolePlayTurns', (route) => route.abort());
    await page.clock.fastForward('04:01');
    await expect(page.locator('[data-announcer]')).toContainText('1 minute left.');
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('timer')).toHaveText('0:00');
    await expect(page.getByText(/^The 5 minutes are over/).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('what was begun can be finished without any credits left', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await startSpeaking(page, id);
    await say(page, 'Good morning, how are you?');
    const balance = 'query { myCreditBalance { amount } }';
    const left = async () => {
      const answer = await call<{ myCreditBalance: { amount: number } }>(
        server.url,
        balance,
        {},
        learner.token.access,
      );
      return answer.myCreditBalance.amount;
    };
    while ((await left()) >= 15) await createAttempt(server.url, learner, 'speaking');
    const before = await left();
    await say(page, 'What worries you most?');
    expect(await left()).toBe(before);
    await complete(page);
    await expect(page).toHaveURL(results(id));
  });

  test('a test that says nothing has nothing to assess, and its credits come back', async ({
    learnerPage: page,
    server,
    learner,
  }) => {
    const id = await newRolePlay(server.url, learner);
    await page.goto(results(id));
    await expect(page.getByRole('alert')).toContainText('No speaking test results found');
    await expectAccessible(page);
    await startSpeaking(page, id);
    await button(page, 'Complete Test').click();
    await expect(page.getByText(/^You have said nothing yet/)).toBeVisible();
    await button(page, 'Complete it').click();
    await expect(page.getByRole('heading', { name: 'Your role-play could not be assessed' })).toBeVisible({
      timeout: MARKING_LIMIT_MS,
    });
    await expect(page.getByText('The credits of this attempt have come back to you.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a microphone that is taken away in the middle leaves the recording, through a reload too', async ({
  server,
  learner,
  studio,
  openMicrophone,
}) => {
  const take = await studio.speak(GREETING);
  const page = await openMicrophone(take);
  leaveFreely(page);
  await keepMicrophone(page);
  const id = await newRolePlay(server.url, learner);
  await startSpeaking(page, id);
  await button(page, 'Record').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await page.waitForTimeout(take.seconds * 1000);
  await takeMicrophoneAway(page);
  await expect(page.getByText(/^Not sent\. The microphone went away/)).toBeVisible();
  expect((await storedRolePlay(server.url, learner, id)).turns).toEqual([]);
  await page.waitForTimeout(500);
  await page.reload();
  await expect(button(page, 'Your recording')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Send again').click();
  await expect(partners(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
});

test('what is not understood is said and adds nothing', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const silence = studio.silence(2);
  const page = await openMicrophone(silence);
  leaveFreely(page);
  const id = await newRolePlay(server.url, learner);
  await startSpeaking(page, id);
  await record(page, silence);
  await expect(page.getByText(/^This was not understood, so nothing was counted/)).toBeVisible({
    timeout: SCORING_LIMIT_MS,
  });
  await expectAccessible(page);
  expect((await storedRolePlay(server.url, learner, id)).turns).toEqual([]);
});
