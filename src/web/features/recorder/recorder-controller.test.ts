// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FakeMediaRecorder,
  type FakeMicrophone,
  FakeStream,
  installMicrophone,
} from '../testing/fake-browser.ts';
import { PRACTICE_FORMAT } from './capture.ts';
import { createRecorder, type Recorder } from './recorder-controller.ts';
import type { Take } from './recorder-machine.ts';

let microphone: FakeMicrophone;
let takes: Take[];
let recorder: Recorder;

beforeEach(() => {
  vi.useFakeTimers();
  microphone = installMicrophone();
  takes = [];
  recorder = createRecorder({ format: PRACTICE_FORMAT, maxMs: 60_000, onTake: (take) => takes.push(take) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const released = () => microphone.streams.every(({ track }) => track.readyState === 'ended');

describe('a recording', () => {
  test('is WebM with Opus at 128 kbps in chunks of 250 ms, with echo cancellation and noise suppression', async () => {
    await recorder.start();
    const [encoder] = FakeMediaRecorder.made;
    expect(encoder?.options).toEqual({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 128_000 });
    expect(encoder?.chunkMs).toBe(250);
    expect(microphone.asked).toEqual([
      { audio: { channelCount: 1, sampleRate: 44_100, echoCancellation: true, noiseSuppression: true } },
    ]);
  });

  test('is handed over once and releases the microphone', async () => {
    await recorder.start();
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all([recorder.stop(), recorder.stop()]);
    expect(takes).toHaveLength(1);
    expect(takes[0]).toMatchObject({ mimeType: 'audio/webm;codecs=opus', durationMs: 2000 });
    expect(takes[0]!.blob.size).toBeGreaterThan(0);
    expect(recorder.getState().phase).toBe('stopped');
    expect(released()).toBe(true);
  });

  test('stops by itself at its limit', async () => {
    await recorder.start();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(recorder.getState().phase).toBe('recording');
    await vi.advanceTimersByTimeAsync(1200);
    expect(takes[0]?.durationMs).toBeGreaterThanOrEqual(60_000);
    expect(released()).toBe(true);
  });

  test('that is cancelled hands nothing over and releases the microphone', async () => {
    await recorder.start();
    await vi.advanceTimersByTimeAsync(2000);
    recorder.cancel();
    expect(takes).toEqual([]);
    expect(recorder.getState().phase).toBe('idle');
    expect(released()).toBe(true);
  });

  test('that is cancelled while the browser still asks gives the microphone back when it comes', async () => {
    let allow = (_stream: FakeStream) => {};
    microphone.answer(() => new Promise((resolve) => (allow = resolve)));
    const starting = recorder.start();
    recorder.cancel();
    allow(new FakeStream());
    await starting;
    expect(recorder.getState().phase).toBe('idle');
    expect(FakeMediaRecorder.made).toEqual([]);
    expect(released()).toBe(true);
  });

  test('keeps what was said when the device is pulled out', async () => {
    await recorder.start();
    await vi.advanceTimersByTimeAsync(1000);
    FakeMediaRecorder.made[0]!.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(takes).toHaveLength(1);
    expect(released()).toBe(true);
  });

  test('ends with what was said when the phone takes the microphone away', async () => {
    await recorder.start();
    await vi.advanceTimersByTimeAsync(1000);
    microphone.streams[0]?.track.dispatchEvent(new Event('mute'));
    await vi.advanceTimersByTimeAsync(0);
    expect(takes).toMatchObject([{ durationMs: 1000, cutOff: true }]);
    expect(released()).toBe(true);
  });

  test('asks once, however often start is pressed', async () => {
    await Promise.all([recorder.start(), recorder.start(), recorder.start()]);
    expect(microphone.asked).toHaveLength(1);
  });
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
])('%s of the browser is told as %s', async (name, problem) => {
  microphone.answer(() => Promise.reject(new DOMException('', name)));
  await recorder.start();
  expect(recorder.getState()).toEqual({ phase: 'idle', problem });
});

test('a page without microphones says so', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await recorder.start();
  expect(recorder.getState()).toEqual({ phase: 'idle', problem: 'unsupported' });
});
