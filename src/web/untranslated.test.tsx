// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NATIVE_LANGUAGES } from '#domain/native-languages.ts';
import { MANNERS } from '#domain/practice/complex/review.ts';
import { installAudio } from './features/testing/fake-browser.ts';
import { setNewUser } from './lib/session/tokens.ts';
import { COMPLEX_PATH, conversation, patientCase } from './testing/complex-case.ts';
import { type Answer, fakeNetwork, refuse } from './testing/fake-network.ts';
import {
  LISTENING_PATH,
  LISTENING_RESULT_PATH,
  listeningResults,
  listeningSection,
  openListening,
} from './testing/listening-part.ts';
import { attempt, attemptPart, progressOf, RUNNING, results, SUBMITTED } from './testing/oet.ts';
import { planAnswers } from './testing/plans.ts';
import { NOT_STARTED, openPart, PART_PATH } from './testing/reading-part.ts';
import { logInAs, renderApp, startAfresh, token } from './testing/render-app.tsx';
import {
  LETTER_RESULTS,
  letterResults,
  MARKING,
  NOT_STARTED as NO_CLOCK,
  openLetter,
  WRITING_PATH,
} from './testing/writing.ts';

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

/** A clinical case; what is said in it is in the language that is learned. */
const caseAnswers: Record<string, Answer> = {
  '/config.json': () => ({
    providers: [
      { capability: 'transcriber', name: '聲', host: '聲.例' },
      { capability: 'other', name: '聲', host: '聲.例' },
    ],
  }),
  me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en', providerConsents: [] } }),
  level: () => ({ level: { slug: 'x', title: '例', levelType: 'complex_case' } }),
  consentToProviders: () => ({ consentToProviders: { success: true, message: '' } }),
  patientCase: () => ({
    patientCase: {
      ...patientCase({ title: '咳', content: '咳嗽', engine: '模', repeat: true }),
      conversation: conversation('問', '答'),
    },
  }),
  generateAiMessage: () => refuse({ code: 'SRV_002', message: '錯' }),
  completePatientCase: () => ({ completePatientCase: { success: true, message: '' } }),
  consultationReview: () => ({
    consultationReview: {
      engine: '模',
      harms: [{ kind: 'allergen', against: '藥', shown: { turn: 1, quote: '問' } }],
      keyPoints: [{ id: 'k', goal: '標', model: '模', shown: null }],
      covered: [{ topic: 'a', name: '何', turn: 1, quote: '問' }],
      missed: [{ topic: 'b', name: '時', model: '模' }],
      manners: MANNERS.map((manner) => ({
        manner,
        verdict: 'partly',
        limited: true,
        model: '模',
        shown: [],
      })),
    },
  }),
};

const oetAnswers: Record<string, Answer> = {
  oetAttempts: () => ({
    oetAttempts: [
      attempt('p1', {
        parts: [attemptPart('A', SUBMITTED), attemptPart('B', RUNNING)],
        score: 50,
        band: 'C',
      }),
    ],
  }),
  getUserProgress: () => progressOf(3),
  readingTestResults: () => results({ title: '讀一' }),
  listeningTestResults: () => listeningResults({ title: '讀一', mode: 'practice' }),
};

const time = '2026-03-01T10:00:00Z';
const settingsAnswers: Record<string, Answer> = {
  me: () => ({
    me: { id: 'u', category: { slug: 'c' }, speciality: null, profession: null, languageToLearn: 'en' },
  }),
  categories: () => ({ categories: [{ name: '護理', slug: 'c' }] }),
  specialities: () => ({
    specialities: [{ name: '加護', slug: 's', category: { name: '護理', slug: 'c' } }],
  }),
  myActiveSubscription: () => ({
    myActiveSubscription: {
      planName: '專業',
      planPrice: 24.99,
      creditsAllocated: 3000,
      startDate: time,
      endDate: time,
      isCancelled: true,
      isTrial: false,
      nextPlanName: '基',
      paymentFailedAt: time,
    },
  }),
  myCreditBalance: () => ({ myCreditBalance: { amount: 487, createdAt: time } }),
  creditHistory: () => ({
    creditHistory: {
      movements: ['spent', 'refunded', 'granted', 'expired', 'revoked'].map((kind) => ({
        id: kind,
        amount: 1,
        kind,
        costRow: 'voice',
        grantor: 'plan',
        createdAt: time,
      })),
      endCursor: '1',
    },
  }),
};
const settingsFailed = () => refuse({ code: 'SRV_001', message: '錯' });
const SETTINGS_TABS = [
  'category',
  'specialty',
  'profession',
  'language',
  'subscription',
  'credits',
  'password',
];

