import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areHighlighted,
  NO_AIDS,
  readAids,
  segmentsOf,
  withFlag,
  withHighlight,
  withStrike,
} from './aids.ts';

const TEXT = 'Thiamine works poorly without magnesium.';
const spanOf = (part: string) => {
  const start = TEXT.indexOf(part);
  return { t: [start, start + part.length] } as const;
};
const highlighted = (aids: typeof NO_AIDS) =>
  segmentsOf(TEXT, aids.highlights.t ?? [])
    .filter((segment) => segment.highlighted)
    .map(({ text }) => text);

it('flags and strikes out, and takes both back', () => {
  const once = withStrike(withFlag(NO_AIDS, 'q1'), 'q1', 'B');
  expect(once).toMatchObject({ flagged: ['q1'], struck: { q1: ['B'] } });
  expect(withStrike(withFlag(once, 'q1'), 'q1', 'B')).toMatchObject({ flagged: [], struck: { q1: [] } });
});

it('joins highlights that touch', () => {
  const aids = withHighlight(withHighlight(NO_AIDS, spanOf('works poor')), spanOf('poorly without'));
  expect(highlighted(aids)).toEqual(['works poorly without']);
});

it('takes a highlight away where all of the selection has it, and leaves the rest', () => {
  const aids = withHighlight(withHighlight(NO_AIDS, spanOf('works poorly without')), spanOf('poorly'));
  expect(highlighted(aids)).toEqual(['works ', ' without']);
});

it('never loses a letter of the text, whatever is highlighted', () => {
  const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 6 });
  fc.assert(
    fc.property(spans, (drawn) => {
      const aids = drawn.reduce(
        (given, [a, b]) => withHighlight(given, { t: [Math.min(a, b), Math.max(a, b) + 1] }),
        NO_AIDS,
      );
      expect(
        segmentsOf(TEXT, aids.highlights.t ?? [])
          .map(({ text }) => text)
          .join(''),
      ).toBe(TEXT);
    }),
  );
});

it('of anything else than itself is empty', () => {
  expect(readAids({ flagged: 3 })).toBe(NO_AIDS);
  expect(areHighlighted(NO_AIDS, spanOf('works'))).toBe(false);
});
