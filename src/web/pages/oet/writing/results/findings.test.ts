import { expect, it } from 'vitest';
import { type Finding, mendedStretches, stretchesOf } from './findings.ts';

const finding = (id: string, from: number | null, to: number | null): Finding => ({
  id,
  criterion: 'language',
  rule: 'agreement',
  severity: 'minor',
  quote: from === null ? null : 'quote',
  from,
  to,
  why: 'why',
  mend: null,
});

it('cuts a letter where findings begin and end, also where they overlap', () => {
  const stretches = stretchesOf('abcdef', [
    finding('f1', 1, 4),
    finding('f2', 3, 5),
    finding('f3', null, null),
  ]);
  expect(stretches.map(({ text, findings }) => [text, findings.map(({ id }) => id)])).toEqual([
    ['a', []],
    ['bc', ['f1']],
    ['d', ['f1', 'f2']],
    ['e', ['f2']],
    ['f', []],
  ]);
});

it('leaves out no letter, whatever is found', () => {
  const letter = 'Dear Dr Hale';
  expect(
    stretchesOf(letter, [])
      .map(({ text }) => text)
      .join(''),
  ).toBe(letter);
  expect(stretchesOf('', [])).toEqual([]);
});

it('puts both versions side by side', () => {
  const changes = [
    { from: 2, to: 4, before: 'is', after: 'are', why: '' },
    { from: 4, to: 4, before: '', after: ' now', why: '' },
  ];
  const stretches = mendedStretches('x is here'.replace(' ', ' '), changes);
  expect(stretches.map(({ before }) => before).join('')).toBe('x is here');
  expect(stretches.map(({ after }) => after).join('')).toBe('x are now here');
});
