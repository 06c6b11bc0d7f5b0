// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeCookie } from '../lib/cookies.ts';
import { DateText } from './date-text.tsx';

it('sets a day apart from the text around it, so that an Arabic one keeps the order of its parts', () => {
  writeCookie('current_language', 'ar', 1);
  const { container } = render(<DateText iso="2026-11-29T10:00:00.000Z" />);
  const time = container.querySelector('time');
  expect(time?.lang).toBe('ar');
  expect(time?.dir).toBe('auto');
});
