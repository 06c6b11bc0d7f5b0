import type { Page } from '@playwright/test';
import { findings } from './support/accessibility.ts';
import { call, enterAs, type Learner, newEmail, PASSWORD, signUp } from './support/api.ts';
import { createAttempt } from './support/exam.ts';
import { expect, test } from './support/test.ts';

const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

interface Active {
  readonly planName: string;
  readonly isCancelled: boolean;
  readonly nextPlanName: string | null;
  readonly isTrial: boolean;
}

async function standing(url: string, learner: Learner): Promise<Active & { readonly credits: number }> {
  const query = `{ myActiveSubscription { planName isCancelled nextPlanName isTrial } myCreditBalance { amount } }`;
  const { myActiveSubscription, myCreditBalance } = await call<{
    myActiveSubscription: Active;
    myCreditBalance: { amount: number };
  }>(url, query, {}, learner.token.access);
  return { ...myActiveSubscription, credits: myCreditBalance.amount };
}

async function takePlan(page: Page): Promise<void> {
  await expect(page.getByText('No money moves here')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Subscribe without paying').click();
  await expect(page.getByRole('heading', { name: /is yours$/ })).toBeFocused();
}

/** From the first step of sign-up to the account. */
async function fillInSignUp(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  for (const choice of [/Español/, 'English', /Nursing/]) {
    await button(page, 'Continue').click();
    await main.getByRole('radio', { name: choice }).check();
  }
  await button(page, 'Continue').click();
  await main.getByRole('radio').first().check();
  await button(page, 'Create Account').click();
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`plans, ${name}`, () => {
    test.use({ viewport });

    test('a visitor chooses a plan, signs up and is led to its checkout', async ({ page }) => {
      await page.goto('/pricing');
      await expect(heading(page, 'Choose Your Learning Path')).toBeVisible();
      await expect(page.getByText('14-day free trial')).toBeVisible();
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      await expect(cards).toHaveCount(3);
      await expect(cards.nth(0)).toContainText('$9.99 per month');
      await expect(cards.nth(1)).toContainText('Most Popular');
      await expect(link(page, 'Start with Basic')).toBeVisible();
      await expect(link(page, 'Go Premium')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await link(page, 'Get Professional').click();
      await expect(page).toHaveURL('/signup?plan=professional');
      await fillInSignUp(page);
      await expect(heading(page, 'Take Professional')).toBeVisible();
      await takePlan(page);
      await link(page, 'Go on practising').click();
      await expect(page).toHaveURL('/levelchooser');
    });

    test('a plan is kept through the login, and its checkout comes after', async ({ page, learner }) => {
      await page.goto('/pricing');
      await link(page, 'Go Premium').click();
      await link(page, 'Log in').click();
      await expect(page).toHaveURL('/?plan=premium');
      await page.getByLabel('Email').fill(learner.email);
      await page.getByLabel('Password', { exact: false }).first().fill(learner.password);
      await button(page, 'Login').click();
      await expect(heading(page, 'Take Premium')).toBeVisible();
    });

    test('a learner buys, changes, cancels, resumes and lets it expire', async ({
      learnerPage: page,
      learner,
      server,
    }) => {
      await test.step('buys', async () => {
        await page.goto('/pricing?plan=basic');
        await expect(page.getByText('Your choice')).toBeVisible();
        await link(page, 'Start with Basic').click();
        await takePlan(page);
        expect(await standing(server.url, learner)).toMatchObject({ planName: 'Basic', credits: 1500 });
      });

      await test.step('is led to the portal by every plan', async () => {
        await page.goto('/pricing');
        await expect(page.getByText('You have Basic.')).toBeVisible();
        await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
        await button(page, 'Get Professional').click();
        await expect(heading(page, 'Your subscription')).toBeVisible();
        await expect(page.getByText('No money moves here')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      await test.step('changes: the dearer plan at once, with the keyboard', async () => {
        const change = button(page, 'Change to Premium');
        await change.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText('$49.99 per month').first()).toBeVisible();
        await expect(button(page, 'Change to Basic')).toBeVisible();
        expect(await standing(server.url, learner)).toMatchObject({ planName: 'Premium', credits: 11_500 });
      });

      await test.step('changes: a cheaper plan follows at the end', async () => {
        await button(page, 'Change to Basic').click();
        await expect(page.getByText('From then on')).toBeVisible();
        await button(page, 'Stay with Premium').click();
        await expect(page.getByText('From then on')).toBeHidden();
      });

      await test.step('cancels at the end of the period, and resumes', async () => {
        await button(page, 'Cancel at the end of the period').click();
        await expect(page.getByText('Cancellation Scheduled')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await standing(server.url, learner)).toMatchObject({ isCancelled: true, credits: 11_500 });
        await button(page, 'Resume').click();
        await expect(page.getByText('Active', { exact: true })).toBeVisible();
      });

      await test.step('lets it expire now', async () => {
        await button(page, 'Expire now').click();
        await button(page, 'Keep it').click();
        await button(page, 'Expire now').click();
        await button(page, 'Yes, end it now').click();
        await expect(page.getByText('This subscription has ended.')).toBeVisible();
        expect(await standing(server.url, learner)).toMatchObject({ isTrial: true, credits: 500 });
        await link(page, 'See the plans').click();
        await expect(link(page, 'Start with Basic')).toBeVisible();
      });
    });
  });
}

test("a checkout is nobody's but the learner's", async ({ learnerPage: page, server }) => {
  const other = await signUp(server.url);
  const { allPlans } = await call<{ allPlans: { paymentLink: string }[] }>(
    server.url,
    '{ allPlans { paymentLink } }',
    {},
    other.token.access,
  );
  await page.goto(allPlans[0]!.paymentLink);
  await expect(page.getByText('There is no such checkout for your account.')).toBeVisible();
  await expect(button(page, 'Subscribe without paying')).toBeHidden();
});

test('a paid call leads to the plans where credits have gone that the page still counts with', async ({
  page,
  context,
  server,
}) => {
  await server.startAgain({ TRIAL_CREDITS: '1' });
  try {
    const learner = await signUp(server.url);
    await enterAs(context, server.url, learner);
    await page.goto('/level/beginner-complex/practice/complex');
    await page.getByRole('textbox').fill('Good morning. What brings you in today?');
    // On another device.
    await createAttempt(server.url, learner, 'listening');
    await page.getByRole('textbox').press('Enter');
    await expect(page).toHaveURL('/pricing');
    await expect(heading(page, 'Choose Your Learning Path')).toBeVisible();
  } finally {
    await server.startAgain();
  }
});
