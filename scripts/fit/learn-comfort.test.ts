import { expect, it } from 'vitest';
import { comfortIn } from '#engines/understanding/meaning/comfort.ts';
import { learnComfort } from './learn-comfort.ts';

it('learns comfort from examples', () => {
  const examples = [0, 1, 2, 3].flatMap((i) => [
    { meaning: Float32Array.of(1, i / 10), comforts: true },
    { meaning: Float32Array.of(-1, i / 10), comforts: false },
  ]);
  const comfort = learnComfort(examples);
  expect(comfortIn(comfort, Float32Array.of(1, 0))).toBeGreaterThan(0.9);
  expect(comfortIn(comfort, Float32Array.of(-1, 0))).toBeLessThan(0.1);
});
