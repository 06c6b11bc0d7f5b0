// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSections, loadWords } from '#web/lib/words/words.ts';
import { announced } from '#web/testing/announced.ts';
import { Announcer } from '#web/ui/announcer.tsx';
import {
  type FakeMicrophone,
  installAudio,
  installMediaQueries,
  installMicrophone,
} from '../testing/fake-browser.ts';
import { Recorder } from './recorder.tsx';
import type { Take } from './recorder-machine.ts';
import { useRecorder } from './use-recorder.ts';

let microphone: FakeMicrophone;

beforeAll(async () => {
  await loadWords('en');
  await loadSections(['practice']);
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  installMediaQueries();
  installAudio();
  microphone = installMicrophone();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ onTake }: { onTake?: (take: Take) => void }) {
  const recorder = useRecorder(onTake ? { onTake } : {});
  return (
    <>
      <Announcer />
      <Recorder recorder={recorder} />
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('one button records and stops, with a timer, and the take can be played', async () => {
  const onTake = vi.fn();
  render(<Page onTake={onTake} />);
  const button = screen.getByRole('button', { name: 'Record' });
  await press('Record');
  await pass(3000);
  expect(screen.getByRole('timer').textContent).toBe('0:03');
  expect(screen.getByRole('button', { name: 'Stop' })).toBe(button);
  await press('Stop');
  expect(onTake).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Record again' })).toBe(button);
  await press('Play your recording');
  expect(screen.getByRole('button', { name: 'Pause: Play your recording' })).toBeTruthy();
});

test('a double click starts one recording and does not stop it', async () => {
  render(<Page />);
  await press('Record');
  await press('Stop');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(microphone.asked).toHaveLength(1);
});

test('of several microphones one can be chosen, and the next recording uses it', async () => {
  microphone.plugIn('Default');
  render(<Page />);
  await press('Record');
  await pass(1000);
  await press('Stop');
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => microphone.plugIn('Headset'));
  await act(async () => microphone.plugIn('Webcam'));
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Microphone' });
  expect([...choice.options].map(({ text }) => text)).toEqual(['Headset', 'Webcam']);
  await act(async () => fireEvent.change(choice, { target: { value: 'webcam' } }));
  await press('Record again');
  expect(microphone.asked.map(({ audio }) => (audio as MediaTrackConstraints).deviceId)).toEqual([
    undefined,
    'webcam',
  ]);
});

test('Escape cancels and releases the microphone', async () => {
  const onTake = vi.fn();
  render(<Page onTake={onTake} />);
  await press('Record');
  await pass(1000);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
  expect(onTake).not.toHaveBeenCalled();
  expect(microphone.streams[0]?.track.readyState).toBe('ended');
});

test('Escape in a text or a menu cancels no recording', async () => {
  render(
    <>
      <Page />
      <textarea aria-label="Answer" />
    </>,
  );
  await press('Record');
  await act(async () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' }));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});

test('leaving the page releases the microphone', async () => {
  const { unmount } = render(<Page />);
  await press('Record');
  unmount();
  expect(microphone.streams[0]?.track.readyState).toBe('ended');
});

test('a refused microphone is said with the way out, and Record asks again', async () => {
  microphone.answer(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  render(<Page />);
  await press('Record');
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Failed to access microphone. Please check your permissions.');
  expect(alert).toContain('allow the microphone');
  await press('Record');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});

test('states are announced once each, the last ten seconds too', async () => {
  render(<Page />);
  await press('Record');
  expect(announced()).toContain('Recording. Press Stop when you have spoken. Escape cancels.');
  await pass(48_000);
  expect(announced()).not.toContain('The recording stops in ten seconds.');
  await pass(1_400);
  expect(announced()).toContain('The recording stops in ten seconds.');
  await pass(10_000);
  expect(announced()).toContain('Recording stopped after 0:59.');
});

test('a recording ends by itself short of the 60 seconds that the server takes', async () => {
  const onTake = vi.fn<(take: Take) => void>();
  render(<Page onTake={onTake} />);
  await press('Record');
  await pass(58_800);
  expect(onTake).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onTake).toHaveBeenCalledOnce();
  expect(onTake.mock.calls[0]![0].durationMs).toBeLessThan(59_500);
});
