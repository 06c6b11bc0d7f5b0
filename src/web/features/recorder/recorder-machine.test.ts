import { describe, expect, test } from 'vitest';
import {
  DOUBLE_CLICK_MS,
  IDLE,
  type RecorderEvent,
  type RecorderState,
  recorderReducer,
  type Take,
} from './recorder-machine.ts';

const take: Take = { blob: new Blob(['x']), mimeType: 'audio/webm', durationMs: 2000 };
const run = (events: RecorderEvent[], from: RecorderState = IDLE) => events.reduce(recorderReducer, from);
const recording = [{ type: 'start' }, { type: 'granted', at: 1000 }] as const;
const stopped: RecorderState = { phase: 'stopped', take, problem: null };

describe('the recorder', () => {
  test('goes from idle through recording to a take', () => {
    const state = run([...recording, { type: 'stop', at: 3500 }]);
    expect(state).toEqual({ phase: 'finishing', kept: null, elapsedMs: 2500 });
    expect(run([{ type: 'taken', take }], state)).toEqual(stopped);
  });

  test('counts time only while it records', () => {
    expect(run([...recording, { type: 'tick', at: 1800 }])).toMatchObject({ elapsedMs: 800 });
    expect(run([{ type: 'tick', at: 1800 }])).toBe(IDLE);
  });

  test('takes the second half of a double click for no stop', () => {
    const state = run([...recording, { type: 'stop', at: 1000 + DOUBLE_CLICK_MS - 1 }]);
    expect(state.phase).toBe('recording');
  });

  test('ignores a second start', () => {
    const asking = run([{ type: 'start' }]);
    expect(recorderReducer(asking, { type: 'start' })).toBe(asking);
    const running = run([...recording]);
    expect(recorderReducer(running, { type: 'start' })).toBe(running);
  });

  test('shows the earlier take again when a new recording is cancelled, at any moment of it', () => {
    expect(run([{ type: 'start' }, { type: 'cancel' }], stopped)).toEqual(stopped);
    expect(run([...recording, { type: 'cancel' }], stopped)).toEqual(stopped);
    expect(run([...recording, { type: 'cancel' }])).toEqual(IDLE);
  });

  test('keeps the earlier take when the microphone is lost, and says why', () => {
    const failed = { type: 'failed', problem: 'busy' } as const;
    expect(run([{ type: 'start' }, failed], stopped)).toEqual({ phase: 'stopped', take, problem: 'busy' });
    expect(run([{ type: 'start' }, failed])).toEqual({ phase: 'idle', problem: 'busy' });
    expect(run([{ type: 'start' }, failed, { type: 'start' }])).toEqual({ phase: 'asking', kept: null });
  });

  test('ignores a permission that comes after the cancel', () => {
    expect(run([{ type: 'start' }, { type: 'cancel' }, { type: 'granted', at: 5 }])).toEqual(IDLE);
  });

  test('is finished by the end of the device', () => {
    const state = run([...recording, { type: 'tick', at: 1700 }, { type: 'ended' }]);
    expect(state).toEqual({ phase: 'finishing', kept: null, elapsedMs: 700 });
  });

  test('forgets everything on reset, from every state', () => {
    const states = [run([{ type: 'start' }]), run([...recording]), stopped];
    for (const state of states) expect(recorderReducer(state, { type: 'reset' })).toEqual(IDLE);
  });
});
