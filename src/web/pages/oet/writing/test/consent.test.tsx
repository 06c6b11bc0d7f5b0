// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, SentCall } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import { NOT_STARTED, openLetter, WRITING_PATH } from '#web/testing/writing.ts';

// Several of these wait for a page's code, which comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const TITLE = 'Before you begin: where your work goes';
const MARKS = { capability: 'letterAssessor', host: 'ai.example' };
const PLAYS = { capability: 'patient', host: 'ai.example' };

/** An installation whose letters and patients are elsewhere, and a learner who agrees when she is asked. */
function open(state: object, agreed: readonly object[] = [], answers: Record<string, Answer> = {}) {
  let consents = agreed;
  return openLetter(state, {
    '/config.json': () => ({
      traceUrl: '',
      flagUrl: '',
      providers: [MARKS, PLAYS].map((each) => ({ ...each, name: 'Model' })),
    }),
    me: () => ({
      me: {
        id: 'u',
        language: 'es',
        languageToLearn: 'en',
        profession: 'nursing',
        category: null,
        speciality: null,
        providerConsents: consents,
      },
    }),
    consentToProviders: ({ providers }) => {
      consents = providers as object[];
      return { consentToProviders: { success: true, message: '' } };
    },
    oetAttempts: () => ({ oetAttempts: [] }),
    createUserProgress: () => ({
      createUserProgress: { success: true, userProgressId: 'p1', message: '' },
    }),
    ...answers,
  });
}

const sent = (calls: readonly SentCall[], operation: string) =>
  calls.filter((call) => call.operation === operation);
const agree = async () => userEvent.click(await screen.findByRole('button', { name: 'Agree and go on' }));

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  logInAs();
});

describe('where letters are marked elsewhere', () => {
  it('the module says so before a test is paid for, and names what marks letters alone', async () => {
    const { calls } = open({});
    await renderApp('/oet/writing');
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Letters that you submit, with their case notes, to mark them to ai.example (Model)',
    );
    expect(screen.queryByText(/to play the patient/)).toBeNull();
    await agree();
    expect(await screen.findByRole('link', { name: 'Start Practice Test' })).toBeTruthy();
    expect(sent(calls, 'consentToProviders')[0]?.variables).toEqual({ providers: [MARKS] });
  });

  it('no test is made by its address before that', async () => {
    const { calls } = open({});
    const { address } = await renderApp('/oet/writing/test/new');
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(address()).toBe('/oet/writing');
    expect(sent(calls, 'createUserProgress')).toEqual([]);
  });

  it('a test that is there starts after it', async () => {
    const { calls } = open(NOT_STARTED);
    await renderApp(WRITING_PATH);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.queryByRole('button', { name: 'Start Test' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Writing' }).getAttribute('href')).toBe('/oet/writing');
    await agree();
    await screen.findByRole('button', { name: 'Start Test' });
    expect(sent(calls, 'startOetPhase')).toEqual([]);
  });

  it('nobody is asked who has agreed', async () => {
    open(NOT_STARTED, [MARKS]);
    await renderApp(WRITING_PATH);
    await screen.findByRole('button', { name: 'Start Test' });
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('a result is shown without it', async () => {
    open({ phase: 'marking', submittedAt: '2026-03-01T10:30:00.000Z' });
    const { address } = await renderApp(WRITING_PATH);
    await waitFor(() => expect(address()).toBe('/oet/writing/results/p1'));
  });
});
