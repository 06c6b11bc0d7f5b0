import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { call, type Learner } from './support/api.ts';
import { createAttempt } from './support/exam.ts';
import { showQuestions, submitAsItIs } from './support/reading.ts';
import { expect, test } from './support/test.ts';

const SECTION = `query listeningTestSection($progressId: ID!, $part: String!) {
  listeningTestSection(part: $part, progressId: $progressId) { extracts { audioUrl } }
}`;

interface Section {
  readonly listeningTestSection: { readonly extracts: readonly { readonly audioUrl: string | null }[] };
}

const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** A job makes them in the minutes after the server's start. */
async function waitForRecordings(url: string, learner: Learner, progressId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { listeningTestSection } = await call<Section>(
          url,
          SECTION,
          { progressId, part: 'A' },
          learner.token.access,
        );
        return listeningTestSection.extracts.every(({ audioUrl }) => audioUrl !== null);
      },
      { timeout: 300_000, intervals: [3000] },
    )
    .toBe(true);
}

/** Keeps hold of what the page plays: its element stands in no document. */
async function keepPlayed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function keep() {
      Object.assign(window, { played: this });
      return play.call(this);
    };
  });
}

const position = (page: Page) =>
  page.evaluate(() => {
    const { played } = window as { played?: HTMLMediaElement };
    return played?.src.includes('/media/') && !played.paused ? played.currentTime : 0;
  });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a learner hears Part A, fills a gap, submits and hears the proof', async ({
      learnerPage: page,
      server,
      learner,
    }, testInfo) => {
      test.setTimeout(400_000);
      const id = await createAttempt(server.url, learner, 'listening');
      await waitForRecordings(server.url, learner, id);
      await keepPlayed(page);
      await page.goto(`/oet/listening/test/${id}`);
      await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Open Part A' }).click();
      await expect(page.getByRole('radio', { name: /^As in the exam/ })).toBeChecked();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Start Part A' }).click();
      await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
      await expect.poll(() => position(page)).toBeGreaterThan(1);
      await expect(page.getByRole('slider')).toHaveCount(1);
      await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('80');
      await showQuestions(page);
      await page.getByRole('textbox', { name: /^Question 1:/ }).fill('carpenter');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('part.png') });
      await expectAccessible(page);

      await page.reload();
      await page.getByRole('button', { name: /^Play: Extract 1/ }).click();
      await expect.poll(() => position(page)).toBeGreaterThan(2);
      await showQuestions(page);
      await expect(page.getByRole('textbox', { name: /^Question 1:/ })).toHaveValue('carpenter');

      await submitAsItIs(page);
      await expect(page).toHaveURL(`/oet/listening/results/${id}/A`);
      await page.getByRole('button', { name: 'Hear it again' }).first().click();
      await expect.poll(() => position(page)).toBeGreaterThan(2);
      await page.screenshot({ path: testInfo.outputPath('result.png') });
      await expectAccessible(page);
    });
  });
}
