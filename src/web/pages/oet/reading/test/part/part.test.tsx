// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '#web/testing/announced.ts';
import { lose, never, refuse, type SentCall } from '#web/testing/fake-network.ts';
import {
  NOT_STARTED,
  openPart,
  PART_PATH,
  partState,
  RESULT_PATH,
  readingSection,
} from '#web/testing/reading-part.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// Several of these wait for a page's code, which comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  startAfresh();
  logInAs();
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const sent = (calls: readonly SentCall[], operation: string) =>
  calls.filter((call) => call.operation === operation);
const gap = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Question 3/ });

async function show() {
  const view = await renderApp(PART_PATH);
  await screen.findByRole('timer');
  return view;
}

async function submitAnyway(): Promise<void> {
  await press('Submit');
  await press('Submit as it is');
}

describe('opening a part', () => {
  it('starts nothing and reads nothing before Start is pressed', async () => {
    const { calls } = openPart(NOT_STARTED);
    await renderApp(PART_PATH);
    await screen.findByRole('button', { name: 'Start Part A' });
    expect(sent(calls, 'startOetPhase')).toEqual([]);
    expect(sent(calls, 'readingTestSection')).toEqual([]);
    await press('Start Part A');
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(sent(calls, 'startOetPhase')[0]?.variables).toEqual({
      progressId: 'p1',
      part: 'A',
      phase: 'running',
      mode: 'exam',
    });
  });

  it('says Loading... until it is there', async () => {
    openPart({}, { readingTestSection: never });
    await renderApp(PART_PATH);
    expect(await screen.findByText('Loading...')).toBeTruthy();
  });

  it('says what went wrong, and tries again', async () => {
    let works = false;
    openPart(
      {},
      {
        oetAttempt: () =>
          works
            ? { me: { id: 'u' }, oetAttempt: partState() }
            : refuse({ code: 'VAL_001', reason: 'unknown_test' }),
      },
    );
    await renderApp(PART_PATH);
    expect((await screen.findByRole('alert')).textContent).toContain('Error: This test could not be found.');
    works = true;
    await press('Try again');
    expect(await screen.findByRole('timer')).toBeTruthy();
  });

  it('leads to the result once it is submitted', async () => {
    openPart({ phase: 'marked', submittedAt: '2026-03-01T10:05:00.000Z' });
    const { address } = await renderApp(PART_PATH);
    await waitFor(() => expect(address()).toBe(RESULT_PATH));
  });

  it('with a part that reading has not leads to the parts', async () => {
    openPart();
    const { address } = await renderApp('/oet/reading/test/p1/whole');
    await waitFor(() => expect(address()).toBe('/oet/reading/test/p1'));
  });
});

describe('a part that shares its clock', () => {
  const open = async (part: string, others: object = {}) => {
    cleanup();
    openPart({ part }, { readingTestSection: () => readingSection(others) });
    await renderApp(`/oet/reading/test/p1/${part}`);
    await screen.findByRole('timer');
  };
  const submitted = { submittedAt: '2026-03-01T10:05:00.000Z' };

  const toTheLast = async () => {
    while (screen.queryByRole('button', { name: 'Next' })) await press('Next');
  };

  it('leads to the other', async () => {
    await open('C');
    expect(screen.getByRole('link', { name: 'Back to Part B' })).toBeTruthy();
    await open('B');
    await toTheLast();
    expect(screen.getByRole('link', { name: 'Go on to Part C' })).toBeTruthy();
  });

  it('does not once the other is submitted', async () => {
    await open('C', { partB: submitted });
    expect(screen.queryByRole('link', { name: 'Back to Part B' })).toBeNull();
    await open('B', { partC: submitted });
    await toTheLast();
    expect(screen.queryByRole('link', { name: 'Go on to Part C' })).toBeNull();
  });
});

