import { expectAccessible } from './support/accessibility.ts';
import { createAttempt } from './support/exam.ts';
import { LOOKS } from './support/exam-page.ts';
import {
  cutAfter,
  elapsed,
  keepPlayed,
  lastPosition,
  loudness,
  partAddress,
  position,
  resultAddress,
  startListening,
} from './support/listening.ts';
import { saved, submitAsItIs } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { onOperation } from './support/wire.ts';

/** Of a recording at 40 kbit/s. */
const TEN_SECONDS = 50_000;

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await keepPlayed(page);
});

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a learner hears Part A, fills a gap, submits and hears the proof', async ({
      learnerPage: page,
      server,
      learner,
    }, testInfo) => {
      const id = await createAttempt(server.url, learner, 'listening');
      await page.goto(`/oet/listening/test/${id}`);
      await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Open Part A' }).click();
      await expect(page.getByRole('radio', { name: /^As in the exam/ })).toBeChecked();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Start Part A' }).click();
      await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
      await expect.poll(() => position(page)).toBeGreaterThan(1);
      await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
      await expect(page.getByRole('slider')).toHaveCount(1);
      await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('80');
      const gap = page.getByRole('textbox', { name: /^Question 1:/ });
      await gap.fill('carpenter');
      await gap.press('Tab');
      await expect(page.getByRole('textbox', { name: /^Question 2:/ })).toBeFocused();
      await expect(saved(page)).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('part.png') });
      await expectAccessible(page);

      await page.reload();
      await page.getByRole('button', { name: /^Play: Extract 1/ }).click();
      await expect.poll(() => position(page)).toBeGreaterThan(2);
      await expect(gap).toHaveValue('carpenter');

      await submitAsItIs(page);
      await expect(page).toHaveURL(resultAddress(id));
      await page.getByRole('button', { name: 'Hear it again' }).first().click();
      await expect.poll(() => position(page)).toBeGreaterThan(2);
      await page.screenshot({ path: testInfo.outputPath('result.png') });
      await expectAccessible(page);
    });
  });
}

test('on a phone a note that takes two lines goes on further in, and its gap stands within the screen', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startListening(page, await createAttempt(server.url, learner, 'listening'));
  const notes = page.getByRole('article').first().getByRole('paragraph');
  const wrapped = notes.filter({ hasText: 'became aware of problem one evening on closing the' });
  await expect(wrapped).toHaveCount(1);
  const starts = await wrapped.evaluate((note) => {
    const text = document.createRange();
    text.selectNodeContents(note.firstChild as Node);
    return [...text.getClientRects()].map(({ left }) => left);
  });
  expect(starts.length).toBe(2);
  expect(starts[1]).toBeGreaterThan((starts[0] ?? 0) + 8);
  for (const gap of await notes.getByRole('textbox').all()) {
    const box = await gap.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  }
});

test('on a phone nothing slides over the player', async ({ learnerPage: page, server, learner }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startListening(page, await createAttempt(server.url, learner, 'listening'));
  const title = page.getByText(/^Recording 1 of 2/);
  const covered = await title.evaluate((element) =>
    Array.from({ length: 20 }, (_, step) => {
      window.scrollTo(0, step * 15);
      const { left, top, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 4, top + height / 2);
      return element.contains(seen) ? null : `at ${step * 15}: ${seen?.textContent}`;
    }).filter((each) => each !== null),
  );
  expect(covered).toEqual([]);
});

test('in exam mode a recording goes on where the clock is after a reload', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await createAttempt(server.url, learner, 'listening');
  await startListening(page, id);
  await page.goto('about:blank');
  await page.waitForTimeout(5000);
  await page.goto(partAddress(id));
  await expect(page.getByRole('timer')).toBeVisible();
  const before = await elapsed(page);
  expect(before).toBeGreaterThan(5);
  await page.getByRole('button', { name: /^Play: Extract 1/ }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(before - 2);
  expect(await position(page)).toBeLessThan((await elapsed(page)) + 2);
});

test('a recording that the network cuts goes on from where it stopped', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  const id = await createAttempt(server.url, learner, 'listening');
  const cut = await cutAfter(page, TEN_SECONDS);
  await startListening(page, id);
  await page.context().setOffline(true);
  const gap = page.getByRole('textbox', { name: /^Question 1:/ });
  await gap.fill('written offline');
  // What had arrived is played, then there is nothing more.
  const player = page.getByRole('region', { name: 'Recordings' });
  await expect(player.getByRole('status')).not.toBeEmpty({ timeout: 60_000 });
  const stopped = await lastPosition(page);
  expect(stopped).toBeGreaterThan(5);
  await cut.mend();
  await expect.poll(() => position(page), { timeout: 60_000 }).toBeGreaterThan(stopped + 1);
  expect(await position(page)).toBeLessThan(stopped + 15);
  await expect(saved(page)).toBeVisible();
  await expect(gap).toHaveValue('written offline');
});

test('two tabs that submit at once, one of them twice, both come to the one result', async ({
  learnerPage: page,
  context,
  server,
  learner,
}) => {
  const id = await createAttempt(server.url, learner, 'listening');
  await startListening(page, id);
  const second = await context.newPage();
  await second.goto(partAddress(id));
  await expect(second.getByRole('timer')).toBeVisible();
  const gapOf = (tab: typeof page) => tab.getByRole('textbox', { name: /^Question 1:/ });
  await gapOf(page).fill('once');
  await expect(gapOf(second)).toHaveValue('once');
  // Neither hears of the other before both are on their way.
  let onTheirWay = 0;
  await onOperation(context, 'submitListeningTest', async (route) => {
    onTheirWay += 1;
    await expect.poll(() => onTheirWay).toBe(2);
    await route.fallback();
  });
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'Submit', exact: true }).click();
  const anyway = (tab: typeof page) => tab.getByRole('button', { name: 'Submit as it is' });
  await Promise.all([anyway(page).dblclick(), anyway(second).click()]);
  for (const tab of [page, second]) await expect(tab).toHaveURL(resultAddress(id));
  expect(onTheirWay).toBe(2);
  await page.goto(partAddress(id));
  await expect(page).toHaveURL(resultAddress(id));
});
