import type { Page } from '@playwright/test';
import { offered } from './support/api.ts';
import { COMPLEX, LEVEL, PRACTICE, record, SCORING_LIMIT_MS, shownScore } from './support/practice.ts';
import { expect, test } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

/* What a screen reader finds by browsing, and what it is told of by itself, in the order of the accessibility tree. */

const QUESTION = 'Hello, could you please tell me what brings you here today?';

const field = (page: Page) => page.getByRole('textbox', { name: 'What you say to the patient' });

/** Keeps what is announced, which is taken away again after some seconds. Before the page is opened. */
async function keepAnnounced(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target as Element).matches('[data-announcer]')) continue;
        for (const { textContent } of addedNodes) announced.push(textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const announced = (page: Page) => page.evaluate(() => (window as { announced?: string[] }).announced);

test('a scored recording is told as it is shown', async ({ server, studio, learner, openMicrophone }) => {
  const { term } = (await offered(server.url, learner, LEVEL)).vocabularyItem;
  const take = await studio.speak(term);
  const page = await openMicrophone(take);
  await keepAnnounced(page);
  await page.goto(PRACTICE);
  await record(page, take);
  const score = await shownScore(page);
  // Before them the browser may have asked for the microphone.
  const latest = async () => (await announced(page))?.slice(-4);
  await expect
    .poll(latest)
    .toEqual([
      'Recording. Press Stop when you have spoken. Escape cancels.',
      'Recording stopped.',
      expect.stringMatching(/^Recording stopped after 0:\d\d\.$/),
      `Your score is ${score} of 100. 75 is needed.`,
    ]);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: /^0 of \\d+ completed \\(0%\\)$/
      - heading "${term}" [level=1]
      - button "Record again"
      - text: Costs 1 credit.
      - button "Play your recording"
      - button "Next"
      - heading "Your pronunciation" [level=2]
      - paragraph: "1 attempt Best score: ${score} You can go on to the next term."
      - heading "Pronunciation score" [level=3]
      - paragraph: ${score} of 100 Passed
      - paragraph: /clear|understand/
      - heading "Your sounds" [level=3]
      - button /\\d+ of 100, (good|needs work)|we cannot tell/
      - paragraph: /^Tap a sound to see how to make it\\./
      - heading "Compare" [level=3]
      - 'button "Play: You"'
      - 'img /^Waveform, You: [\\d.]+ seconds of speech$/'
      - 'button "Play: Model voice"'
      - term: Right words
      - definition:
        - strong: /^\\d+%$/
        - text: How sure we are that you said what stands here.
      - term: Clear recording
      - definition:
        - strong: /^\\d+%$/
        - text: "How far you can trust these scores: loudness, noise and length."
  `);
});

test('a sent message and its answer are told as they are shown', async ({ learnerPage: page }) => {
  await keepAnnounced(page);
  await page.goto(COMPLEX);
  await field(page).fill(QUESTION);
  await field(page).press('Enter');
  const answer = page.getByRole('listitem').filter({ hasText: /^Patient/ });
  await expect(answer).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
  const said = (await answer.locator('p[lang]').textContent()) ?? '';
  await expect
    .poll(() => announced(page))
    .toEqual(['The patient is answering...', `The patient says: ${said}`]);
  await expect(page.getByRole('region', { name: 'Conversation' })).toMatchAriaSnapshot(`
    - region "Conversation":
      - list "Messages":
        - listitem:
          - paragraph: The case
          - paragraph: /\\w+/
        - listitem:
          - paragraph: You
          - paragraph: ${QUESTION}
        - listitem:
          - paragraph: Patient
          - paragraph: ${JSON.stringify(said)}
          - button "Listen"
          - button "Translate to Español"
  `);
  await expect(field(page)).toBeFocused();
});

test('a message that could not be sent is told as it is shown', async ({ learnerPage: page }) => {
  await page.goto(COMPLEX);
  await onOperation(page, 'generateAiMessage', loseAnswer);
  await field(page).fill(QUESTION);
  await field(page).press('Enter');
  // In the corner, for some seconds.
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to generate response. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversation' })).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: You
      - paragraph: ${QUESTION}
      - alert:
        - strong: Not sent.
        - text: Network connection error
      - button "Send again"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: /Your last words may not have arrived\\./
    - text: What you say to the patient
    - textbox "What you say to the patient"
    - button "Send" [disabled]
  `);
});
