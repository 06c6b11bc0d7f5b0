import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const resolved = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));

/** The colour behind a variable, following references. */
function colour(name: string, scheme: 'light' | 'dark'): string {
  const variables: Readonly<Record<string, string>> = { ...resolved.variables, ...resolved[scheme] };
  const value = variables[name] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(reference, scheme) : value;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON_SURFACE = [
  ['--mantine-color-text', '--mantine-color-body'],
  ['--mantine-color-text', '--bs-surface'],
  ['--mantine-color-dimmed', '--mantine-color-body'],
  ['--mantine-color-dimmed', '--bs-surface-sunken'],
  ['--mantine-color-placeholder', '--bs-surface'],
  ['--mantine-color-anchor', '--mantine-color-body'],
  ['--mantine-color-anchor', '--bs-surface'],
  ['--mantine-color-error', '--bs-surface'],
  ['--mantine-color-accent-light-color', '--mantine-color-accent-light'],
  ['--mantine-primary-color-contrast', '--mantine-primary-color-filled'],
  ['--bs-panel-text', '--bs-panel'],
  ['--bs-good', '--bs-good-soft'],
  ['--bs-fair', '--bs-fair-soft'],
  ['--bs-poor', '--bs-poor-soft'],
  ['--bs-good', '--bs-surface'],
  ['--bs-fair', '--bs-surface'],
  ['--bs-poor', '--bs-surface'],
  ['--mantine-color-text', '--bs-poor-soft'],
  ['--bs-band-text', '--bs-band-90'],
  ['--bs-band-text', '--bs-band-80'],
  ['--bs-band-text', '--bs-band-70'],
  ['--bs-band-text', '--bs-band-60'],
  ['--bs-band-text', '--bs-band-below'],
] as const;

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  it.each(TEXT_ON_SURFACE)('%s is readable on %s', (text, surface) => {
    expect(contrast(colour(text, scheme), colour(surface, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--mantine-color-body', '--bs-surface'])('the edge of a field stands out from %s', (surface) => {
    expect(
      contrast(colour('--mantine-color-default-border', scheme), colour(surface, scheme)),
    ).toBeGreaterThanOrEqual(3);
  });
});
