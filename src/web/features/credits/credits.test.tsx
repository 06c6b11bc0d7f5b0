// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPLEX_PATH, field, openCases, patientCase, reply, say, sent } from '#web/testing/complex-case.ts';
import { type Answer, fakeNetwork, leaving, never } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import { installAudio } from '../testing/fake-browser.ts';

const DAY_MS = 24 * 3_600_000;

/** What is left of a trial. */
const trial = (amount: number, days = 12): Answer => {
  const endDate = new Date(Date.now() + days * DAY_MS - 1000).toISOString();
  return () => ({
    myCreditBalance: { amount },
    myActiveSubscription: { planName: 'Trial', endDate, isCancelled: false, isTrial: true },
  });
};
const ended: Answer = () => ({ myCreditBalance: { amount: 0 }, myActiveSubscription: null });

async function openCase(creditStanding: Answer, answers: Record<string, Answer> = {}) {
  const { calls } = openCases([patientCase()], { creditStanding, ...answers });
  await renderApp(COMPLEX_PATH);
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const VOCABULARY: Record<string, Answer> = {
  me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en', providerConsent: true } }),
  level: () => ({ level: { slug: 'beginner-vocabulary', title: 'Terms', levelType: 'vocabulary' } }),
  availableVocabularyItems: () => ({
    availableVocabularyItems: {
      vocabularyItem: { id: 'v1', term: 'fever', definition: 'Hot.', example: null, repeat: false },
      statistics: { completedCount: 0, totalCount: 3, remainingCount: 3, completionPercentage: 0 },
      attempts: 3,
      bestScore: 60,
    },
  }),
};

async function openTerm(creditStanding: Answer) {
  fakeNetwork({ ...VOCABULARY, creditStanding });
  await renderApp('/level/beginner-vocabulary/practice/vocabulary');
  await screen.findByRole('heading', { level: 1, name: 'fever' });
}

async function openModule(module: string, creditStanding: Answer) {
  fakeNetwork({ oetAttempts: () => ({ oetAttempts: [] }), creditStanding });
  await renderApp(`/oet/${module}`);
  await screen.findByRole('heading', { level: 1 });
}

const STILL_FREE = /^Still free: /;
const described = (name: string | RegExp) => {
  const id = screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};
const isUnavailable = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const plans = () => screen.getByRole('link', { name: 'See the plans' }).getAttribute('href');

beforeEach(() => {
  startAfresh();
  installAudio();
  logInAs({ language: 'es', languageToLearn: 'en' });
});

describe('a price', () => {
  it('stands on the button that records a term', async () => {
    await openTerm(trial(487));
    expect(described('Record')).toBe('Costs 1 credit.');
    expect(within(screen.getByRole('button', { name: 'Record' })).getByText('1 credit')).toBeTruthy();
  });

  it('stands on a message, and on a recording by what becomes of it', async () => {
    await openCase(trial(487));
    expect([described('Send'), described('Record')]).toEqual(['Costs 1 credit.', 'Costs 1 credit.']);
    await userEvent.click(screen.getByRole('switch'));
    expect(described('Record')).toBe('Costs 2 credits.');
  });

  it('stands nowhere where the course is heard and translated for nothing', async () => {
    await openTerm(trial(487));
    expect(screen.getByRole('button', { name: 'Listen' }).textContent).not.toContain('credit');
    expect(screen.getByRole('button', { name: /^Translate/ }).textContent).not.toContain('credit');
  });

  it('stands at the start of an exam, and says where there is none', async () => {
    await openModule('listening', trial(487));
    expect(await screen.findByText(/^Costs 1 credit\. You have 487 credits\./)).toBeTruthy();
    startAfresh();
    logInAs();
    await openModule('reading', trial(487));
    expect(await screen.findByText(/^This test costs no credits\./)).toBeTruthy();
  });
});

describe('without credits', () => {
  it('no term is recorded, and what stays free is said', async () => {
    await openTerm(trial(0));
    expect(screen.getByText('You have no credits left.')).toBeTruthy();
    expect(screen.getByText(STILL_FREE)).toBeTruthy();
    expect(plans()).toBe('/pricing');
    expect([isUnavailable('Record'), isUnavailable('Next')]).toEqual([true, false]);
  });

  it('nothing is said to a patient, and nothing is offered that could not be sent', async () => {
    const calls = await openCase(trial(0));
    await say('Hello');
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
    expect(field().value).toBe('Hello');
    expect([isUnavailable('Send'), isUnavailable('Record')]).toEqual([true, true]);
    expect(screen.getAllByText(STILL_FREE)).toHaveLength(1);
  });

  it('what was not sent stays, without Send again', async () => {
    openCases([patientCase()], { creditStanding: trial(1), generateAiMessage: never });
    const { unmount } = await renderApp(COMPLEX_PATH);
    await screen.findByRole('heading', { level: 1 });
    await say('Hello');
    unmount();
    await openCase(trial(0));
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(plans()).toBe('/pricing');
  });

  it('says so where some are left, but too few', async () => {
    await openCase(trial(1));
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByText('This costs 2 credits, and you have 1 credit.')).toBeTruthy();
    expect(isUnavailable('Record')).toBe(true);
  });

  it('no exam is started that costs some', async () => {
    await openModule('listening', trial(0));
    expect(await screen.findByText('You have no credits left.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Start Practice Test' })).toBeNull();
    expect(plans()).toBe('/pricing');
  });

  it('one that costs nothing is started', async () => {
    await openModule('reading', trial(0));
    expect(screen.getByRole('link', { name: 'Start Practice Test' })).toBeTruthy();
  });
});

it('says that the trial or plan has ended, also where a test costs nothing', async () => {
  await openModule('reading', ended);
  expect(await screen.findByText('Your trial or plan has ended.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start Practice Test' })).toBeNull();
  expect(screen.getByText(STILL_FREE)).toBeTruthy();
});

it('counts with what the answers say is left, and asks nothing besides', async () => {
  const calls = await openCase(trial(1), { generateAiMessage: () => leaving(0, reply('It hurts.')) });
  const before = sent(calls, 'creditStanding').length;
  await say('Hello');
  expect(await screen.findByText('You have no credits left.')).toBeTruthy();
  expect(isUnavailable('Send')).toBe(true);
  expect(sent(calls, 'creditStanding')).toHaveLength(before);
});

describe('a warning', () => {
  it('comes when few are left', async () => {
    await openTerm(trial(20));
    expect(screen.getByText('20 credits are left.')).toBeTruthy();
    expect(plans()).toBe('/pricing');
  });

  it('comes in the last days of the trial', async () => {
    await openTerm(trial(300, 2));
    expect(screen.getByText('Your trial ends in 2 days.')).toBeTruthy();
  });

  it('does not come before', async () => {
    await openTerm(trial(300));
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });
});

describe('the menu', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Your account' }));

  it('tells the balance and the days of the trial, as they are when it opens', async () => {
    let standing = trial(487);
    await openTerm(() => standing({}));
    standing = trial(486, 11);
    await open();
    const link = await screen.findByRole('link', { name: /^486 credits/ });
    expect(link.getAttribute('href')).toBe('/settings/credits');
    expect(link.textContent).toContain('Trial: 11 days left');
  });

  it('tells that no plan runs', async () => {
    await openTerm(ended);
    await open();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^0 credits/ }).textContent).toContain('No plan'),
    );
  });
});
