// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio, installAudio } from '#web/features/testing/fake-browser.ts';
import { lose, never, refuse, type SentCall } from '#web/testing/fake-network.ts';
import {
  LISTENING_PATH,
  LISTENING_RESULT_PATH,
  listeningSection,
  openListening,
  startedAgo,
} from '#web/testing/listening-part.ts';
import { NOT_STARTED } from '#web/testing/reading-part.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// Several of these wait for a page's code, which comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  startAfresh();
  logInAs();
  installAudio();
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const sent = (calls: readonly SentCall[], operation: string) =>
  calls.filter((call) => call.operation === operation);
const gap = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Question ${number}:`) });

async function show() {
  const view = await renderApp(LISTENING_PATH);
  await screen.findByRole('timer');
  return view;
}

const heard = (seconds: number) => act(async () => FakeAudio.last?.progress(seconds, 300));
const breakOff = () => act(async () => FakeAudio.last?.onerror?.());

describe('opening a part', () => {
  it('starts in the mode that is chosen, and plays the first recording at once', async () => {
    const { calls } = openListening(NOT_STARTED);
    await renderApp(LISTENING_PATH);
    await screen.findByRole('radio', { name: /^As in the exam/, checked: true });
    await userEvent.click(screen.getByRole('radio', { name: /^To practise/ }));
    expect(sent(calls, 'startOetPhase')).toEqual([]);
    await press('Start Part A');
    await screen.findByRole('timer');
    expect(sent(calls, 'startOetPhase')[0]?.variables).toMatchObject({ part: 'A', mode: 'practice' });
    await screen.findByRole('button', { name: 'Pause: Extract 1' });
    expect(FakeAudio.last?.src).toBe('/media/1.mp3');
  });

  it('waits for recordings that are being made, without a clock', async () => {
    const { extracts } = listeningSection().listeningTestSection;
    const making = extracts.map((extract) => ({ ...extract, audioUrl: null, durationMs: null }));
    openListening(NOT_STARTED, { listeningTestSection: () => listeningSection({ extracts: making }) });
    await renderApp(LISTENING_PATH);
    expect(await screen.findByText(/^The recordings of this test are still being made/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start Part A' })).toBeNull();
  });

  it.each([
    ['its own words', () => refuse({ code: 'VAL_001', reason: 'unknown_test' }), /^Error: This test could/],
    ['a fallback', () => ({ listeningTestSection: null }), 'Failed to load listening test'],
  ])('that fails says so in %s, and tries again', async (_, listeningTestSection, message) => {
    let works = false;
    openListening({}, { listeningTestSection: () => (works ? listeningSection() : listeningTestSection()) });
    await renderApp(LISTENING_PATH);
    expect(await screen.findByText(message)).toBeTruthy();
    works = true;
    await press('Try again');
    expect(await screen.findByRole('timer')).toBeTruthy();
  });

  it('leads to the result once it is submitted', async () => {
    openListening({ phase: 'marked', submittedAt: '2026-03-01T10:05:00.000Z' });
    const { address } = await renderApp(LISTENING_PATH);
    await waitFor(() => expect(address()).toBe(LISTENING_RESULT_PATH));
  });

  it('with a part that listening has not leads to the parts', async () => {
    openListening();
    const { address } = await renderApp('/oet/listening/test/p1/c');
    await waitFor(() => expect(address()).toBe('/oet/listening/test/p1'));
  });
});

describe('the printed notes', () => {
  it('are filled in where they stand, in their order by Tab', async () => {
    const { calls } = openListening();
    await show();
    const notes = within(screen.getByRole('article', { name: /^Extract 1/ }));
    expect(notes.getAllByRole('textbox')).toEqual([gap(1), gap(2)]);
    expect(notes.getByText('Complete the notes.')).toBeTruthy();
    gap(1).focus();
    await userEvent.keyboard('carpenter{Tab}');
    expect(document.activeElement).toBe(gap(2));
    await userEvent.keyboard('three weeks');
    await press('Submit');
    await press('Submit as it is');
    await waitFor(() => expect(sent(calls, 'submitListeningTest')).toHaveLength(1));
    expect(JSON.parse(String(sent(calls, 'submitListeningTest')[0]?.variables.answers))).toEqual({
      q1: 'carpenter',
      q2: 'three weeks',
    });
  });

  it('stand in groups, each with its heading, a line for each note', async () => {
    const notes = 'Patient: Mr K.\n\nWork\n- works as a {{1}}\nPain\n- for {{2}}';
    const { extracts } = listeningSection().listeningTestSection;
    const printed = extracts.map((extract, index) => (index === 0 ? { ...extract, notes } : extract));
    openListening({}, { listeningTestSection: () => listeningSection({ extracts: printed }) });
    await show();
    const lines = within(screen.getByRole('article', { name: /^Extract 1/ })).getAllByRole('paragraph');
    const groups = new Map<Element | null, string[]>();
    for (const line of lines.slice(1)) {
      const text = line.firstChild?.textContent?.trim() ?? '';
      groups.set(line.parentElement, [...(groups.get(line.parentElement) ?? []), text]);
    }
    expect([...groups.values()]).toEqual([['Patient: Mr K.'], ['Work', '- works as a'], ['Pain', '- for']]);
  });

  it('hold no question twice, and leave the others where questions stand', async () => {
    openListening();
    await show();
    const questions = within(screen.getByRole('region', { name: 'Questions' }));
    expect(questions.getAllByRole('textbox')).toHaveLength(2);
    expect(questions.getByRole('textbox', { name: /^Question 3/ })).toBeTruthy();
    expect(questions.getByRole('textbox', { name: /^Question 4/ })).toBeTruthy();
  });

  it('print a number where no question belongs to it', async () => {
    openListening();
    await show();
    expect(screen.getByText('(9)')).toBeTruthy();
  });

  it('are gone to from the palette, and flagged from inside', async () => {
    openListening();
    await show();
    await press('Question 2, not answered');
    await waitFor(() => expect(document.activeElement).toBe(gap(2)));
    fireEvent.keyDown(gap(2), { code: 'KeyM', altKey: true });
    expect(button('Question 2, not answered, flagged')).toBeTruthy();
  });
});

describe('the recordings', () => {
  it('in exam mode go on where the clock is, and never back', async () => {
    openListening(startedAgo(5 * 60_000 + 42_000));
    await show();
    expect(screen.getByText('Recording 2 of 2: A nurse and a patient')).toBeTruthy();
    expect(screen.getByText(/^The recording goes on/, { selector: 'section p' })).toBeTruthy();
    expect(screen.getByText(/^0:4\d of 5:00$/)).toBeTruthy();
    await press('Play: Extract 2');
    expect(FakeAudio.last?.src).toBe('/media/2.mp3');
    expect(FakeAudio.last?.currentTime).toBeGreaterThanOrEqual(42);
    expect(FakeAudio.last?.currentTime).toBeLessThan(60);
    expect(screen.queryByText(/^The recording goes on/, { selector: 'section p' })).toBeNull();
    expect(screen.queryByRole('slider', { name: /^Position/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Previous recording' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Repeat what was just said' })).toBeNull();
  });

  it('play, pause and go on', async () => {
    openListening();
    await show();
    await press('Play: Extract 1');
    await heard(20);
    await press('Pause: Extract 1');
    await press('Play: Extract 1');
    await screen.findByRole('button', { name: 'Pause: Extract 1' });
    expect(FakeAudio.last).toMatchObject({ src: '/media/1.mp3', currentTime: 20 });
  });

  it('follow each other, and at the end say that all were played', async () => {
    openListening();
    await show();
    await press('Play: Extract 1');
    await act(async () => FakeAudio.last?.finish());
    await screen.findByRole('button', { name: 'Pause: Extract 2' });
    await act(async () => FakeAudio.last?.finish());
    expect(await screen.findByText(/^All recordings of this part have been played/)).toBeTruthy();
  });

  it('in practice go back, and more slowly', async () => {
    openListening({ mode: 'practice' });
    await show();
    await press('Play: Extract 1');
    await heard(60);
    await press('5 seconds back');
    expect(FakeAudio.last?.currentTime).toBe(55);
    await press('Repeat what was just said');
    expect(FakeAudio.last?.currentTime).toBe(42);
    await press('Repeat what was just said');
    expect(FakeAudio.last?.currentTime).toBe(30);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '0.8');
    expect(FakeAudio.last).toMatchObject({ playbackRate: 0.8 });
    await press('Next recording');
    await screen.findByRole('button', { name: 'Pause: Extract 2' });
  });

  it('whose link has expired go on from their place with a new one', async () => {
    let asked = 0;
    const { extracts } = listeningSection().listeningTestSection;
    openListening(
      {},
      {
        listeningTestSection: () => {
          asked += 1;
          const newer = extracts.map((each) => ({ ...each, audioUrl: `/media/${each.id}-${asked}.mp3` }));
          return listeningSection({ extracts: newer });
        },
      },
    );
    await show();
    await press('Play: Extract 1');
    await heard(75);
    await userEvent.type(gap(1), 'carp');
    await breakOff();
    await waitFor(() => expect(FakeAudio.last?.src).toBe('/media/a1-2.mp3'));
    expect(FakeAudio.last?.currentTime).toBe(75);
    expect(gap(1).value).toBe('carp');
  });

  it('that can’t be asked for again leave the page as it is', async () => {
    let works = true;
    openListening({}, { listeningTestSection: () => (works ? listeningSection() : lose()) });
    await show();
    await press('Play: Extract 1');
    await heard(75);
    await userEvent.type(gap(1), 'carp');
    works = false;
    await breakOff();
    expect(await screen.findByText(/could not be played/)).toBeTruthy();
    expect(gap(1).value).toBe('carp');
    expect(screen.getByRole('timer')).toBeTruthy();
    // A quiet word beside the player is all there is.
    expect(screen.queryByRole('alert')).toBeNull();
    works = true;
    await press('Play: Extract 1');
    await waitFor(() => expect(FakeAudio.last?.currentTime).toBe(75));
  });
});

it('stops its clock at 0 and submits nothing by itself', async () => {
  const { calls } = openListening(startedAgo(31 * 60_000));
  await show();
  expect(screen.getByRole('timer').textContent).toContain('0:00');
  expect(screen.getByText(/^Time is up. You can still change and submit/)).toBeTruthy();
  await userEvent.type(gap(1), 'late');
  expect(sent(calls, 'submitListeningTest')).toEqual([]);
});

describe('a submission', () => {
  async function submit() {
    await press('Submit');
    await press('Submit as it is');
  }

  it('leads to the result, sent once however often it is pressed', async () => {
    const { calls } = openListening();
    const { address } = await show();
    await press('Submit');
    await userEvent.dblClick(button('Submit as it is'));
    await waitFor(() => expect(address()).toBe(LISTENING_RESULT_PATH));
    expect(sent(calls, 'submitListeningTest')).toHaveLength(1);
  });

  it('says Submitting... while it runs, and takes nothing more', async () => {
    openListening({}, { submitListeningTest: never });
    await show();
    await submit();
    const running = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(running.disabled).toBe(true);
    expect(gap(1).closest('[inert]')).not.toBeNull();
  });

  it.each([
    ['the server’s words', 'Not now.', 'Not now.'],
    ['a fallback', '', 'Failed to submit test'],
  ])('that is refused says so in %s', async (_, message, shown) => {
    openListening({}, { submitListeningTest: () => ({ submitListeningTest: { success: false, message } }) });
    await show();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain(shown);
  });

  it('that failed says why', async () => {
    openListening({}, { submitListeningTest: () => refuse({ code: 'SRV_001', message: 'It broke' }) });
    await show();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Error submitting test: It broke');
  });
});
