// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { FakeAudio, installAudio } from '../testing/fake-browser.ts';
import { mp3FromBase64, toBase64 } from './base64.ts';
import { playSound, statusOf, stopSound, togglePlayback } from './sound-player.ts';

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

test('a recording goes to base64 and back unchanged, whatever its length', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251);
  const back = mp3FromBase64(await toBase64(new Blob([bytes])));
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
  expect(back.type).toBe('audio/mpeg');
});
