// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WordsProvider } from '../../lib/words/use-words.tsx';
import { loadWords } from '../../lib/words/words.ts';
import { Testimonials } from './testimonials.tsx';

const testimonials = ['One', 'Two', 'Three'].map((text) => ({ text, role: 'Nurse', city: 'Manila' }));

const shown = () =>
  testimonials
    .filter(({ text }) => screen.getByText(text).closest('figure')?.ariaHidden !== 'true')
    .map(({ text }) => text);

describe('testimonials', () => {
  beforeEach(async () => {
    const words = await loadWords('en');
    vi.useFakeTimers();
    render(
      <WordsProvider value={words}>
        <Testimonials testimonials={testimonials} />
      </WordsProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the next one every 8 seconds, and begins again', () => {
    expect(shown()).toEqual(['One']);
    act(() => vi.advanceTimersByTime(7_999));
    expect(shown()).toEqual(['One']);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toEqual(['Two']);
    act(() => vi.advanceTimersByTime(16_000));
    expect(shown()).toEqual(['One']);
  });

  it('waits while somebody points at it', () => {
    const region = screen.getByRole('region', { name: 'What professionals say' });
    fireEvent.mouseEnter(region);
    act(() => vi.advanceTimersByTime(30_000));
    expect(shown()).toEqual(['One']);
    fireEvent.mouseLeave(region);
    act(() => vi.advanceTimersByTime(8_000));
    expect(shown()).toEqual(['Two']);
  });

  it('stands still for those who asked for less motion, and can be turned by hand', () => {
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Testimonials testimonials={testimonials} />);
    act(() => vi.advanceTimersByTime(30_000));
    expect(shown()).toEqual(['One']);
    fireEvent.click(screen.getByRole('button', { name: 'Show voice 3 of 3' }));
    expect(shown()).toEqual(['Three']);
  });
});
