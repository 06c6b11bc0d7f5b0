import type { Page } from '@playwright/test';
import { findings } from './support/accessibility.ts';
import { call, enterAs, type Learner, PASSWORD, signUp } from './support/api.ts';
import { createAttempt } from './support/exam.ts';
import { tabTo } from './support/keyboard.ts';
import { COMPLEX, PRACTICE } from './support/practice.ts';
import { sidewaysScroll, watchShifts } from './support/quiet.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const TABS = [
  ['Medical Category', 'category'],
  ['Specialty', 'specialty'],
  ['OET Profession', 'profession'],
  ['Language to Learn', 'language'],
  ['Subscription', 'subscription'],
  ['Credit Balance', 'credits'],
  ['Password', 'password'],
] as const;

const tabHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

const control = (page: Page, name: string, role: 'link' | 'combobox' | 'button') =>
  page.getByRole(role, { name, exact: true });

interface Me {
  readonly me: {
    readonly category: { readonly slug: string } | null;
    readonly speciality: { readonly slug: string } | null;
    readonly profession: string | null;
    readonly languageToLearn: string;
  };
}

async function preferencesOf(url: string, { token }: Learner): Promise<Me['me']> {
  const query = '{ me { category { slug } speciality { slug } profession languageToLearn } }';
  return (await call<Me>(url, query, {}, token.access)).me;
}

async function balanceOf(url: string, { token }: Learner): Promise<number> {
  const query = '{ myCreditBalance { amount } }';
  const data = await call<{ myCreditBalance: { amount: number } }>(url, query, {}, token.access);
  return data.myCreditBalance.amount;
}

/** The way to the plans stands wherever there are plans, as there are here. */
async function expectWayToPlans(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveCount(1);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every tab stands at its address, without findings, and nothing moves', async ({
      learnerPage: page,
    }) => {
      const shifts = await watchShifts(page);
      for (const [name, tab] of TABS) {
        await page.goto(`/settings/${tab}`);
        await expect(tabHeading(page, name)).toBeVisible();
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        await expect(page).toHaveTitle(new RegExp(name));
        await page.waitForLoadState('networkidle');
        expect(await findings(page), name).toEqual([]);
        expect(await sidewaysScroll(page), name).toBe(0);
        expect(await shifts(), name).toBeLessThan(0.05);
      }
    });

    test('the menu leads to the settings, and tells the balance and the trial', async ({
      learnerPage: page,
    }) => {
      await page.goto('/levelchooser');
      await page.getByRole('button', { name: 'Your account' }).click();
      const credits = page.getByRole('link', { name: /^500 credits/ });
      await expect(credits).toContainText('Trial: 14 days left');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await expect(page).toHaveURL('/settings');
      await expect(tabHeading(page, 'Medical Category')).toBeVisible();
    });
  });
}

