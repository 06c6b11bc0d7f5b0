import { expect, it } from 'vitest';
import { TranslatedEncoder } from '#engines/understanding/meaning/translated-encoder.ts';
import { basisOf, learnTranslation } from './learn-translated.ts';

/** Sentences that mean one of two things, the second number being noise. */
const SAID = Array.from({ length: 40 }, (_, i) =>
  i % 2 === 0 ? `me duele el pie ${i}` : `vivo con mi madre ${i}`,
);
const MEANT = SAID.map((_, i) => Float32Array.of(i % 2 === 0 ? 1 : -1, 0.01 * Math.sin(i), 0.5));

it('finds the direction in which meanings differ most', () => {
  const { mean, directions } = basisOf(MEANT, 1);
  expect(mean[2]).toBeCloseTo(0.5, 6);
  expect(Math.abs(directions[0]![0]!)).toBeGreaterThan(0.99);
});

it('learns from words what their translation means, and of unknown ones nothing', () => {
  const encoder = new TranslatedEncoder(learnTranslation(SAID, MEANT, basisOf(MEANT, 2)));
  expect(encoder.encode('¿Le duele el pie?')[0]).toBeGreaterThan(0.2);
  expect(encoder.encode('¿Vive con su madre?')[0]).toBeLessThan(-0.2);
  expect(encoder.encode('xxx')[0]).toBeCloseTo(0, 1);
});