describe('the paper', () => {
  it('shows paragraphs, keeps line breaks, and says an instruction once for its group', async () => {
    openPart();
    await show();
    const text = screen.getByRole('article', { name: 'Text A First steps' });
    const paragraphs = [...text.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(['Take cultures.\nThen treat.', 'Count breaths.']);
    expect(screen.getAllByText('Answer the questions.')).toHaveLength(1);
  });

  it('takes answers of all four types', async () => {
    const { calls } = openPart();
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Text B' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: /Fever is always/ })).getByRole('radio', { name: 'False' }),
    );
    await userEvent.type(gap(), 'cultures');
    await userEvent.type(screen.getByRole('textbox', { name: /^Question 4/ }), 'breaths');
    await userEvent.type(screen.getByPlaceholderText('Type your summary here...'), 'Cultures, then treat.');
    expect(gap().getAttribute('aria-label')).toBe('Question 3: Take gap before any antibiotic.');
    await press('Submit');
    await waitFor(() => expect(sent(calls, 'submitReadingTest')).toHaveLength(1));
    expect(JSON.parse(String(sent(calls, 'submitReadingTest')[0]?.variables.answers))).toEqual({
      q1: 'Text B',
      q2: 'False',
      q3: 'cultures',
      q4: 'breaths',
      q5: 'Cultures, then treat.',
    });
  });

  it('shows what was saved before', async () => {
    openPart({ savedAnswers: { q1: 'Text A', q3: 'cultures' }, revision: 2 });
    await show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Text A' }).checked).toBe(true);
    expect(gap().value).toBe('cultures');
    expect(button('Question 3, answered')).toBeTruthy();
  });

  it('is flagged and struck out, by keyboard too, and still is after a reload', async () => {
    openPart();
    const { unmount } = await show();
    await press('Flag question 3');
    expect(button('Question 3, not answered, flagged')).toBeTruthy();
    screen.getByRole('radio', { name: 'Text A' }).focus();
    await userEvent.keyboard('x');
    expect(screen.getByRole('radio', { name: /^Text A\s*\(struck out\)$/ })).toBeTruthy();
    unmount();
    await show();
    expect(button('Question 3, not answered, flagged')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Text A\s*\(struck out\)$/ })).toBeTruthy();
  });
});

it('strikes an option out by keyboard without choosing it', async () => {
  openPart({ savedAnswers: { q1: 'Text A' }, revision: 1 });
  await show();
  screen.getByRole('radio', { name: 'Text A' }).focus();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Strike out: Text B'));
  await userEvent.keyboard('{Enter}');
  const struck = screen.getByRole<HTMLInputElement>('radio', { name: /^Text B\s*\(struck out\)$/ });
  expect(struck.checked).toBe(false);
});

it('sets its clock right whenever it asks the server', async () => {
  let state: object = {};
  openPart({}, { oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: partState(state) }) });
  await show();
  expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:/);
  state = { serverNow: '2026-03-01T10:05:00.000Z' };
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(9:|10:00)/));
});

it.each([
  [true, 'tabpanel'],
  [false, 'region'],
])('on a narrow screen (%s) the questions are a %s', async (matches, role) => {
  openPart();
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
  await show();
  expect(within(screen.getByRole(role, { name: 'Questions' })).getAllByRole('radio').length).toBe(4);
});

it('tells of no keys for steps where all questions stand below each other', async () => {
  openPart();
  await show();
  await press('Help');
  expect(screen.getByText('Alt+M')).toBeTruthy();
  expect(screen.queryByText('Alt+N, Alt+P')).toBeNull();
});

it('takes no answer that is too long to be saved', async () => {
  openPart();
  await show();
  const summary = screen.getByPlaceholderText<HTMLTextAreaElement>('Type your summary here...');
  await userEvent.click(summary);
  await userEvent.paste('a'.repeat(20_001));
  expect(summary.value).toHaveLength(20_000);
  await userEvent.click(gap());
  await userEvent.paste('a'.repeat(501));
  expect(gap().value).toHaveLength(500);
});

describe('saving', () => {
  it('sends an edit once it pauses, and says Saved', async () => {
    const { calls } = openPart();
    await show();
    await userEvent.type(gap(), 'cultures');
    expect(screen.getByText('Saving…')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    expect(sent(calls, 'saveOetWork').at(-1)?.variables).toMatchObject({
      answers: { q3: { value: 'cultures' } },
    });
    expect(announced()).toEqual([]);
  });

  it('says when there is no connection, and keeps the answer through a reload', async () => {
    const { calls } = openPart({}, { saveOetWork: lose });
    const { unmount } = await show();
    await userEvent.type(gap(), 'cultures');
    await screen.findByText('Not saved yet: no connection, kept on this device', {
      selector: '[data-status]',
    });
    await waitFor(() => expect(announced()).toEqual(['Not saved yet: no connection, kept on this device']));
    const tries = sent(calls, 'saveOetWork').length;
    unmount();
    await waitFor(() => expect(sent(calls, 'saveOetWork').length).toBeGreaterThan(tries));
    await show();
    expect(gap().value).toBe('cultures');
  });

  it('shows what another device saved, in a field with the focus too, but not over what is typed there', async () => {
    let theirs: object = {};
    openPart({}, { oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: partState(theirs) }) });
    await show();
    const hear = (savedAnswers: object, revision: number) => {
      theirs = { savedAnswers, revision };
      act(() => void window.dispatchEvent(new Event('focus')));
    };
    const other = screen.getByRole<HTMLInputElement>('textbox', { name: /^Question 4/ });
    await userEvent.click(gap());
    hear({ q3: 'theirs' }, 3);
    await waitFor(() => expect(gap().value).toBe('theirs'));
    await userEvent.type(gap(), ', mine');
    await screen.findByText('Saved');
    hear({ q3: 'newer', q4: 'newer' }, 9);
    await waitFor(() => expect(other.value).toBe('newer'));
    expect(gap().value).toBe('theirs, mine');
    await userEvent.tab();
    expect(gap().value).toBe('newer');
  });

  it('says so when the part was submitted elsewhere, and goes to its result', async () => {
    const submitted = { submittedAt: '2026-03-01T10:05:00.000Z', phase: 'marked', revision: 1 };
    const conflict = { savedAnswers: {}, revision: 1, submittedAt: submitted.submittedAt };
    openPart({}, { saveOetWork: () => ({ saveOetWork: { saved: false, revision: 1, conflict } }) });
    const { address } = await show();
    await userEvent.type(gap(), 'c');
    await waitFor(() => expect(address()).toBe(RESULT_PATH));
    expect(await screen.findByText('This was submitted in another tab or on another device.')).toBeTruthy();
  });
});

