// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import '#web/lib/page/visit.tsx';
import '#web/ui/shell/learner-links.tsx';
import '#words/en/settings.ts';
import '../route.tsx';
import '../tab.tsx';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

const balance = (amount: number) => ({
  myCreditBalance: { amount, createdAt: '2026-03-01T10:00:00Z' },
});
const movement = (id: string, changes: object = {}) => ({
  id,
  amount: -1,
  kind: 'spent',
  costRow: 'pronunciation',
  grantor: null,
  createdAt: '2026-03-01T10:00:00Z',
  ...changes,
});
const history = (movements: object[], endCursor: string | null = null) => ({
  creditHistory: { movements, endCursor },
});

async function open(answers: Record<string, Answer>) {
  const { calls } = fakeNetwork({
    myCreditBalance: () => balance(487),
    creditHistory: () => history([]),
    ...answers,
  });
  const app = await renderApp('/settings/credits');
  const asked = (operation: string) => calls.filter((call) => call.operation === operation);
  return { ...app, asked };
}

function show(visibilityState: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
}

beforeEach(() => {
  startAfresh();
  logInAs({ language: 'es' });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
});

describe('the balance', () => {
  const halfAMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000));
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

  it('is shown, and asked again every 30 seconds', async () => {
    let amount = 487;
    const { asked } = await open({ myCreditBalance: () => balance(amount) });
    expect(await screen.findByText('487')).toBeTruthy();
    amount = 486;
    await halfAMinute();
    expect(await screen.findByText('486')).toBeTruthy();
    await halfAMinute();
    await waitFor(() => expect(asked('myCreditBalance')).toHaveLength(3));
  });

  it('is not asked while its window is hidden, nor once its tab is left', async () => {
    const { asked } = await open({});
    await screen.findByText('487');
    show('hidden');
    await halfAMinute();
    await halfAMinute();
    expect(asked('myCreditBalance')).toHaveLength(1);
    show('visible');
    await halfAMinute();
    await waitFor(() => expect(asked('myCreditBalance')).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: 'Password' }));
    await screen.findByLabelText('Current password');
    await halfAMinute();
    expect(asked('myCreditBalance')).toHaveLength(2);
  });

  it('stays what it was when a poll fails', async () => {
    let works = true;
    const { asked } = await open({
      myCreditBalance: () => (works ? balance(487) : refuse({ code: 'SRV_001', message: 'It broke' })),
    });
    await screen.findByText('487');
    works = false;
    await halfAMinute();
    await waitFor(() => expect(asked('myCreditBalance')).toHaveLength(2));
    expect(screen.getByText('487')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it could not be loaded at first', async () => {
    let works = false;
    await open({
      myCreditBalance: () => (works ? balance(12) : refuse({ code: 'SRV_001', message: 'It broke' })),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading credit balance: It broke',
    );
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12')).toBeTruthy();
  });
});

describe('the history', () => {
  const rows = async () => {
    const table = await screen.findByRole('table', { name: 'What your credits were used for' });
    const [, ...lines] = within(table).getAllByRole('row');
    return lines.map((line) => [line.firstElementChild?.textContent, line.lastElementChild?.textContent]);
  };

  it.each([
    [{}, 'Pronunciation', '−1'],
    [{ costRow: 'audioTurn', amount: -2 }, 'Spoken turn with a patient', '−2'],
    [{ costRow: 'oetSpeaking', amount: -15 }, 'OET speaking test', '−15'],
    [{ costRow: null }, 'Spent', '−1'],
    [{ kind: 'refunded', costRow: 'oetSpeaking', amount: 15 }, 'Given back: OET speaking test', '+15'],
    [{ kind: 'refunded', costRow: null, amount: 1 }, 'Given back', '+1'],
    [{ kind: 'granted', grantor: 'trial', costRow: null, amount: 500 }, 'Credits of the trial', '+500'],
    [{ kind: 'granted', grantor: 'plan', costRow: null, amount: 3000 }, 'Credits of your plan', '+3,000'],
    [{ kind: 'granted', grantor: null, costRow: null, amount: 5 }, 'Credits received', '+5'],
    [{ kind: 'expired', costRow: null, amount: -13 }, 'Expired at the end of the period', '−13'],
    [{ kind: 'revoked', costRow: null, amount: -100 }, 'Taken back with a payment', '−100'],
  ])('tells of %j', async (changes, what, amount) => {
    await open({ creditHistory: () => history([movement('1', changes)]) });
    expect(await rows()).toEqual([[what, amount]]);
  });

  it('is told page by page', async () => {
    const { asked } = await open({
      creditHistory: ({ after }) =>
        after === '30'
          ? history([movement('12', { costRow: 'voice' })])
          : history([movement('31', { costRow: 'aiMessage' }), movement('30')], '30'),
    });
    expect((await rows()).map(([what]) => what)).toEqual(['Message to a patient', 'Pronunciation']);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    await screen.findByText('Voice');
    expect((await rows()).map(([what]) => what)).toEqual(['Message to a patient', 'Pronunciation', 'Voice']);
    expect(asked('creditHistory').map(({ variables }) => variables)).toEqual([
      { first: 20, after: null },
      { first: 20, after: '30' },
    ]);
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('says that nothing has happened, and what failed', async () => {
    const { unmount } = await open({});
    expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy();
    unmount();
    await open({ creditHistory: () => refuse({ code: 'SRV_001', message: 'It broke' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('It broke');
    expect(screen.getByText('487')).toBeTruthy();
  });
});
