import { describe, expect, it } from 'vitest';
import { asksByWords, likenessesTo } from './asks-by-words.ts';

const ASKS = asksByWords([
  '¿Quién la lleva al hospital?',
  '¿Cuántas pastillas toma al día?',
  'Wie viele Tabletten?',
]);

describe('ways of asking, compared by words', () => {
  it('are wholly like themselves, whatever the accents and marks', () => {
    expect(likenessesTo(ASKS, 'cuantas pastillas toma al dia')[1]).toBeCloseTo(1);
  });

  it('are nearer the more they share', () => {
    const [who, tablets, german] = likenessesTo(ASKS, '¿Cuántas pastillas?');
    expect(tablets).toBeGreaterThan(0.4);
    expect(Math.max(who!, german!)).toBeLessThan(0.1);
  });

  it('are alike by parts of words', () => {
    expect(likenessesTo(ASKS, 'Tablette')[2]).toBeGreaterThan(0.3);
  });

  it('are like nothing where nothing is said, or nothing is known', () => {
    expect([...likenessesTo(ASKS, '?')].every((likeness) => likeness < 0.01)).toBe(true);
    expect(likenessesTo(asksByWords([]), 'Wer?')).toHaveLength(0);
  });
});
