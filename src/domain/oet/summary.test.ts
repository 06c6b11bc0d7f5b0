import { describe, expect, it } from 'vitest';
import type { KeyPoint } from './questions.ts';
import { pointsMade } from './summary.ts';

const point = (text: string, ...concepts: string[][]): KeyPoint => ({
  point: text,
  concepts,
  evidence: { quote: 'q', sourceId: 'a1' },
});
const STOPPED = point('Naproxen was stopped because of heartburn.', ['naproxen', 'tablets'], ['heartburn']);
const SWELLING = point('There is no swelling.', ['swelling']);
const PAIN = point('The shoulder has hurt for months.', ['shoulder'], ['months']);
const makes = (summary: string, ...points: KeyPoint[]) => pointsMade(summary, points);

describe('a sentence', () => {
  it.each([
    'The naproxen gave him heartburn',
    'He took naproxen with heartburn after',
    'Heartburn went with naproxen',
    'Heartburn began with the tablets',
    'He felt heartburn from naproxen',
    'He told of heartburn from naproxen',
    "It's naproxen, hence the heartburn",
  ])('may have an irregular verb: %s', (sentence) => {
    expect(makes(sentence, STOPPED)).toBe(1);
  });

  it.each(['naproxen heartburn shoulder pain', 'the naproxen, the heartburn', 'naproxen bad bad heartburn'])(
    'has a verb: %s',
    (words) => {
      expect(makes(words, STOPPED)).toBe(0);
    },
  );
});

describe('a denial', () => {
  it.each([
    'Naproxen gave him heartburn but he does not want to stop',
    'He does not sleep well and the naproxen gave him heartburn',
    "He can't lift boxes, because his shoulder has hurt for months: naproxen gave him heartburn",
  ])('counts in its own clause alone: %s', (sentence) => {
    expect(makes(sentence, STOPPED)).toBe(1);
  });

  it('counts where it stands between what it denies', () => {
    expect(makes('He took naproxen but he did not have heartburn', STOPPED)).toBe(0);
    expect(makes('Naproxen and heartburn are not linked', STOPPED)).toBe(0);
    expect(makes('It is not true that naproxen gave him heartburn', STOPPED)).toBe(0);
  });

  it('reaches over what is listed behind it', () => {
    expect(makes('He has no fever, redness or swelling', SWELLING)).toBe(1);
    expect(makes('He has no fever and swelling', SWELLING)).toBe(1);
    expect(makes('He has no fever but there is swelling', SWELLING)).toBe(0);
    expect(makes('There is swelling and he does not have fever', SWELLING)).toBe(0);
  });
});

it('counts each point once, from several sentences', () => {
  const summary =
    'His shoulder has hurt for seven months. He said naproxen gave him heartburn. Naproxen is heartburn.';
  expect(makes(summary, STOPPED, PAIN)).toBe(2);
});
