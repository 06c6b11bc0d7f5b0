import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { OFFERED_MODULES } from '#domain/oet/offered.ts';
import { NATIVE_LANGUAGES } from '../src/domain/native-languages.ts';
import { findings, inBothSchemes } from './support/accessibility.ts';
import { enterAs, newEmail, offered, PASSWORD, signUp } from './support/api.ts';
import { tabTo } from './support/keyboard.ts';
import { collectData, plainWords } from './support/plain-words.ts';
import {
  attempts,
  COMPLEX,
  GUIDED,
  LEVEL,
  PRACTICE,
  record,
  SCORING_LIMIT_MS,
  shownScore,
  shownTerm,
  soundsOf,
} from './support/practice.ts';
import { listenFor, scrollPastEnd, sidewaysScroll, watchShifts } from './support/quiet.ts';
import { expect, test } from './support/test.ts';

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'learner';
  /** Waits for what the page is there for. */
  readonly ready: (page: Page) => Promise<void>;
}

const heading = (page: Page, text: RegExp | string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();

const main = (page: Page) => page.getByRole('main');

const VISITS: readonly Visit[] = [
  {
    name: 'login',
    path: '/',
    as: 'visitor',
    ready: (page) => expect(main(page).getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'first step of the sign-up',
    path: '/signup',
    as: 'visitor',
    ready: (page) => expect(main(page).getByRole('textbox')).toHaveCount(4),
  },
  {
    name: 'choice of the native language',
    path: '/choose-language',
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('radio')).toHaveCount(NATIVE_LANGUAGES.length),
  },
  {
    name: 'levels',
    path: '/levelchooser',
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('progressbar')).toHaveCount(3),
  },
  {
    name: 'kinds of practice of a level',
    path: '/levelchooser?level=beginner',
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('progressbar').first()).toBeVisible(),
  },
  {
    name: 'vocabulary',
    path: PRACTICE,
    as: 'learner',
    ready: (page) => expect(shownTerm(page)).toBeVisible(),
  },
  {
    name: 'guided dialogue',
    path: GUIDED,
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'clinical case',
    path: COMPLEX,
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('textbox')).toBeVisible(),
  },
  {
    name: 'OET dashboard',
    path: '/oet',
    as: 'learner',
    ready: (page) =>
      expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(OFFERED_MODULES.length),
  },
  {
    name: 'OET module',
    path: '/oet/reading',
    as: 'learner',
    ready: (page) => expect(main(page).locator('section')).toHaveCount(3),
  },
  {
    name: 'mock exams',
    path: '/oet/mock',
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('button', { name: /./ })).toBeVisible(),
  },
  {
    name: 'OET progress',
    path: '/oet/progress',
    as: 'learner',
    // Each module's, and the total.
    ready: (page) => expect(main(page).getByRole('progressbar')).toHaveCount(OFFERED_MODULES.length + 1),
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    as: 'visitor',
    ready: (page) => expect(main(page).getByRole('textbox')).toBeVisible(),
  },
  {
    name: 'new password',
    path: '/reset-password/a-link',
    as: 'visitor',
    ready: (page) => expect(main(page).getByRole('button', { name: /./ }).last()).toBeVisible(),
  },
  {
    name: 'account',
    path: '/settings/account',
    as: 'learner',
    ready: (page) => expect(main(page).getByRole('listitem')).toHaveCount(1),
  },
  {
    name: 'legal text',
    path: '/legal/privacy-policy',
    as: 'visitor',
    ready: (page) => expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  {
    name: 'not found',
    path: '/no-such-page',
    as: 'visitor',
    ready: (page) => expect(main(page).getByRole('link')).toBeVisible(),
  },
];

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Each size is loaded in a scheme of its own, and looked at in both. */
const LOOKS = [
  { name: 'wide', ...SIZES.wide, colorScheme: 'light' },
  { name: 'phone', ...SIZES.phone, colorScheme: 'dark' },
] as const;

/** How much of a page may jump while it loads. */
const SHIFT_LIMIT = 0.02;

/** What every page owes everybody: no finding, no sideways scrolling. */
async function expectSound(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await scrollPastEnd(page)).toBe(0);
}

const expectSoundInBoth = (page: Page) => inBothSchemes(page, () => expectSound(page));

/**
 * A visitor and a learner who go from page to page, each in a tab of its own: what no visit changes (an account, a
 * browser's cache) is made once for all visits of a describe block.
 */
function twoVisitors(options: BrowserContextOptions): (as: Visit['as']) => Promise<Page> {
  const contexts = new Map<Visit['as'], BrowserContext>();
  test.beforeAll(async ({ browser, server }) => {
    for (const as of ['visitor', 'learner'] as const) {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', ...options });
      if (as === 'learner') await enterAs(context, server.url, await signUp(server.url));
      contexts.set(as, context);
    }
  });
  test.afterEach(async () => {
    for (const context of contexts.values()) {
      for (const page of context.pages()) await page.close();
    }
  });
  test.afterAll(async () => {
    for (const context of contexts.values()) await context.close();
  });
  return (as) => contexts.get(as)!.newPage();
}