test('every preference is changed by keyboard alone', async ({ learnerPage: page, server, learner }) => {
  await page.goto('/settings');
  await expect(tabHeading(page, 'Medical Category')).toBeVisible();

  await test.step('the category, which clears the specialty and says so', async () => {
    await tabTo(control(page, 'Medical Category', 'combobox'));
    await page.keyboard.type('Mental');
    await tabTo(control(page, 'Save', 'button'));
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(/^Category updated successfully! Your specialty belonged to another/),
    ).toBeVisible();
    expect(await preferencesOf(server.url, learner)).toMatchObject({
      category: { slug: 'mental-health' },
      speciality: null,
    });
  });

  await test.step('the specialty, from those of the category', async () => {
    await tabTo(control(page, 'Choose a specialty', 'link'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings/specialty');
    await tabTo(control(page, 'Specialty', 'combobox'));
    await page.keyboard.type('Psychiatry');
    await tabTo(control(page, 'Save', 'button'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Specialty updated successfully!')).toBeVisible();
  });

  await test.step('the profession', async () => {
    await page.getByRole('link', { name: 'OET Profession' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(control(page, 'OET Profession', 'combobox'));
    await page.keyboard.type('Nursing');
    await tabTo(control(page, 'Save', 'button'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profession updated successfully!')).toBeVisible();
  });

  await test.step('the language to learn, with its cookie; the terms are in it', async () => {
    await page.getByRole('link', { name: 'Language to Learn' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(control(page, 'Language to Learn', 'combobox'));
    await page.keyboard.type('French');
    await tabTo(control(page, 'Save', 'button'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Language to learn updated successfully!')).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'accept-language')?.value).toBe('fr');
    await page.goto(PRACTICE);
    await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toHaveAttribute('lang', 'fr');
  });

  expect(await preferencesOf(server.url, learner)).toEqual({
    category: { slug: 'mental-health' },
    speciality: { slug: 'psychiatry' },
    profession: 'nursing',
    languageToLearn: 'fr',
  });
});

test('an empty choice is refused, and the one before stays', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  await page.goto('/settings/specialty');
  await page.getByRole('combobox', { name: 'Specialty' }).selectOption('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update specialty')).toBeVisible();
  expect((await preferencesOf(server.url, learner)).speciality).toEqual({ slug: 'general-practice' });
});

test('a changed password keeps this session and ends the others', async ({
  learnerPage: page,
  server,
  learner,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: server.url });
  const login =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token { access refresh expiresIn refreshExpiresIn } } }';
  const { email } = learner;
  const elsewhere = await call<{ login: { token: Learner['token'] } }>(server.url, login, {
    email,
    password: PASSWORD,
  });
  await enterAs(other, server.url, { ...learner, token: elsewhere.login.token });

  await page.goto('/settings/password');
  const fill = async (current: string, next: string, confirmation: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.keyboard.press('Enter');
  };
  await fill(PASSWORD, 'seven quiet herons', 'seven loud herons');
  await expect(page.getByRole('alert').filter({ hasText: 'New passwords do not match' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await fill(PASSWORD, 'seven quiet herons', 'seven quiet herons');
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await page.reload();
  await expect(tabHeading(page, 'Password')).toBeVisible();
  const otherPage = await other.newPage();
  await otherPage.goto('/settings/category');
  await expect(otherPage).toHaveURL('/');
  await otherPage.getByLabel('Email').fill(email);
  await otherPage.getByLabel('Password', { exact: true }).fill('seven quiet herons');
  await otherPage.keyboard.press('Enter');
  await expect(otherPage).not.toHaveURL('/');
  await other.close();
});

test('the trial is shown with its end, and its credits with what they were spent on', async ({
  learnerPage: page,
  server,
  learner,
}) => {
  await createAttempt(server.url, learner, 'listening');
  await page.goto('/settings/subscription');
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Ends on')).toBeVisible();
  await page.getByRole('link', { name: 'Credit Balance' }).click();
  await expect(page.getByText('499', { exact: true })).toBeVisible();
  const history = page.getByRole('table', { name: 'What your credits were used for' });
  await expect(history.getByRole('row', { name: /OET listening test.*−1$/ })).toBeVisible();
  await expect(history.getByRole('row', { name: /Credits of the trial.*\+500$/ })).toBeVisible();
});

/** On a server that grants one credit to whoever signs up. */
test.describe('out of credits', () => {
  // One after the other: a worker starts such a server once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(({ server }) => server.startAgain({ TRIAL_CREDITS: '1' }));
  test.afterAll(({ server }) => server.startAgain());

  for (const viewport of SIZES) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('in vocabulary, in a case, at an exam’s start and within an exam', async ({
        page,
        context,
        server,
      }) => {
        const learner = await signUp(server.url);
        await enterAs(context, server.url, learner);

        await test.step('one credit is left: the price stands on the button, and a warning above', async () => {
          await page.goto(PRACTICE);
          await expect(page.getByText('1 credit is left.')).toBeVisible();
          await expect(page.getByRole('button', { name: 'Record' })).toHaveAccessibleDescription(
            'Costs 1 credit.',
          );
          await expectWayToPlans(page);
          expect(await findings(page)).toEqual([]);
        });

        const progressId = await test.step('it is spent on an exam', async () => {
          await page.goto('/oet/listening');
          await expect(page.getByText(/Costs 1 credit\. You have 1 credit\./)).toBeVisible();
          expect(await findings(page)).toEqual([]);
          await page.getByRole('link', { name: 'Start Practice Test' }).click();
          await expect(page).toHaveURL(/\/oet\/listening\/test\/(?!new)/);
          expect(await balanceOf(server.url, learner)).toBe(0);
          return page.url().split('/').at(-1);
        });

        await test.step('nothing leads out of the exam', async () => {
          await page.goto(`/oet/listening/test/${progressId}/A`);
          await page.getByRole('button', { name: /^Start Part A/ }).click();
          await expect(page.getByRole('timer')).toBeVisible();
          await expect(page.getByRole('main').getByText('credit')).toHaveCount(0);
          await expect(page).toHaveURL(`/oet/listening/test/${progressId}/A`);
        });

        await test.step('at the start of the next', async () => {
          await page.goto('/oet/listening');
          await expect(page.getByText('You have no credits left.')).toBeVisible();
          await expect(page.getByText(/^Still free: /)).toBeVisible();
          await expect(page.getByRole('link', { name: 'Start Practice Test' })).toHaveCount(0);
          await expectWayToPlans(page);
          expect(await findings(page)).toEqual([]);
        });

        await test.step('in vocabulary: the term is still heard and translated', async () => {
          await page.goto(PRACTICE);
          await expect(page.getByText('You have no credits left.')).toBeVisible();
          await expect(page.getByRole('button', { name: 'Record' })).toHaveAttribute('aria-disabled', 'true');
          await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
          await expectWayToPlans(page);
          await page.getByRole('button', { name: /^Translate to/ }).click();
          await expect(page.getByText(/^Translation \(/)).toBeVisible();
          expect(await findings(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBe(0);
        });

        await test.step('in a case: what is written is kept and not sent', async () => {
          await page.goto(COMPLEX);
          const field = page.getByRole('textbox');
          await field.fill('Good morning, what brings you in?');
          await page.keyboard.press('Enter');
          await expect(page.getByText('You have no credits left.')).toBeVisible();
          await expect(field).toHaveValue('Good morning, what brings you in?');
          await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute(
            'aria-disabled',
            'true',
          );
          await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
          await expectWayToPlans(page);
          expect(await findings(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBe(0);
        });
      });
    });
  }
});
