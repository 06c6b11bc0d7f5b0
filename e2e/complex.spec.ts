import type { Page } from '@playwright/test';
import { expectAccessible, findings, inBothSchemes } from './support/accessibility.ts';
import { call, enterAs, type Learner, signUp, translate } from './support/api.ts';
import { LOOKS } from './support/exam-page.ts';
import { tabTo } from './support/keyboard.ts';
import { COMPLEX, COMPLEX_LEVEL, record, SCORING_LIMIT_MS } from './support/practice.ts';
import { listenFor } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
import { loseAnswer, onOperation } from './support/wire.ts';

interface Turn {
  readonly role: 'doctor' | 'patient';
  readonly content: string;
}
interface Case {
  readonly title: string;
  readonly content: string;
  readonly statistics: { readonly totalCount: number };
  readonly conversation: { readonly turns: readonly Turn[] } | null;
}

const CASE = `query patientCase($levelSlug: String!) {
  patientCase(levelSlug: $levelSlug) {
    title
    content
    statistics { totalCount }
    conversation { turns { role content } }
  }
}`;

async function offeredCase(url: string, { token }: Learner): Promise<Case> {
  const answer = await call<{ patientCase: Case }>(url, CASE, { levelSlug: COMPLEX_LEVEL }, token.access);
  return answer.patientCase;
}

/** What the server has of the conversation. */
async function turnsOf(url: string, learner: Learner): Promise<readonly Turn[]> {
  return (await offeredCase(url, learner)).conversation?.turns ?? [];
}

const CREDITS = 'query myCreditBalance { myCreditBalance { amount } }';

