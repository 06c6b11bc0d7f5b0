// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NATIVE_LANGUAGES } from '#domain/native-languages.ts';
import { setNewUser } from './lib/session/tokens.ts';
import { type Answer, fakeNetwork, refuse } from './testing/fake-network.ts';
import { logInAs, renderApp, startAfresh, token } from './testing/render-app.tsx';

/*
 * Every page in the pseudo-language, whose texts have no plain letter: one that has some stands in a component.
 * What the server sends is written in other letters here, and what the operator or a language's speakers wrote is
 * marked with its language.
 */

/** Names that come from Unicode's lists, not from our words. */
const NAMES = NATIVE_LANGUAGES.flatMap(({ code, name, nativeName }) => [
  name,
  nativeName,
  new Intl.DisplayNames(['en-XA'], { type: 'language' }).of(code) ?? '',
]).toSorted((a, b) => b.length - a.length);
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext'];

function isAuthored(element: Element | null): boolean {
  return element?.closest('[lang]:not(html)') != null;
}

/** Texts with two plain letters in a row. */
function plainTexts(): string[] {
  const found: string[] = [];
  const check = (text: string | null, element: Element | null) => {
    const shown = text?.trim() ?? '';
    const ours = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), shown);
    if (/[A-Za-z]{2}/.test(ours) && !isAuthored(element)) found.push(shown);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || !['SCRIPT', 'STYLE'].includes(parent.tagName))
      check(walker.currentNode.textContent, parent);
  }
  for (const attribute of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${attribute}]:not([aria-hidden="true"])`))
      check(element.getAttribute(attribute), element);
  }
  check(document.title, null);
  return found;
}

const level = {
  id: 'l1',
  name: '等',
  title: '等級',
  description: '說明',
  slug: 'beginner',
  totalPractice: 3,
  totalCompleted: 1,
};
const answers: Record<string, Answer> = {
  categories: () => ({ categories: [{ id: 'c1', name: '護理', slug: 'c' }] }),
  specialities: () => ({
    specialities: [{ id: 's1', name: '加護', description: '說明', slug: 's', category: { id: 'c1' } }],
  }),
  allLevels: () => ({ allLevels: [{ ...level, isTopLevel: true }] }),
  sublevels: ({ levelSlug }) =>
    levelSlug === 'beginner'
      ? {
          level: { id: 'l1', name: '等', title: '等級', description: '' },
          sublevels: [{ ...level, levelType: 'vocabulary' }],
        }
      : { level: null, sublevels: [] },
  login: () => ({ login: { user: { id: 'u', language: 'pl', languageToLearn: 'en' }, token: token('a') } }),
  updateUserLanguage: () => refuse({ code: 'SRV_001' }),
};

const show = (path: string, language = 'pseudo') => renderApp(path, { language });
const next = async () => userEvent.click(document.querySelector('main button[type="submit"]') as HTMLElement);
const first = async () => userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);

describe.each(['pseudo', 'pseudo-rtl'])('in %s no plain text stands on', (language) => {
  beforeEach(() => {
    startAfresh();
    fakeNetwork(answers);
  });

  it('the login page, its greeting and the levels that follow', async () => {
    const { container } = await show('/', language);
    await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
    expect(document.documentElement.dir).toBe(language === 'pseudo-rtl' ? 'rtl' : 'ltr');
    expect(plainTexts()).toEqual([]);
    await userEvent.type(container.querySelector('[name="email"]') as Element, '1@2.3');
    await userEvent.type(container.querySelector('[name="password"]') as Element, '12345678');
    await next();
    await waitFor(() => expect(document.querySelector('.Toastify__toast')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
  });

  it('any step of the sign-up, with what is missing on it', async () => {
    const { container } = await show('/signup', language);
    await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
    await next();
    expect(plainTexts()).toEqual([]);
    const entries = { name: '林', email: '1@2.3', password: '12345678' };
    for (const [name, value] of Object.entries(entries)) {
      await userEvent.type(container.querySelector(`[name="${name}"]`) as Element, value);
    }
    await next();
    for (let step = 2; step <= 5; step += 1) {
      await waitFor(() => expect(document.querySelectorAll('main [type="radio"]').length).toBeGreaterThan(0));
      expect(plainTexts()).toEqual([]);
      if (step > 2) {
        await next();
        expect(plainTexts()).toEqual([]);
      }
      await first();
      if (step < 5) await next();
    }
  });

  it('the choice of the native language, and its failure', async () => {
    logInAs();
    await show('/choose-language', language);
    await first();
    await next();
    await waitFor(() => expect(document.querySelector('.Toastify__toast')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
  });

  it.each(['/levelchooser', '/levelchooser?level=beginner', '/levelchooser?level=none'])(
    '%s',
    async (path) => {
      logInAs();
      setNewUser(true);
      await show(path, language);
      await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
      expect(plainTexts()).toEqual([]);
    },
  );

  it('the levels that could not be loaded', async () => {
    logInAs();
    fakeNetwork({ allLevels: () => refuse({ code: 'SRV_001', message: '錯' }) });
    await show('/levelchooser', language);
    await screen.findByRole('alert');
    expect(plainTexts()).toEqual([]);
  });

  it('the page for unknown addresses', async () => {
    await show('/nowhere', language);
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
  });

  it('the page for faults', async () => {
    logInAs();
    fakeNetwork({ allLevels: () => ({ allLevels: null }) });
    await show('/levelchooser', language);
    await screen.findByRole('alert');
    expect(plainTexts()).toEqual([]);
  });
});

it('finds a text that stands in a component', async () => {
  startAfresh();
  fakeNetwork(answers);
  await show('/nowhere');
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  document.querySelector('main')?.append('Written here');
  expect(plainTexts()).toEqual(['Written here']);
});
