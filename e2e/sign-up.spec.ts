import type { BrowserContext, Page } from '@playwright/test';
import { newEmail, PASSWORD } from './support/api.ts';
import { expect, test } from './support/test.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is wrong, word for word. */
const problem = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('radio', { name }).check();

async function fillInStep1(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
}

/** Days from now until a cookie ends. */
async function daysLeft(context: BrowserContext): Promise<Record<string, number>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies.map(({ name, expires }) => [name, (expires - Date.now() / 1000) / 86_400]),
  );
}

test.describe('sign-up', () => {
  // A language that is not among the offered ones: nothing is suggested.
  test.use({ locale: 'eo' });

  test('leads through five steps to the levels, and says what is missing on each', async ({
    page,
    context,
  }) => {
    const email = newEmail();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');

    await test.step('1: name, email and password are needed, the phone is not', async () => {
      await goOn(page);
      await expect(problem(page, 'Please fill in all required fields')).toBeVisible();
      await fillInStep1(page, email);
      await expect(page.getByRole('alert')).toBeHidden();
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'password');
      await goOn(page);
    });

    await test.step('2: native language, found by a search', async () => {
      await expect(heading(page)).toHaveText('What is your native language?');
      await expect(page.getByRole('main').getByRole('radio')).not.toHaveCount(0);
      await goOn(page);
      await expect(problem(page, 'Please select a language')).toBeVisible();
      await page.getByRole('searchbox').fill('klingon');
      await expect(
        page.getByRole('paragraph').filter({ hasText: 'No languages found' }).first(),
      ).toBeVisible();
      await page.getByRole('searchbox').fill('spanish');
      await choose(page, /Español/);
      await goOn(page);
    });

    await test.step('3: one of five languages to learn', async () => {
      await expect(heading(page)).toHaveText('Which language do you want to learn?');
      const offered = page.getByRole('main').getByRole('radio');
      await expect(offered).toHaveCount(5);
      for (const name of ['English', 'Spanish', 'French', 'German', 'Portuguese']) {
        await expect(page.getByRole('main').getByRole('radio', { name })).toBeAttached();
      }
      await goOn(page);
      await expect(problem(page, 'Please select a language to learn')).toBeVisible();
      await choose(page, 'English');
      await goOn(page);
    });

    await test.step('4: medical category, found by a search', async () => {
      await expect(heading(page)).toHaveText('What is your medical category?');
      await expect(page.getByRole('main').getByRole('radio')).not.toHaveCount(0);
      await goOn(page);
      await expect(problem(page, 'Please select a category')).toBeVisible();
      await page.getByRole('searchbox').fill('nurs');
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(1);
      await choose(page, /Nursing/);
      await goOn(page);
    });

    await test.step('5: a specialty of that category, found by a search', async () => {
      await expect(heading(page)).toHaveText('What is your medical specialty?');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(problem(page, 'Please fill in all required fields')).toBeVisible();
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
      await page.getByRole('searchbox').fill('');
    });

    await test.step('Back keeps what was entered', async () => {
      const back = page.getByRole('button', { name: 'Back' });
      await back.click();
      await expect(page.getByRole('main').getByRole('radio', { name: /Nursing/ })).toBeChecked();
      await back.click();
      await expect(page.getByRole('main').getByRole('radio', { name: 'English' })).toBeChecked();
      await back.click();
      await expect(page.getByRole('main').getByRole('radio', { name: /Español/ })).toBeChecked();
      await back.click();
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.locator('input[name=password]')).toHaveValue(PASSWORD);
      for (let step = 1; step < 5; step += 1) await goOn(page);
    });

    await test.step('Create Account', async () => {
      await page.getByRole('main').getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL('/levelchooser');
      await expect(page.getByText('Account created successfully! Welcome to Bedside.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Welcome to Bedside' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(3);
      await expect(page.getByRole('banner').getByRole('link', { name: /Español/ })).toBeVisible();
    });

    await test.step('the cookies live as long as they should', async () => {
      const days = await daysLeft(context);
      expect(Object.keys(days).sort()).toEqual([
        'accept-language',
        'accessToken',
        'current_language',
        'refreshToken',
      ]);
      expect(days.accessToken).toBeGreaterThan(890 / 86_400 - 30 / 86_400);
      expect(days.accessToken).toBeLessThanOrEqual(900 / 86_400);
      expect(days.refreshToken).toBeCloseTo(30, 1);
      expect(days.current_language).toBeCloseTo(365, 1);
      expect(days['accept-language']).toBeCloseTo(365, 1);
    });

    await test.step('the welcome is for the first visit', async () => {
      await page.reload();
      await expect(page.getByRole('progressbar')).toHaveCount(3);
      await expect(page.getByRole('region', { name: 'Welcome to Bedside' })).toBeHidden();
    });
  });

  test("the browser's Back and a reload keep what was entered, at every step", async ({ page }) => {
    const answers = [/Español/, 'English', /Nursing/] as const;
    await page.goto('/signup?plan=premium');
    await fillInStep1(page, newEmail());
    await goOn(page);
    for (const [index, answer] of answers.entries()) {
      await expect(page).toHaveURL(`/signup?plan=premium&step=${index + 2}`);
      await choose(page, answer);
      await page.reload();
      await expect(page.getByRole('main').getByRole('radio', { name: answer })).toBeChecked();
      await goOn(page);
    }
    await expect(heading(page)).toHaveText('What is your medical specialty?');
    for (const answer of answers.toReversed()) {
      await page.goBack();
      await expect(page.getByRole('main').getByRole('radio', { name: answer })).toBeChecked();
    }
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz');
    await expect(page.locator('input[name=password]')).toHaveValue('');
  });

  test('tells somebody whose email is known at the first step', async ({ page, learner }) => {
    await page.goto('/signup');
    await fillInStep1(page, learner.email.toUpperCase());
    await goOn(page);
    await expect(problem(page, 'An account with this email already exists.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(learner.email.toUpperCase());
  });
});

test.describe('suggestion of the native language', () => {
  test.use({ locale: 'pt-BR' });

  test('is the language of the browser where no country is known', async ({ page }) => {
    await page.goto('/signup');
    await fillInStep1(page, newEmail());
    await goOn(page);
    await expect(
      page
        .getByRole('main')
        .getByRole('radio', { name: /Português/ })
        .first(),
    ).toBeChecked();
  });
});

test.describe('login page', () => {
  test('opens the session, keeps it quiet about which part was wrong, and greets', async ({
    page,
    context,
    learner,
  }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(problem(page, 'Invalid username or password')).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/levelchooser');
    await expect(page.getByText('Login successful! Welcome to Bedside.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Welcome to Bedside' })).toBeHidden();
    const days = await daysLeft(context);
    expect(days.accessToken).toBeLessThanOrEqual(900 / 86_400);
    expect(days.refreshToken).toBeCloseTo(30, 1);
    expect(days.current_language).toBeCloseTo(365, 1);
  });

  test('shows what others say, the next one every 8 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByText('4.9/5 from 2,800+ professionals')).toBeVisible();
    const voices = page.getByRole('region', { name: 'What professionals say' });
    const shown = voices.getByRole('button', { pressed: true });
    await expect(shown).toHaveCount(1);
    // From here on time stands still but for what the test lets pass, on however busy a machine.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const number = async () => Number(/\d/.exec((await shown.getAttribute('aria-label')) ?? '')?.[0]);
    let current = await number();
    for (let round = 0; round < 4; round++) {
      const next = (current % 4) + 1;
      await page.clock.runFor(8_000);
      await expect(shown).toHaveAccessibleName(new RegExp(`^Show voice ${next} of 4`));
      current = next;
    }
  });
});

test.describe('guards', () => {
  for (const path of [
    '/levelchooser',
    '/choose-language',
    '/level/beginner-vocabulary/practice/vocabulary',
  ]) {
    test(`send a visitor from ${path} to the login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
  }

  for (const path of ['/', '/signup']) {
    test(`send a learner from ${path} to the levels`, async ({ learnerPage }) => {
      await learnerPage.goto(path);
      await expect(learnerPage).toHaveURL('/levelchooser');
    });
  }
});
