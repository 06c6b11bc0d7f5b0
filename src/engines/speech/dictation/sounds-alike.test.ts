import { describe, expect, it } from 'vitest';
import { difference } from './sounds-alike.ts';

const between = (a: string, b: string) => difference(a.split(' '), b.split(' '));

describe('two words', () => {
  it('sound the same where their sounds are the same', () => {
    expect(between('HH AH S EY N', 'HH AH S EY N')).toBe(0);
  });

  it('sound nearer with another vowel than with another consonant', () => {
    expect(between('P EY N', 'P AE N')).toBeLessThan(between('P EY N', 'P EY L'));
  });

  it('sound nearer where only the voice differs', () => {
    expect(between('B AE G', 'B AE K')).toBeLessThan(between('B AE G', 'B AE S'));
  });

  it('sound as different from one side as from the other', () => {
    expect(between('N OW W AA K', 'N OW V IH K')).toBe(between('N OW V IH K', 'N OW W AA K'));
  });

  it('sound wholly different at most', () => {
    expect(between('S IH K S', 'M OW')).toBeLessThanOrEqual(1);
    expect(difference(['S'], [])).toBe(1);
    expect(difference([], [])).toBe(0);
  });
});
