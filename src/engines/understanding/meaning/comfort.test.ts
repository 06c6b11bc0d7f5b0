import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, type Understanding } from '../understand.ts';

describe('comfort in a sentence', () => {
  let english: Understanding;
  beforeAll(() => {
    english = createUnderstanding('en');
  });

  it.each([
    'You have had such a lot on your shoulders these months.',
    'No wonder that you were so frightened in that night.',
  ])('is found in words that no list has: %s', (sentence) => {
    expect(english.comfortIn(sentence)).toBeGreaterThan(0.6);
  });

  it.each(['Take one tablet in the morning.', 'How long have you had it?', 'The scan shows a small stone.'])(
    'is not found where there is none: %s',
    (sentence) => {
      expect(english.comfortIn(sentence)).toBeLessThan(0.3);
    },
  );
});
