// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WordsProvider } from '#web/lib/words/use-words.tsx';
import { type ActiveWords, loadSections, loadWords } from '#web/lib/words/words.ts';
import { FakeAudio, installAudio } from '../testing/fake-browser.ts';
import { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx';
import { stopSound } from './sound-player.ts';

let words: ActiveWords;

beforeEach(async () => {
  words = await loadWords('en');
  await loadSections(['exam']);
  localStorage.clear();
  installAudio();
});
afterEach(() => {
  stopSound();
  cleanup();
});

function show(props: Partial<AudioPlayerProps> = {}) {
  render(
    <WordsProvider value={words}>
      <AudioPlayer label="Extract 1" getSound={() => '/media/1.mp3'} {...props} />
    </WordsProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const position = () => screen.getByRole('slider', { name: 'Position in Extract 1' });
const progress = (seconds: number) => act(() => FakeAudio.last?.progress(seconds, 200));

it('plays and pauses, and says in words where it is', async () => {
  show();
  await press('Play: Extract 1');
  progress(65.4);
  expect(position().getAttribute('aria-valuetext')).toBe('1:05 of 3:20');
  await press('Pause: Extract 1');
  expect(screen.getByRole('button', { name: 'Play: Extract 1' })).toBeTruthy();
});

it('goes where the learner wants it', async () => {
  show();
  await press('Play: Extract 1');
  progress(1);
  fireEvent.change(position(), { target: { value: '120' } });
  expect(FakeAudio.last?.currentTime).toBe(120);
});

it('begins where it is told, and lets nobody choose where that is not meant', async () => {
  show({ startAt: () => 30, seekable: false });
  await press('Play: Extract 1');
  progress(30);
  expect(screen.queryByRole('slider', { name: 'Position in Extract 1' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Position in Extract 1' }).ariaValueNow).toBe('15');
});

const breakOff = () => act(async () => FakeAudio.last?.onerror?.());
const note = () => screen.getByRole('status').textContent;

it('says that a sound broke off, and goes on from there', async () => {
  show();
  await press('Play: Extract 1');
  progress(40);
  FakeAudio.refuse = 'NotSupportedError';
  await breakOff();
  expect(note()).toContain('could not be played');
  FakeAudio.refuse = null;
  await press('Play: Extract 1');
  expect(FakeAudio.last?.currentTime).toBe(40);
  expect(note()).toBe('');
});

it('goes on by itself where it broke off, with what it is given then', async () => {
  const asked: boolean[] = [];
  show({
    getSound(again) {
      asked.push(again);
      return again ? '/media/newer.mp3' : '/media/older.mp3';
    },
  });
  await press('Play: Extract 1');
  progress(40);
  await breakOff();
  await screen.findByRole('button', { name: 'Pause: Extract 1' });
  expect(FakeAudio.last).toMatchObject({ src: '/media/newer.mp3', currentTime: 40 });
  expect(asked).toEqual([false, true]);
});

it('does not ask for ever for a sound that breaks off at one place', async () => {
  let asked = 0;
  show({ getSound: () => `/media/${++asked}.mp3` });
  await press('Play: Extract 1');
  progress(40);
  for (let time = 0; time < 3; time += 1) await breakOff();
  expect(asked).toBe(2);
  expect(note()).toContain('could not be played');
});

it('goes on when there is a network again', async () => {
  show();
  await press('Play: Extract 1');
  progress(40);
  FakeAudio.refuse = 'NotSupportedError';
  await breakOff();
  expect(note()).toContain('could not be played');
  FakeAudio.refuse = null;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('button', { name: 'Pause: Extract 1' });
  expect(FakeAudio.last?.currentTime).toBe(40);
});

it('keeps the volume for the next sound', async () => {
  show();
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '40' } });
  await press('Play: Extract 1');
  cleanup();
  show();
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveProperty('value', '40');
});

it('shows no volume where the device does not let a page set it', () => {
  FakeAudio.fixedVolume = true;
  show();
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
});
