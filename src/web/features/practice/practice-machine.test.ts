import { describe, expect, test } from 'vitest';
import type { PronunciationReport } from '#web/features/pronunciation/report.ts';
import {
  decideNext,
  isRefusal,
  type PracticeEvent,
  type PracticeState,
  practiceReducer,
  startPractice,
} from './practice-machine.ts';

const take = { blob: new Blob(['x']), mimeType: 'audio/webm', durationMs: 1500 };
const recorded: PracticeEvent = { type: 'recorded', recording: { take, key: 'key-1' } };

function scored(pronunciationScore: number, attempts: number): PracticeEvent {
  const report: PronunciationReport = {
    spokenText: 'knee',
    matchingAccuracy: 90,
    pronunciationScore,
    confidenceScore: 90,
    feedback: '',
    wordScores: [],
    weakSounds: [],
    scaleNote: '',
    engine: '',
  };
  return { type: 'scored', report, attempts };
}

const run = (events: PracticeEvent[], from: PracticeState = startPractice(0, null)) =>
  events.reduce(practiceReducer, from);

describe('Next', () => {
  test('asks for a recording before the first score', () => {
    expect(decideNext(startPractice(0, null))).toBe('record_first');
  });

  test('stays below 75, also by a tenth', () => {
    expect(decideNext(run([recorded, scored(74.9, 1)]))).toBe('below_pass');
  });

  test('goes on at 75, and still does after a worse attempt', () => {
    const passed = run([recorded, scored(75, 1)]);
    expect(decideNext(passed)).toBe('proceed');
    expect(decideNext(run([recorded, scored(40, 2)], passed))).toBe('proceed');
  });

  test('goes on after the third scored attempt, whatever its score', () => {
    const two = run([recorded, scored(10, 1), recorded, scored(20, 2)]);
    expect(decideNext(two)).toBe('below_pass');
    expect(decideNext(run([recorded, scored(5, 3)], two))).toBe('proceed');
  });

  test('goes on after a reload with what the server kept', () => {
    expect(decideNext(startPractice(1, 80))).toBe('proceed');
    expect(decideNext(startPractice(3, 12))).toBe('proceed');
    expect(decideNext(startPractice(2, 60))).toBe('below_pass');
  });

  test('waits while a recording is analysed and while it is already going on', () => {
    expect(decideNext(run([recorded], startPractice(3, 90)))).toBe('wait');
    expect(decideNext(run([{ type: 'leaving' }], startPractice(3, 90)))).toBe('wait');
  });

  test('can be pressed again when marking failed', () => {
    const failed = run(
      [{ type: 'leaving' }, { type: 'noticed', notice: 'mark_failed' }],
      startPractice(3, 90),
    );
    expect(failed.notice).toBe('mark_failed');
    expect(decideNext(failed)).toBe('proceed');
  });
});

test('a refused recording is no attempt and leaves the earlier result in place', () => {
  const first = run([recorded, scored(60, 1)]);
  const refused = run([recorded, { type: 'refused', message: 'We could not hear you.' }], first);
  expect(refused).toMatchObject({ attempts: 1, best: 60, scored: first.scored, recording: null });
});

test('a recording whose answer was lost is kept with its key and can be sent again', () => {
  const unsent: PracticeEvent = { type: 'unsent', message: 'm', detail: 'd', mayResend: true };
  const lost = run([recorded, unsent]);
  expect(lost.recording).toEqual({ take, key: 'key-1' });
  expect(lost.attempts).toBe(0);
  const again = run([{ type: 'resent' }], lost);
  expect(again.check).toEqual({ kind: 'running' });
  expect(run([scored(80, 1)], again)).toMatchObject({ attempts: 1, recording: null });
});

test('the best score is kept, the shown report is the newest', () => {
  const state = run([recorded, scored(70, 1), recorded, scored(55, 2)]);
  expect(state.best).toBe(70);
  expect(state.scored?.report.pronunciationScore).toBe(55);
});

test('only what is wrong with the recording itself is a refusal', () => {
  expect(['no_speech', 'noise', 'too_short', 'too_long', 'bad_audio'].every(isRefusal)).toBe(true);
  expect(isRefusal('throttled') || isRefusal('unknown_item') || isRefusal(null)).toBe(false);
});
