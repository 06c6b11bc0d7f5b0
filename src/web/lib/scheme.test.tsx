// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseScheme, followScheme, useChosenScheme, useShownScheme } from './scheme.ts';

let systemIsDark = false;
let systemChanges = () => {};

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: systemIsDark,
    addEventListener: (_: string, listener: () => void) => (systemChanges = listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Seen() {
  return `${useChosenScheme()} ${useShownScheme()}`;
}

const attribute = () => document.documentElement.getAttribute('data-scheme');

it('is as the system says, also when that changes', () => {
  followScheme();
  const { container } = render(<Seen />);
  expect(container.textContent).toBe('auto light');
  systemIsDark = true;
  act(() => systemChanges());
  expect(container.textContent).toBe('auto dark');
  expect(attribute()).toBe('dark');
});

it('is what was chosen, and stays so', () => {
  const { container } = render(<Seen />);
  act(() => chooseScheme('dark'));
  expect([container.textContent, attribute()]).toEqual(['dark dark', 'dark']);
  cleanup();
  expect(render(<Seen />).container.textContent).toBe('dark dark');
});
