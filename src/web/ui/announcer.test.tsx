// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcement, Announcer } from './announcer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const heard = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

function Page({ text }: { text: string }) {
  return (
    <>
      <Announcer />
      <Announcement text={text} />
    </>
  );
}

it('adds to a region that stood there before, and takes away what is old', () => {
  const { rerender } = render(<Page text="" />);
  const region = screen.getByRole('status');
  expect(heard()).toEqual([]);
  rerender(<Page text="Recording" />);
  rerender(<Page text="Stopped" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(heard()).toEqual(['Recording', 'Stopped']);
  act(() => vi.advanceTimersByTime(5_000));
  expect(heard()).toEqual([]);
});

it('says the same again when it happens again', () => {
  const { rerender } = render(<Page text="Not heard" />);
  rerender(<Page text="" />);
  rerender(<Page text="Not heard" />);
  expect(heard()).toEqual(['Not heard', 'Not heard']);
});

it('marks the language of what is quoted', () => {
  render(
    <>
      <Announcer />
      <Announcement text="The patient says:" quote={{ text: 'Me duele.', language: 'es' }} />
    </>,
  );
  expect(screen.getByText('Me duele.').getAttribute('lang')).toBe('es');
});