async function creditsOf(url: string, { token }: Learner): Promise<number> {
  const answer = await call<{ myCreditBalance: { amount: number } }>(url, CREDITS, {}, token.access);
  return answer.myCreditBalance.amount;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'What you say to the patient' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const doctors = (page: Page) => messages(page).filter({ hasText: /^You/ });
const patients = (page: Page) => messages(page).filter({ hasText: /^Patient/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends the case, and says yes to the question. */
async function complete(page: Page): Promise<void> {
  await button(page, 'Complete Consultation').click();
  await button(page, 'Complete it').click();
}

/** Types something, and waits for the patient's answer to it. */
async function say(page: Page, text: string): Promise<void> {
  const before = await patients(page).count();
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(patients(page)).toHaveCount(before + 1, { timeout: SCORING_LIMIT_MS });
  await expect(field(page)).toHaveValue('');
}

test('a learner talks to a patient from the first word to the next case', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  test.setTimeout(240_000);
  const offered = await offeredCase(server.url, learner);
  const { totalCount } = offered.statistics;
  const take = await studio.speak('When did it start');
  const page = await openMicrophone(take);

  await test.step('the level leads to it', async () => {
    await page.goto('/levelchooser?level=beginner');
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(2).click();
    await expect(page).toHaveURL(COMPLEX);
    await expect(title(page)).toHaveText(offered.title);
    await expect(messages(page).first()).toContainText(offered.content);
    await expect(page.getByText(`0 of ${totalCount} completed (0%)`)).toBeVisible();
  });

  await test.step('a typed message is answered', async () => {
    await field(page).fill('   ');
    await field(page).press('Enter');
    await expect(doctors(page)).toHaveCount(0);
    await field(page).fill('');
    await say(page, 'Hello, could you please tell me what brings you here today?');
    const [doctor, patient] = await turnsOf(server.url, learner);
    await expect(doctors(page)).toContainText(doctor?.content ?? 'nothing was stored');
    await expect(patients(page)).toContainText(patient?.content ?? 'nothing was stored');
  });

  await test.step('the answer is translated and heard', async () => {
    const [, patient] = await turnsOf(server.url, learner);
    const translation = await translate(server.url, learner, patient?.content ?? '');
    await button(page, 'Translate to Español').click();
    await expect(page.getByText(translation, { exact: true })).toBeVisible();
    await button(page, 'Hide translation').click();
    await expect(page.getByText(translation, { exact: true })).toBeHidden();
    await button(page, 'Listen').click();
    await expect(button(page, 'Pause: Listen')).toBeVisible();
  });

  await test.step('a spoken message is written down, and counts when it is sent', async () => {
    await record(page, take);
    await expect(field(page)).not.toHaveValue('', { timeout: SCORING_LIMIT_MS });
    await expect(doctors(page)).toHaveCount(1);
    const heard = await field(page).inputValue();
    await button(page, 'Send').dblclick();
    await expect(patients(page)).toHaveCount(2, { timeout: SCORING_LIMIT_MS });
    await expect(doctors(page).last()).toContainText(heard.trim());
    expect(await turnsOf(server.url, learner)).toHaveLength(4);
  });

  await test.step('a reload keeps the conversation and what was being written', async () => {
    await field(page).fill('Thank you. I under');
    await page.reload();
    await expect(patients(page)).toHaveCount(2);
    await expect(field(page)).toHaveValue('Thank you. I under');
    await field(page).fill('');
  });

  await test.step('Complete Consultation leads with what was met, and folds what was counted', async () => {
    await button(page, 'Complete Consultation').click();
    await button(page, 'Complete it').dblclick();
    await expect(page.getByRole('heading', { name: 'Your consultation' })).toBeFocused();
    await expect(page.getByText(/^You met \d+ of \d+ goals of this case\.$/)).toBeVisible({
      timeout: SCORING_LIMIT_MS,
    });
    const ring = page.getByRole('img', { name: /^Overall: \d+ of 100$/ });
    await expect(ring).toBeHidden();
    await page.getByText('More numbers', { exact: true }).click();
    await expect(ring).toBeVisible();
    await expect(page.getByText(/^In 2 turns you used [\d.,]+ characters each on average\./)).toBeVisible();
    const quote = page.getByRole('list', { name: 'What you covered' }).getByRole('button').first();
    await quote.click();
    await expect(page.locator('li:focus')).toContainText('You');
    await expect(patients(page)).toHaveCount(2);
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('a model sentence is heard for nothing', async () => {
    const points = page.getByRole('list', { name: 'What you explained and advised' });
    const before = await creditsOf(server.url, learner);
    await points.getByRole('button', { name: 'Hear it' }).first().click();
    await expect(points.getByRole('button', { name: /^Pause/ })).toBeVisible({ timeout: SCORING_LIMIT_MS });
    expect(await creditsOf(server.url, learner)).toBe(before);
  });

  await test.step('the next case begins at nothing', async () => {
    await button(page, 'Next case').click();
    await expect(title(page)).not.toHaveText(offered.title);
    await expect(title(page)).toBeFocused();
    await expect(doctors(page)).toHaveCount(0);
    const percent = Math.round(100 / totalCount);
    await expect(page.getByText(`1 of ${totalCount} completed (${percent}%)`)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Levels' }).click();
    await expect(page).toHaveURL('/levelchooser?level=beginner');
    await expect(page.getByText(`1 of ${totalCount}`, { exact: true })).toBeVisible();
  });
});

test('in Spanish a learner talks, reads the answer in English and completes the case', async ({
  server,
  page,
  context,
}) => {
  const learner = await signUp(server.url, { language: 'en', languageToLearn: 'es' });
  const offered = await offeredCase(server.url, learner);
  await enterAs(context, server.url, learner);
  await page.goto(COMPLEX);
  await expect(title(page)).toHaveText(offered.title);
  await expect(title(page)).toHaveAttribute('lang', 'es');
  await say(page, 'Buenos días. ¿Podría decirme, por favor, qué le trae por aquí?');
  const [, patient] = await turnsOf(server.url, learner);
  const translation = await translate(server.url, learner, patient?.content ?? '');
  await button(page, 'Translate to English').click();
  await expect(page.getByText(translation, { exact: true })).toBeVisible();
  await say(page, 'Entiendo. ¿Desde cuándo tiene estos síntomas?');
  await complete(page);
  await page.getByText('More numbers', { exact: true }).click();
  await expect(page.getByRole('img', { name: /^Overall: \d+ of 100$/ })).toBeVisible();
  await expect(page.getByText(/^3 times a polite phrase/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What you covered' }).getByRole('listitem')).not.toHaveCount(
    0,
    {
      timeout: SCORING_LIMIT_MS,
    },
  );
  await button(page, 'Next case').click();
  await expect(title(page)).not.toHaveText(offered.title);
});

test('a review is kept and found again from the menu', async ({ server, learner, learnerPage: page }) => {
  const offered = await offeredCase(server.url, learner);
  await page.goto(COMPLEX);
  await button(page, 'Complete Consultation').click();
  await expect(page.getByRole('alert')).toContainText('Say something to the patient');
  await say(page, 'Hello, what brings you here today?');
  await complete(page);
  const met = page.getByText(/^You met \d+ of \d+ goals of this case\.$/);
  await expect(met).toBeVisible({ timeout: SCORING_LIMIT_MS });
  const sentence = (await met.textContent()) ?? '';
  await page.goto('/levelchooser');
  await button(page, 'Your account').click();
  await page.getByRole('link', { name: 'Past consultations' }).click();
  await expect(page).toHaveURL('/consultations');
  expect(await findings(page)).toEqual([]);
  const row = page.getByRole('list', { name: 'Past consultations' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  const [, n, total] = /(\d+) of (\d+)/.exec(sentence) ?? [];
  await expect(row).toContainText(`${n} of ${total} goals`);
  await row.getByRole('link', { name: offered.title }).click();
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(messages(page).first()).toContainText(offered.content);
  await expect(doctors(page)).toContainText('Hello, what brings you here today?');
  expect(await findings(page)).toEqual([]);
});

test('a recording is answered at once, and the patient speaks', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const take = await studio.speak('Do you have any allergies');
  const page = await openMicrophone(take);
  await page.goto(COMPLEX);
  await page.getByRole('switch', { name: /Answer at once/ }).check();
  await record(page, take);
  await expect(patients(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
  await expect(button(page, 'Pause: Listen')).toBeVisible({ timeout: SCORING_LIMIT_MS });
  expect(await turnsOf(server.url, learner)).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('switch', { name: /Answer at once/ })).toBeChecked();
});

test('what is not understood is said and adds nothing', async ({
  server,
  studio,
  learner,
  openMicrophone,
}) => {
  const silence = studio.silence(2);
  const page = await openMicrophone(silence);
  await page.goto(COMPLEX);
  await record(page, silence);
  await button(page, 'Type it').click({ timeout: SCORING_LIMIT_MS });
  await expect(field(page)).toBeFocused();
  expect(await turnsOf(server.url, learner)).toEqual([]);
});

test('a lost connection keeps the message through a reload, and sent again it counts once', async ({
  server,
  learner,
  learnerPage: page,
}) => {
  await page.goto(COMPLEX);
  await expect(field(page)).toBeVisible();
  const offline = await onOperation(page, 'generateAiMessage', (route) => route.abort('connectionreset'));
  await field(page).fill('Hello, what brings you here today?');
  await field(page).press('Enter');
  const problem = page.getByText('Failed to generate response. Please try again.');
  await expect(problem).toBeVisible({ timeout: SCORING_LIMIT_MS });
  await offline();
  await page.reload();
  await expect(doctors(page)).toContainText('Not sent.');
  const unheard = await onOperation(page, 'generateAiMessage', loseAnswer);
  await button(page, 'Send again').click();
  await expect(problem).toBeVisible({ timeout: SCORING_LIMIT_MS });
  await unheard();
  await button(page, 'Send again').click();
  await expect(patients(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
  expect(await turnsOf(server.url, learner)).toHaveLength(2);
});

test('a case is talked through and completed with the keyboard alone', async ({ learnerPage: page }) => {
  await page.goto(COMPLEX);
  await expect(field(page)).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('Hello, what brings you here today?');
  await page.keyboard.press('Enter');
  await expect(patients(page)).toHaveCount(1, { timeout: SCORING_LIMIT_MS });
  await expect(field(page)).toBeFocused();
  await tabTo(button(page, 'Complete Consultation'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Go on talking')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Complete Consultation')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your consultation' })).toBeFocused();
});

test.describe('redirects', () => {
  for (const path of ['/level/beginner-vocabulary/practice/complex', '/level/nowhere/practice/complex']) {
    test(`from ${path}, which does not fit: to the levels`, async ({ learnerPage: page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/levelchooser');
      await expect(page.getByRole('progressbar')).toHaveCount(3);
    });
  }
});

for (const { colorScheme, ...viewport } of LOOKS) {
  test.describe(`at ${viewport.width} pixels, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport });

    test('a conversation and its review are sound', async ({ server, learnerPage: page }) => {
      const noise = listenFor(page, server.url);
      await page.goto(COMPLEX);
      await say(page, 'Hello, could you please tell me what brings you here today?');
      await button(page, 'Translate to Español').click();
      await expect(button(page, 'Hide translation')).toBeVisible();
      for (const name of ['Record', 'Send']) await expect(button(page, name)).toBeInViewport();
      await inBothSchemes(page, () => expectAccessible(page));
      await button(page, 'Complete Consultation').click();
      await inBothSchemes(page, () => expectAccessible(page));
      await button(page, 'Complete it').click();
      await expect(page.getByText(/^Read by: /)).toBeVisible();
      await inBothSchemes(page, () => expectAccessible(page));
      expect(noise).toEqual({ errors: [], foreign: [] });
    });
  });
}
