import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${WEB}/${path}`, 'utf8');
const declared = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const [shared = '', light = '', dark = ''] = read('ui/theme.css').split(/:root\[data-scheme/);
const THEME = { light: declared(light), dark: declared(dark) };

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio. */
function contrast(a = '', b = ''): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON_SURFACE = [
  ['--bs-text', '--bs-canvas'],
  ['--bs-text', '--bs-surface'],
  ['--bs-text', '--bs-hover'],
  ['--bs-dimmed', '--bs-canvas'],
  ['--bs-dimmed', '--bs-surface-sunken'],
  ['--bs-placeholder', '--bs-surface'],
  ['--bs-link', '--bs-canvas'],
  ['--bs-link', '--bs-surface'],
  ['--bs-accent-soft-text', '--bs-accent-soft'],
  ['--bs-accent-soft-text', '--bs-accent-soft-hover'],
  ['--bs-accent-text', '--bs-accent'],
  ['--bs-accent-text', '--bs-accent-hover'],
  ['--bs-panel-text', '--bs-panel'],
  ['--bs-good', '--bs-good-soft'],
  ['--bs-fair', '--bs-fair-soft'],
  ['--bs-poor', '--bs-poor-soft'],
  ['--bs-good', '--bs-surface'],
  ['--bs-fair', '--bs-surface'],
  ['--bs-poor', '--bs-surface'],
  ['--bs-text', '--bs-poor-soft'],
  ['--bs-band-text', '--bs-band-90'],
  ['--bs-band-text', '--bs-band-80'],
  ['--bs-band-text', '--bs-band-70'],
  ['--bs-band-text', '--bs-band-60'],
  ['--bs-band-text', '--bs-band-below'],
] as const;

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  const colour = (name: string) => THEME[scheme].get(name);

  it.each(TEXT_ON_SURFACE)('%s is readable on %s', (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--bs-canvas', '--bs-surface'])('the edge of a field stands out from %s', (surface) => {
    expect(contrast(colour('--bs-edge'), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});

it('has the same colours in both schemes', () => {
  expect([...THEME.dark.keys()]).toEqual([...THEME.light.keys()]);
});

it('has every colour and size that a sheet asks the theme for', () => {
  const known = new Set([...declared(shared).keys(), ...THEME.light.keys()]);
  const sheets = globSync('**/*.css', { cwd: WEB }).map(read);
  const asked = sheets.flatMap((css) => [...css.matchAll(/var\((--bs-[\w-]+)/g)].map(([, name]) => name));
  expect([...new Set(asked)].filter((name) => !known.has(name ?? ''))).toEqual([]);
});
