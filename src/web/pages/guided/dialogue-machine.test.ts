import { describe, expect, test } from 'vitest';
import type { PracticeEvent } from '#web/features/practice/practice-machine.ts';
import {
  type DialogueEvent,
  type DialogueState,
  decideStep,
  dialogueReducer,
  scoresOf,
  startDialogue,
  stepOf,
} from './dialogue-machine.ts';

const untried = { attempts: 0, bestScore: null };
const scores = (...best: readonly (number | null)[]) =>
  best.map((bestScore) => ({ attempts: bestScore === null ? 0 : 1, bestScore }));
const run = (state: DialogueState, ...events: DialogueEvent[]) => events.reduce(dialogueReducer, state);
const moved = (line: number): DialogueEvent => ({ type: 'moved', line });

const take = { blob: new Blob(['x']), mimeType: 'audio/webm', durationMs: 1500 };
const on = (line: number, event: PracticeEvent): DialogueEvent => ({ type: 'line', line, event });
const recorded = (line: number) => on(line, { type: 'recorded', recording: { take, key: 'k' } });
const scored = (line: number, pronunciationScore: number, attempts: number) =>
  on(line, {
    type: 'scored',
    attempts,
    report: {
      spokenText: '',
      matchingAccuracy: 90,
      pronunciationScore,
      confidenceScore: 90,
      feedback: '',
      wordScores: [],
      weakSounds: [],
      scaleNote: '',
      engine: '',
    },
  });

describe('a dialogue begins', () => {
  test.each([
    ['at its first line', scores(null, null, null), 0],
    ['where the learner was', scores(80, 91, null), 2],
    ['at a line that does not pass yet', scores(80, 61, null), 1],
    ['at its last line when all may be left', scores(80, 91, 77), 2],
    ['after a line of three attempts', [{ attempts: 3, bestScore: 40 }, untried], 1],
  ])('%s', (_name, lines, line) => {
    expect(startDialogue(lines)).toMatchObject({ current: line, reached: line, moved: false });
  });
});

describe('the main button', () => {
  test('asks for a recording, then for 75, and lets on after three attempts', () => {
    const start = startDialogue([untried, untried]);
    expect(decideStep(start)).toBe('record_first');
    const waiting = run(start, recorded(0));
    expect(decideStep(waiting)).toBe('wait');
    const low = run(waiting, scored(0, 74.9, 1));
    expect(decideStep(low)).toBe('below_pass');
    expect(decideStep(run(low, recorded(0), scored(0, 30, 3)))).toBe('next');
  });

  test('goes on at 75, and at the last line submits', () => {
    const first = run(startDialogue([untried, untried]), recorded(0), scored(0, 75, 1));
    expect(decideStep(first)).toBe('next');
    const last = run(first, moved(1));
    expect([last.current, stepOf(last), decideStep(last)]).toEqual([1, 'submit', 'record_first']);
    expect(decideStep(run(last, recorded(1), scored(1, 90, 1)))).toBe('submit');
  });

  test('leads back from a line that is practised again, whatever its score', () => {
    const back = run(startDialogue(scores(80, 80, null)), moved(0));
    expect([back.current, back.reached, decideStep(back)]).toEqual([0, 2, 'resume']);
    expect(decideStep(run(back, recorded(0)))).toBe('resume');
  });
});

test('a line that is not open cannot be reached', () => {
  const start = startDialogue(scores(80, null, null));
  expect(run(start, moved(2))).toBe(start);
  expect(run(start, moved(-1))).toBe(start);
});

test('a score that comes late counts for its own line, and the best one stays', () => {
  const late = run(startDialogue(scores(80, null)), moved(0), recorded(0), moved(1), scored(0, 60, 2));
  expect(late.current).toBe(1);
  expect(scoresOf(late)).toEqual([
    { attempts: 2, bestScore: 80 },
    { attempts: 0, bestScore: null },
  ]);
});

test('a recording that was not sent waits at its line', () => {
  const unsent = on(0, { type: 'unsent', message: 'm', detail: '', mayResend: true });
  const state = run(startDialogue(scores(80, null)), moved(0), recorded(0), unsent, moved(1), moved(0));
  expect(state.lines[0]).toMatchObject({ recording: { key: 'k' }, check: { kind: 'unsent' } });
});
