import { describe, expect, it } from 'vitest';
import { inOwnTerms } from './own-terms.ts';

describe('what was told, as people say it at home', () => {
  it.each([
    ["If I notice blood, I'll ring you immediately.", "If I see blood, I'll ring you straight away."],
    ["I'll drink plenty of water until Friday.", "I'll drink lots of water till Friday."],
    ["I'll take one tablet at eight.", "I'll take one tablet at eight."],
  ])('%s', (told, said) => {
    expect(inOwnTerms(told)).toBe(said);
  });

  it('changes no more than two things in a sentence', () => {
    expect(inOwnTerms('If I notice it, I will contact you immediately and drink plenty of water.')).toBe(
      'If I see it, I will contact you straight away and drink plenty of water.',
    );
  });
});
