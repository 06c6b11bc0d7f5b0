// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Take } from '#web/features/recorder/recorder-machine.ts';
import { clearSession, saveTokens } from '#web/lib/session/tokens.ts';
import { loadSections, loadWords } from '#web/lib/words/words.ts';
import { type Answer, fakeNetwork, lose, refuse } from '#web/testing/fake-network.ts';
import { usePractice } from './use-practice.ts';

const take: Take = { blob: new Blob(['sound']), mimeType: 'audio/webm', durationMs: 1500 };
const report = {
  spokenText: 'knee',
  matchingAccuracy: 96,
  pronunciationScore: 82.5,
  confidenceScore: 90,
  feedback: 'Well said.',
  wordScores: [],
  weakSounds: [],
  scaleNote: '',
  engine: '',
};
const scored = () => ({ testVocabularyPronunciation: { ...report, attempts: 2 } });

beforeAll(async () => {
  await loadWords('en');
  await loadSections(['practice', 'learner']);
});
beforeEach(() => {
  clearSession();
  saveTokens({ access: 'a', refresh: 'r', expiresIn: 900, refreshExpiresIn: 2_592_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function practise() {
  const onCompleted = vi.fn();
  const item = { id: 'v1', term: 'knee' };
  return renderHook(() => usePractice({ item, attempts: 1, best: 60, onCompleted })).result;
}

/** What becomes of a recording that the server answers in this way. */
async function checkAfter(answer: Answer, recorded: Take = take) {
  const { calls } = fakeNetwork({ testVocabularyPronunciation: answer });
  const practice = practise();
  act(() => practice.current.onTake(recorded));
  expect(practice.current.state.check.kind).toBe('running');
  await waitFor(() => expect(practice.current.state.check.kind).not.toBe('running'), { timeout: 5_000 });
  return { practice, calls, state: practice.current.state };
}

test('a scored recording counts as the server counts it', async () => {
  const { state, calls } = await checkAfter(scored);
  expect(state).toMatchObject({ attempts: 2, best: 82.5, check: { kind: 'none' }, recording: null });
  expect(state.scored?.report.feedback).toBe('Well said.');
  expect(calls[0]?.variables).toEqual({ expectedTerm: 'knee', audioData: btoa('sound'), vocabularyId: 'v1' });
  expect(calls[0]?.headers['idempotency-key']).toBeTruthy();
});

test('a refused recording is no attempt and says what to do', async () => {
  const { state } = await checkAfter(() => refuse({ code: 'VAL_001', reason: 'no_speech' }));
  expect(state).toMatchObject({ attempts: 1, best: 60, check: { kind: 'refused' }, recording: null });
  expect(state.check).toMatchObject({ message: expect.stringContaining('We could not hear you.') });
});

test('without credits the message of the server stands and sending again is not offered', async () => {
  const message = 'You have no credits remaining';
  const { state } = await checkAfter(() => refuse({ code: 'SUB_002', message }));
  expect(state.check).toEqual({ kind: 'unsent', message, detail: '', mayResend: false });
  expect(state.attempts).toBe(1);
});

describe('a server that fails', () => {
  test('says so, and the kept recording can be sent again under the same key', async () => {
    let works = false;
    const { practice, calls, state } = await checkAfter(() =>
      works ? scored() : refuse({ code: 'SRV_001', message: 'Internal server error' }),
    );
    const check = { kind: 'unsent', message: 'Internal server error', detail: '', mayResend: true };
    expect(state.check).toEqual(check);
    expect(state.recording?.take).toBe(take);
    works = true;
    act(() => practice.current.onResend());
    await waitFor(() => expect(practice.current.state.check.kind).toBe('none'));
    expect(practice.current.state.attempts).toBe(2);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('without a word gets the words of the page', async () => {
    const { state } = await checkAfter(() => refuse({ code: 'SRV_001', message: '' }));
    expect(state.check).toMatchObject({
      message: 'An error occurred while testing pronunciation. Please try again.',
    });
  });
});

test('a lost connection keeps the recording and says why', async () => {
  const { state } = await checkAfter(lose);
  expect(state.check).toEqual({
    kind: 'unsent',
    message: 'An error occurred while testing pronunciation. Please try again.',
    detail: 'Network connection error',
    mayResend: true,
  });
});

test('a recording that cannot be read is not sent, and another one is asked for', async () => {
  const blob = new Blob(['sound']);
  blob.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const { state, calls } = await checkAfter(scored, { ...take, blob });
  expect(state.check).toEqual({
    kind: 'unsent',
    message: 'An error occurred while processing the audio. Please try again.',
    detail: '',
    mayResend: false,
  });
  expect([calls, state.attempts]).toEqual([[], 1]);
});