describe('submitting', () => {
  it('asks first where answers are missing, and can go back to the first of them', async () => {
    const { calls } = openPart({ savedAnswers: { q1: 'Text A' }, revision: 1 });
    await show();
    await press('Submit');
    const dialog = screen.getByRole('dialog', { name: '4 questions have no answer' });
    expect(dialog.textContent).toContain('Not answered: 2, 3, 4, 5');
    await press('Go on answering');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'True' })));
    expect(sent(calls, 'submitReadingTest')).toEqual([]);
  });

  it('saves first, says Submitting..., ignores a second press, and goes to the result', async () => {
    let answer = () => {};
    const running = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = openPart(
      {},
      {
        submitReadingTest: async () => {
          await running;
          return { submitReadingTest: { success: true, message: '' } };
        },
      },
    );
    const { address } = await show();
    await userEvent.type(gap(), 'cultures');
    await submitAnyway();
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(busy.disabled).toBe(true);
    expect(gap().closest('[inert]')).toBeTruthy();
    await userEvent.click(busy);
    await waitFor(() => expect(sent(calls, 'submitReadingTest')).toHaveLength(1));
    answer();
    await waitFor(() => expect(address()).toBe(RESULT_PATH));
    expect(sent(calls, 'submitReadingTest')).toMatchObject([{ variables: { part: 'A', revision: 1 } }]);
    expect(sent(calls, 'submitReadingTest')[0]?.headers['idempotency-key']).toBeTruthy();
  });

  it.each([
    ['The part is closed.', 'The part is closed.'],
    ['', 'Failed to submit test'],
  ])('that is refused with "%s" says %s', async (message, shown) => {
    openPart({}, { submitReadingTest: () => ({ submitReadingTest: { success: false, message } }) });
    await show();
    await submitAnyway();
    expect((await screen.findByRole('alert')).textContent).toContain(shown);
    expect(button('Submit')).toBeTruthy();
  });

  it('goes nowhere while the answers can’t be saved, and goes through with what was saved since', async () => {
    let replies = false;
    const saveOetWork = () =>
      replies ? { saveOetWork: { saved: true, revision: 2, conflict: null } } : lose();
    const { calls } = openPart({}, { saveOetWork });
    const { address } = await show();
    await userEvent.type(gap(), 'cultures');
    await submitAnyway();
    expect((await screen.findByRole('alert')).textContent).toContain('so nothing was submitted');
    expect(sent(calls, 'submitReadingTest')).toEqual([]);
    expect(gap().value).toBe('cultures');
    replies = true;
    await submitAnyway();
    await waitFor(() => expect(address()).toBe(RESULT_PATH));
    expect(sent(calls, 'submitReadingTest')).toMatchObject([{ variables: { revision: 2 } }]);
  });

  it('that fails says why, and what was written stays', async () => {
    openPart({}, { submitReadingTest: () => refuse({ code: 'SRV_002', message: 'Out of order' }) });
    await show();
    await userEvent.type(gap(), 'cultures');
    await submitAnyway();
    expect((await screen.findByRole('alert')).textContent).toContain('Error submitting test: Out of order');
    expect(gap().closest('[inert]')).toBeNull();
    expect(gap().value).toBe('cultures');
  });
});

it('asks before the test is left', async () => {
  openPart();
  const { address } = await show();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the parts' }));
  expect(screen.getByRole('dialog', { name: 'Leave the test?' })).toBeTruthy();
  await press('Stay here');
  expect(address()).toBe(PART_PATH);
});
