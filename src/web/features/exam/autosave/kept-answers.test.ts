// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/words/words.ts';
import { fakeNetwork, lose } from '#web/testing/fake-network.ts';
import { belongings } from '../../kept-work/belongings.ts';
import { claimWork, forgetAllWork, keepWork } from '../../kept-work/kept-work.ts';
import { NO_AIDS, withFlag } from '../aids/aids.ts';
import { keepAids } from '../aids/kept-aids.ts';
import { findEdits, keepEdits } from './kept-answers.ts';

beforeEach(async () => {
  await loadWords('en');
  await forgetAllWork();
  await claimWork('ana');
});
afterEach(() => vi.unstubAllGlobals());

const edits = () => ({
  q1: { value: 'fever', at: Date.now() - 60_000, seen: 4 },
  q2: { value: 'rash', at: Date.now(), seen: 6 },
});

it('are found again, of their part alone, until they have arrived', async () => {
  const kept = edits();
  keepEdits('p1', 'A', kept);
  expect(await findEdits('p1', 'A')).toEqual(kept);
  expect(await findEdits('p1', 'B')).toEqual({});
  keepEdits('p1', 'A', {});
  expect(await findEdits('p1', 'A')).toEqual({});
});

it('are sent before a session ends, with their age and what their maker had seen', async () => {
  const { calls } = fakeNetwork({
    saveOetWork: () => ({ saveOetWork: { saved: true, revision: 7, conflict: null } }),
  });
  keepEdits('p1', 'A', edits());
  expect(await belongings.sendUnsent()).toBe(0);
  expect(calls[0]?.variables).toMatchObject({
    progressId: 'p1',
    part: 'A',
    revision: 4,
    answers: { q1: { value: 'fever' }, q2: { value: 'rash' } },
  });
  const { q1, q2 } = (calls[0]?.variables.answers ?? {}) as Record<string, { ageMs: number }>;
  expect((q1?.ageMs ?? 0) - (q2?.ageMs ?? 0)).toBeGreaterThanOrEqual(60_000);
  expect(await findEdits('p1', 'A')).toEqual({});
});

it('that nobody can read any more are not sent', async () => {
  const { calls } = fakeNetwork({ saveOetWork: lose });
  keepWork({ subject: 'p1', part: 'answers.A' }, { q1: 'fever' });
  expect(await belongings.sendUnsent()).toBe(0);
  expect(calls).toEqual([]);
});

it('count as lost where they cannot be sent, and stay until somebody says so', async () => {
  fakeNetwork({ saveOetWork: lose });
  keepEdits('p1', 'A', edits());
  expect(await belongings.sendUnsent()).toBe(1);
  expect(await findEdits('p1', 'A')).not.toEqual({});
});

it('flags and highlights are nothing that a session would lose', async () => {
  keepAids('p1', 'A', withFlag(NO_AIDS, 'q1'));
  expect(await belongings.sendUnsent()).toBe(0);
});