const show = (path: string, language = 'pseudo') => renderApp(path, { language });
const next = async () => userEvent.click(document.querySelector('main button[type="submit"]') as HTMLElement);
const first = async () => {
  const choice = () => document.querySelector('main [type="radio"]') as HTMLElement;
  await waitFor(() => expect(choice()).not.toBeNull());
  await userEvent.click(choice());
};

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
    const entries = { name: '林', email: '1@2.3', password: '73918264' };
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

  it('a clinical case, from the consent to its review', async () => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    installAudio();
    fakeNetwork(caseAnswers);
    await show(COMPLEX_PATH, language);
    const button = (nth: number) => document.querySelectorAll<HTMLElement>('main button')[nth] as HTMLElement;
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
    await userEvent.click(button(0));
    const field = await screen.findByRole('textbox');
    expect(plainTexts()).toEqual([]);
    await userEvent.type(field, '好{Enter}');
    await waitFor(() => expect(document.querySelector('.Toastify__toast')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
    await userEvent.click(document.querySelector('main section + button') as HTMLElement);
    expect(plainTexts()).toEqual([]);
    const question = document.querySelector('main dialog') as HTMLElement;
    await userEvent.click([...question.querySelectorAll('button')].at(-1) as HTMLElement);
    await screen.findByText('時');
    expect(plainTexts()).toEqual([]);
  });

  it.each([
    ['without a case', () => ({ patientCase: null })],
    ['that could not be loaded', () => refuse({ code: 'SRV_001', message: '錯' })],
  ])('a level of cases %s', async (_, patientCaseAnswer) => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    const me = { id: 'u', language: 'es', languageToLearn: 'en', providerConsents: [] };
    fakeNetwork({ ...caseAnswers, me: () => ({ me }), patientCase: patientCaseAnswer });
    await show(COMPLEX_PATH, language);
    await waitFor(() => expect(document.querySelector('main a')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
  });

  it.each(['/oet', '/oet/reading', '/oet/progress', '/oet/reading/results/p1/A', LISTENING_RESULT_PATH])(
    '%s',
    async (path) => {
      logInAs();
      fakeNetwork(oetAnswers);
      await show(path, language);
      await screen.findAllByText('讀一', { exact: false });
      await waitFor(() => expect(document.querySelector('main h2')).not.toBeNull());
      expect(plainTexts()).toEqual([]);
    },
  );

  it.each(SETTINGS_TABS)('the settings: %s', async (tab) => {
    logInAs();
    fakeNetwork(settingsAnswers);
    await show(`/settings/${tab}`, language);
    await waitFor(() => expect(document.querySelector('main h2')).not.toBeNull());
    if (tab === 'credits') await screen.findByRole('table');
    expect(plainTexts()).toEqual([]);
  });

  it.each(SETTINGS_TABS.slice(0, -1))('the settings that failed: %s', async (tab) => {
    logInAs();
    fakeNetwork(Object.fromEntries(Object.keys(settingsAnswers).map((name) => [name, settingsFailed])));
    await show(`/settings/${tab}`, language);
    await screen.findByRole('alert');
    expect(plainTexts()).toEqual([]);
  });

  it.each([
    '/oet',
    '/oet/progress',
    '/oet/reading/results/p1/A',
    LISTENING_RESULT_PATH,
    '/oet/reading/test/new',
  ])('%s that failed', async (path) => {
    logInAs();
    const failed = () => refuse({ code: 'SRV_001', message: '錯' });
    fakeNetwork({
      oetAttempts: failed,
      getUserProgress: failed,
      readingTestResults: failed,
      listeningTestResults: failed,
      createUserProgress: failed,
    });
    await show(path, language);
    await screen.findByRole('alert');
    expect(plainTexts()).toEqual([]);
  });

  it('a part of a reading test, from its start to the question before it is submitted', async () => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    openPart(NOT_STARTED);
    await show(PART_PATH, language);
    const buttons = () => [...document.querySelectorAll<HTMLElement>('main button')];
    await waitFor(() => expect(buttons()).toHaveLength(1), { timeout: 10_000 });
    expect(plainTexts()).toEqual([]);
    await userEvent.click(buttons()[0] as HTMLElement);
    await screen.findByRole('timer', {}, { timeout: 10_000 });
    expect(plainTexts()).toEqual([]);
    await userEvent.click(buttons().at(-1) as HTMLElement);
    await screen.findByRole('dialog');
    expect(plainTexts()).toEqual([]);
  });

  it.each([
    ['/pricing?plan=premium', '乙'],
    ['/billing/checkout/t1', '甲'],
    ['/billing/portal/t1', '乙'],
  ])('%s', async (path, shown) => {
    logInAs();
    fakeNetwork(planAnswers);
    await show(path, language);
    await screen.findAllByText(shown, { exact: false });
    expect(plainTexts()).toEqual([]);
  });

  it.each(['/pricing', '/billing/checkout/t1', '/billing/portal/t1', '/billing/start/basic'])(
    '%s that failed',
    async (path) => {
      logInAs();
      const failed = () => refuse({ code: 'SRV_001', message: '錯' });
      fakeNetwork({
        allPlans: failed,
        sandboxCheckout: failed,
        sandboxPortal: failed,
        checkoutOfPlan: failed,
      });
      await show(path, language);
      await screen.findByRole('alert');
      expect(plainTexts()).toEqual([]);
    },
  );

  it('a writing test, from its start to the question before it is submitted', async () => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    openLetter(NO_CLOCK);
    await show(WRITING_PATH, language);
    const buttons = () => [...document.querySelectorAll<HTMLElement>('main button')];
    await waitFor(() => expect(buttons()).toHaveLength(1), { timeout: 10_000 });
    expect(plainTexts()).toEqual([]);
    await userEvent.click(buttons()[0] as HTMLElement);
    await screen.findByRole('timer', {}, { timeout: 10_000 });
    expect(plainTexts()).toEqual([]);
    await userEvent.click(buttons().at(-1) as HTMLElement);
    await screen.findByRole('textbox');
    expect(plainTexts()).toEqual([]);
    await userEvent.click(document.querySelector('main label + button') as HTMLElement);
    await screen.findByText('舊');
    expect(plainTexts()).toEqual([]);
    await userEvent.click(document.querySelector('dialog > div > button') as HTMLElement);
    await userEvent.click(buttons().at(-1) as HTMLElement);
    await screen.findByRole('dialog');
    expect(plainTexts()).toEqual([]);
  });

  it('a letter that was saved in two places', async () => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    const conflict = { draft: '他', revision: 5, submittedAt: null };
    openLetter({}, { saveOetDraft: () => ({ saveOetWork: { revision: 5, conflict } }) });
    await show(WRITING_PATH, language);
    await userEvent.type(await screen.findByRole('textbox', {}, { timeout: 10_000 }), '我');
    await screen.findByText('他', {}, { timeout: 5_000 });
    expect(plainTexts()).toEqual([]);
  });

  it.each([
    ['marked', {}],
    ['being marked', MARKING],
    ['not to be marked', { ...MARKING, status: 'unscorable', unscorable: { reason: 'empty', why: '空' } }],
  ] as const)('a letter that is %s', async (_, changes) => {
    logInAs();
    const oetDrafts = [{ id: 'd', revision: null, text: '遲', savedAt: '2026-05-04T10:00:00Z' }];
    fakeNetwork({
      ...oetAnswers,
      getWritingSection: () => letterResults(changes),
      oetDrafts: () => ({ oetDrafts }),
    });
    await show(LETTER_RESULTS, language);
    await screen.findAllByText('信', { exact: false });
    await screen.findByText('遲');
    await waitFor(() => expect(document.querySelector('main h2')).not.toBeNull());
    for (const choice of document.querySelectorAll<HTMLElement>('main details [type="radio"]')) {
      await userEvent.click(choice);
    }
    expect(plainTexts()).toEqual([]);
  });

  it('the choice of a profession', async () => {
    logInAs();
    const me = { id: 'u', profession: null, category: null, speciality: null };
    fakeNetwork({ me: () => ({ me }), oetAttempts: () => ({ oetAttempts: [] }) });
    await show('/oet/writing', language);
    await screen.findByRole('radiogroup');
    expect(plainTexts()).toEqual([]);
  });

  it.each([
    ['exam', 0],
    ['practice', 1],
  ])('a part of a listening test in %s mode', async (_, place) => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    installAudio();
    const extracts = listeningSection().listeningTestSection.extracts.map((extract) => ({
      ...extract,
      label: '甲',
      title: '題',
    }));
    openListening(NOT_STARTED, { listeningTestSection: () => listeningSection({ extracts }) });
    await show(LISTENING_PATH, language);
    const choices = () => document.querySelectorAll<HTMLElement>('main [type="radio"]');
    await waitFor(() => expect(choices()).toHaveLength(2), { timeout: 10_000 });
    expect(plainTexts()).toEqual([]);
    await userEvent.click(choices()[place] as HTMLElement);
    await userEvent.click([...document.querySelectorAll<HTMLElement>('main button')].at(-1) as HTMLElement);
    await screen.findByRole('timer', {}, { timeout: 10_000 });
    expect(plainTexts()).toEqual([]);
  });

  it('a part of a listening test whose recordings are being made, and one that failed', async () => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    const { extracts } = listeningSection().listeningTestSection;
    const making = extracts.map((extract) => ({ ...extract, audioUrl: null }));
    openListening(NOT_STARTED, { listeningTestSection: () => listeningSection({ extracts: making }) });
    await show(LISTENING_PATH, language);
    await waitFor(() => expect(document.querySelector('main [data-kind="info"]')).not.toBeNull());
    expect(plainTexts()).toEqual([]);
    openListening({}, { oetAttempt: () => refuse({ code: 'SRV_001', message: '錯' }) });
    await show(LISTENING_PATH, language);
    await screen.findByRole('alert');
    expect(plainTexts()).toEqual([]);
  });

  it('the parts of a listening test', async () => {
    logInAs({ language: 'es', languageToLearn: 'en' });
    const part = { endsAt: null, serverNow: '2026-03-01T10:00:00.000Z', submittedAt: null };
    fakeNetwork({ listeningParts: () => ({ partA: part, partB: part }) });
    await show('/oet/listening/test/p1', language);
    await waitFor(() => expect(document.querySelectorAll('main h2')).toHaveLength(2));
    expect(plainTexts()).toEqual([]);
  });

  it.each(['/forgot-password', '/reset-password/a'])('%s, and what is refused there', async (path) => {
    const refused = { success: false, message: '錯' };
    fakeNetwork({
      requestPasswordReset: () => ({ requestPasswordReset: refused }),
      resetPassword: () => ({ resetPassword: refused }),
    });
    const { container } = await show(path, language);
    const field = () => container.querySelector('main input') as HTMLElement;
    await waitFor(() => expect(field()).not.toBeNull());
    expect(plainTexts()).toEqual([]);
    await userEvent.type(field(), '1@2.3');
    await next();
    await screen.findByText('錯', { exact: false });
    expect(plainTexts()).toEqual([]);
  });

  it('the account, and the question before it is deleted', async () => {
    logInAs();
    const session = { device: null, createdAt: '2030-01-01', lastUsedAt: '2030-01-01' };
    const sessions = [
      { ...session, id: '1', current: true },
      { ...session, id: '2', current: false },
    ];
    const account = { fullName: '林', email: '1@2.3', phoneNumber: null, createdAt: '2030-01-01', sessions };
    fakeNetwork({ myAccount: () => ({ myAccount: account }) });
    await show('/settings/account', language);
    const buttons = () => [...document.querySelectorAll<HTMLElement>('main button')];
    await waitFor(() => expect(buttons().length).toBeGreaterThan(4));
    expect(plainTexts()).toEqual([]);
    await userEvent.click(buttons().at(-1) as HTMLElement);
    await screen.findByRole('dialog');
    expect(plainTexts()).toEqual([]);
  });

  it.each([
    ['a text', () => ({ legalContent: { title: '法', content: '<p>文</p>', lastUpdated: '2030-01-01' } })],
    ['none', () => ({ legalContent: null })],
    ['one that failed', () => refuse({ code: 'SRV_001', message: '錯' })],
  ])('a legal page with %s', async (_, legalContent) => {
    fakeNetwork({ legalContent });
    await show('/legal/x', language);
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
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