for (const { name: look, colorScheme, ...viewport } of LOOKS) {
  test.describe(`${look}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport });
    const openAs = twoVisitors({ colorScheme, viewport });

    for (const { name, path, as, ready } of VISITS) {
      test(`${name} is sound`, async ({ server }) => {
        const shown = await openAs(as);
        const noise = listenFor(shown, server.url);
        const shifts = await watchShifts(shown);
        await shown.goto(path);
        await ready(shown);
        await expectSoundInBoth(shown);
        expect(await shifts()).toBeLessThan(SHIFT_LIMIT);
        await expect(shown).toHaveTitle(/· Bedside$/);
        expect(noise).toEqual({ errors: [], foreign: [] });
      });
    }

    test('every step of the sign-up is sound', async ({ page, server }) => {
      const noise = listenFor(page, server.url);
      const next = page.getByRole('button', { name: 'Continue' });
      await page.goto('/signup');
      await next.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectSoundInBoth(page);
      await page.getByLabel('Full name').fill('Ana Ruiz');
      await page.getByLabel('Email').fill(newEmail());
      await page.locator('input[name=password]').fill(PASSWORD);
      for (const title of [/native language/, /want to learn/, /category/, /specialty/]) {
        await next.click();
        await heading(page, title);
        await page.getByRole('main').getByRole('radio').first().check();
        await expectSoundInBoth(page);
      }
      expect(noise).toEqual({ errors: [], foreign: [] });
    });

    test('a scored term is sound', async ({ server, studio, learner, openMicrophone }) => {
      const { term } = (await offered(server.url, learner, LEVEL)).vocabularyItem;
      const take = await studio.speak(term);
      const page = await openMicrophone(take, { colorScheme, viewport });
      const noise = listenFor(page, server.url);
      await page.goto(PRACTICE);
      await record(page, take);
      await shownScore(page);
      await soundsOf(page).first().click();
      await page.getByRole('button', { name: /^Translate to/ }).click();
      await expect(page.getByRole('img', { name: /^Waveform, Model voice/ })).toBeVisible();
      await expectSoundInBoth(page);
      expect(noise).toEqual({ errors: [], foreign: [] });
    });
  });
}

/** Names of languages and countries are Unicode's. */
const UNICODE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const NAMES = NATIVE_LANGUAGES.flatMap(({ code, name, nativeName }) => [
  name,
  nativeName,
  UNICODE_NAMES.of(code) ?? name,
]);

for (const language of ['pseudo', 'pseudo-rtl']) {
  test.describe(`interface in ${language}`, () => {
    const openAs = twoVisitors({ viewport: SIZES.phone });

    for (const { name, path, as, ready } of VISITS) {
      test(`${name} has every word from the catalogue`, async () => {
        const shown = await openAs(as);
        const data = collectData(shown);
        await shown.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await ready(shown);
        await expect(shown.locator('html')).toHaveAttribute('dir', language === 'pseudo-rtl' ? 'rtl' : 'ltr');
        expect(await plainWords(shown, [...data, ...NAMES])).toEqual([]);
        await expectSound(shown);
      });
    }

    test('a scored term has every word from the catalogue', async ({
      server,
      studio,
      learner,
      openMicrophone,
    }) => {
      const { term } = (await offered(server.url, learner, LEVEL)).vocabularyItem;
      const take = await studio.speak(term);
      const page = await openMicrophone(take, { viewport: SIZES.phone });
      const data = collectData(page);
      await page.goto(`${PRACTICE}?lang=${language}`);
      const button = page.getByRole('main').locator('button[data-phase]');
      await button.click();
      await expect(button).toHaveAttribute('data-phase', 'recording');
      expect(await plainWords(page, [...data, ...NAMES])).toEqual([]);
      await page.waitForTimeout(take.seconds * 1000);
      await button.click();
      await expect(page.locator('button[data-grade]').first()).toBeVisible({ timeout: SCORING_LIMIT_MS });
      await page.locator('button[data-grade]').first().click();
      await expect(page.getByRole('img')).toHaveCount(2);
      expect(await plainWords(page, [...data, ...NAMES])).toEqual([]);
      await expectSound(page);
    });
  });
}

test('everything from login to the first score can be done with the keyboard', async ({ page, learner }) => {
  await page.goto('/');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(learner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/levelchooser');
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  await tabTo(page.getByRole('link', { name: 'First words at the bedside' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/level=beginner/);
  await tabTo(page.getByRole('link', { name: 'Everyday terms' }));
  await page.keyboard.press('Enter');
  await expect(shownTerm(page)).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Record', exact: true }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toContainText('Failed to access microphone.');
  await tabTo(page.getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please record your pronunciation first.')).toBeVisible();
  await expect(attempts(page, 'No attempt yet')).toBeVisible();
});
