import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../src/server/testing/mail-server.ts';
import { findings } from './support/accessibility.ts';
import { enterAs, type Learner, signUp } from './support/api.ts';
import { tabTo } from './support/keyboard.ts';
import { PRACTICE, shownTerm } from './support/practice.ts';
import { sidewaysScroll } from './support/quiet.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const NEW = 'seven green lanterns';
const LEGAL = [
  ['Terms and conditions', '/legal/terms-conditions'],
  ['Privacy policy', '/legal/privacy-policy'],
  ['Refund policy', '/legal/refund-policy'],
  ['Cookie policy', '/legal/cookie-policy'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectSound(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

async function logIn(page: Page, { email }: Pick<Learner, 'email'>, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The path of the newest link in a text. */
function linkIn(text: string): string | undefined {
  return [...text.matchAll(/\/reset-password\/[\w-]{43}/g)].at(-1)?.[0];
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`account, ${size}`, () => {
    test.use({ viewport });

    test('legal pages are a press away for visitors and learners', async ({
      page,
      context,
      server,
      learner,
    }) => {
      await page.goto('/');
      for (const [name, path] of LEGAL) {
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page, name)).toBeVisible();
        await expect(page.getByText(/^Last updated:/)).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        await expectSound(page);
      }
      await page.goto('/legal/nothing');
      await expect(heading(page, 'Content not found')).toBeVisible();
      await enterAs(context, server.url, learner);
      await page.goto('/levelchooser');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect(heading(page, 'Privacy policy')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    });

    test('a forgotten password is replaced, by keyboard, with the link of the log where there is no mail', async ({
      page,
      server,
      learner,
      browser,
    }) => {
      const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
      await enterAs(elsewhere, server.url, learner);
      const open = await elsewhere.newPage();
      await open.goto(PRACTICE);
      await expect(shownTerm(open)).toBeVisible();

      await page.goto('/');
      await tabTo(page.getByRole('link', { name: 'Forgot your password?', exact: true }));
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Forgot your password?')).toBeVisible();
      await tabTo(page.getByLabel('Email'));
      await page.keyboard.type(learner.email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Mail is not set up on this installation.')).toBeVisible();
      await expectSound(page);
      await expect.poll(() => linkIn(server.logged())).toBeDefined();
      const link = linkIn(server.logged()) as string;

      await page.goto(link);
      await tabTo(page.getByLabel('New password', { exact: true }));
      await page.keyboard.type('aaaaaaaa');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Repeated or neighbouring characters');
      await expectSound(page);
      await page.getByLabel('New password', { exact: true }).fill(NEW);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible();

      await logIn(page, learner, learner.password);
      await expect(page.getByRole('alert')).toContainText('Invalid username or password');
      await logIn(page, learner, NEW);
      await expect(page).toHaveURL('/levelchooser');

      // The link works once, and whoever was logged in elsewhere isn't any more.
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('another six lanterns');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('This link does not work any more');
      await open.goto('/levelchooser');
      await expect(open).toHaveURL('/');
      await elsewhere.close();
    });

    test('a device is logged out from another one', async ({
      learnerPage: page,
      learner,
      browser,
      server,
    }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
      const phone = await context.newPage();
      await phone.goto('/');
      await logIn(phone, learner, learner.password);
      await expect(phone).toHaveURL('/levelchooser');

      await page.goto('/settings/account');
      const devices = page.getByRole('main').getByRole('listitem');
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
      await expectSound(page);
      await tabTo(page.getByRole('button', { name: /^Log out: Chrome/ }));
      await page.keyboard.press('Enter');
      await expect(devices).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
      await phone.goto('/levelchooser');
      await expect(phone).toHaveURL('/');
      await context.close();
    });

    test('name, phone and all data are the learner’s own', async ({ learnerPage: page, learner }) => {
      await page.goto('/settings/account');
      await page.getByLabel('Full name').fill('Ana Ruiz Costa');
      await page.getByLabel('Phone (optional)').fill('+34 600 000 000');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download your data' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^bedside-[\d-]+\.json$/);
      const data = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data.account).toMatchObject({
        email: learner.email,
        fullName: 'Ana Ruiz Costa',
        phoneNumber: '+34 600 000 000',
      });
      expect(data.credits.movements).toMatchObject([{ kind: 'grant', amount: 500 }]);
      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Ruiz Costa');
    });

    test('an account is deleted with its password, by keyboard, and gone', async ({
      learnerPage: page,
      learner,
      context,
    }) => {
      await page.goto('/settings/account');
      await expect(page.getByLabel('Full name')).toBeVisible();
      await tabTo(page.getByRole('button', { name: 'Delete your account', exact: true }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
      await expect(dialog).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Delete your account' })).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByLabel('Password', { exact: true }).fill('wrong');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('This is not your password.');
      await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByText(/^Your account is deleted/)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      await logIn(page, learner, learner.password);
      await expect(page.getByRole('alert')).toContainText('Invalid username or password');
    });
  });
}

test.describe('with mail', () => {
  let mails: MailServer;

  async function withMail(server: Server): Promise<void> {
    mails = await startMailServer();
    await server.startAgain({ SMTP_URL: mails.url, PUBLIC_URL: server.url });
  }

  test.afterEach(async ({ server }) => {
    await mails.close();
    await server.startAgain();
  });

  test('a link to a new password comes by mail, and the page says no more for an account than for none', async ({
    page,
    server,
  }) => {
    await withMail(server);
    const learner = await signUp(server.url);
    const ask = async (email: string): Promise<string> => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      return (await page.getByRole('status').filter({ hasText: 'If there is' }).textContent()) ?? '';
    };
    const said = await ask(learner.email);
    expect(await ask('nobody@example.org')).toBe(said);
    await expect.poll(() => mails.mails.length).toBe(1);
    const [mail] = mails.mails;
    expect(mail?.to).toEqual([learner.email]);
    expect(mail?.text).toContain(`${server.url}/reset-password/`);
    await page.goto(linkIn(mail?.text ?? '') as string);
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await logIn(page, learner, NEW);
    await expect(page).toHaveURL('/levelchooser');
  });
});
