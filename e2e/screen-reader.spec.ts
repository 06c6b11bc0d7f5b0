import type { Page } from '@playwright/test';
import { COMPLEX, SCORING_LIMIT_MS } from './support/practice.ts';
import { expect, test } from './support/test.ts';

/* What a screen reader finds by browsing, and what it is told of by itself, in the order of the accessibility tree. */

const QUESTION = 'Hello, could you please tell me what brings you here today?';

const field = (page: Page) => page.getByRole('textbox', { name: 'What you say to the patient' });
const told = (page: Page) => page.locator('[data-announcer]');

test('a sent message and its answer are told as they are shown', async ({ learnerPage: page }) => {
  await page.goto(COMPLEX);
  await field(page).fill(QUESTION);
  await field(page).press('Enter');
  const answer = page.getByRole('listitem').filter({ hasText: /^Patient/ });
  await expect(answer).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
  const said = (await answer.locator('p[lang]').textContent()) ?? '';
  await expect(told(page)).toHaveText(`The patient is answering...The patient says: ${said}`);
  await expect(page.getByRole('region', { name: 'Conversation' })).toMatchAriaSnapshot(`
    - region "Conversation":
      - list "Messages":
        - listitem:
          - paragraph: The case
          - paragraph: /\\w+/
        - listitem:
          - paragraph: You, the doctor
          - paragraph: ${QUESTION}
        - listitem:
          - paragraph: Patient
          - paragraph: ${JSON.stringify(said)}
          - button "Listen"
          - button "Translate to Español"
  `);
  await expect(field(page)).toBeFocused();
});
