// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { FakeAudio, installAudio } from '../testing/fake-browser.ts';
import { mp3FromBase64, toBase64 } from './base64.ts';
import {
  durationOf,
  playSound,
  positionOf,
  seek,
  statusOf,
  stopSound,
  togglePlayback,
} from './sound-player.ts';

const sound = () => new Blob(['sound']);
const first = {};
const second = {};

beforeEach(() => {
  installAudio();
  stopSound();
});

test('one sound at a time: a second one ends the first', async () => {
  await playSound(first, sound);
  expect(statusOf(first)).toBe('playing');
  await playSound(second, sound);
  expect([statusOf(first), statusOf(second)]).toEqual(['idle', 'playing']);
});

test('pauses, goes on, and is idle at the end', async () => {
  await togglePlayback(first, sound);
  await togglePlayback(first, sound);
  expect(statusOf(first)).toBe('paused');
  await togglePlayback(first, sound);
  expect(statusOf(first)).toBe('playing');
  FakeAudio.last?.finish();
  expect(statusOf(first)).toBe('idle');
});

test('a sound that cannot be fetched fails and can be tried again', async () => {
  await playSound(first, () => Promise.reject(new Error('offline')));
  expect(statusOf(first)).toBe('failed');
  await togglePlayback(first, sound);
  expect(statusOf(first)).toBe('playing');
});

test('the end of the silence that unlocks the browser hides no failure', async () => {
  await playSound(first, () => Promise.reject(new Error('offline')));
  FakeAudio.last?.finish();
  expect(statusOf(first)).toBe('failed');
});

test('a sound that arrives after another was started is not played', async () => {
  let arrive = (_sound: Blob) => {};
  const late = playSound(first, () => new Promise((resolve) => (arrive = resolve)));
  await playSound(second, sound);
  const playing = FakeAudio.last?.src;
  arrive(sound());
  await late;
  expect(FakeAudio.last?.src).toBe(playing);
  expect(statusOf(second)).toBe('playing');
});

test('a browser that wants another tap leaves the sound ready, and says no failure', async () => {
  FakeAudio.refuse = 'NotAllowedError';
  await playSound(first, sound);
  expect(statusOf(first)).toBe('paused');
  FakeAudio.refuse = 'NotSupportedError';
  await playSound(second, sound);
  expect(statusOf(second)).toBe('failed');
});

test('an address is played as it is, so that the browser may ask for ranges of it', async () => {
  await playSound(first, () => '/media/extract.mp3', 12);
  expect(FakeAudio.last).toMatchObject({ src: '/media/extract.mp3', currentTime: 12 });
});

test('waits for more of a sound, which is still playing', async () => {
  await playSound(first, sound);
  FakeAudio.last?.onwaiting?.();
  expect(statusOf(first)).toBe('waiting');
  await togglePlayback(first, sound);
  expect(statusOf(first)).toBe('paused');
});

test('a sound that breaks off goes on where it did', async () => {
  await playSound(first, () => '/media/extract.mp3');
  FakeAudio.last?.progress(40, 90);
  FakeAudio.last?.onerror?.();
  expect(statusOf(first)).toBe('failed');
  await togglePlayback(first, () => '/media/again.mp3');
  expect(FakeAudio.last).toMatchObject({ src: '/media/again.mp3', currentTime: 40 });
});

test('the position and the length are those of the owner alone', async () => {
  await playSound(first, sound);
  expect(durationOf(first)).toBeNull();
  FakeAudio.last?.progress(3, Number.POSITIVE_INFINITY);
  expect([positionOf(first), durationOf(first)]).toEqual([3, null]);
  FakeAudio.last?.progress(4, 9);
  seek(first, 7);
  seek(second, 1);
  expect([positionOf(first), durationOf(first), positionOf(second), durationOf(second)]).toEqual([
    7,
    9,
    0,
    null,
  ]);
});

test('a recording goes to base64 and back unchanged, whatever its length', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251);
  const back = mp3FromBase64(await toBase64(new Blob([bytes])));
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
  expect(back.type).toBe('audio/mpeg');
});
