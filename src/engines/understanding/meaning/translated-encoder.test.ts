import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../understand.ts';

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe.each([
  ['es', '¿Le duele la cabeza?', '¿Tiene dolores de cabeza?', '¿Con quién vive usted?'],
  ['fr', 'Vous avez mal à la tête ?', 'Des maux de tête ?', 'Avec qui vivez-vous ?'],
  ['de', 'Tut Ihnen der Kopf weh?', 'Haben Sie Kopfschmerzen?', 'Mit wem wohnen Sie zusammen?'],
  ['pt', 'A sua cabeça dói?', 'Tem dor de cabeça?', 'O senhor mora com quem?'],
] as const)('what a text would mean in English, in %s', (language, one, alike, other) => {
  const lines = createUnderstanding(language).lines!;

  it('is nearer where the same is meant in other words', () => {
    const asked = lines.ask(one);
    expect(dot(asked, lines.ask(alike))).toBeGreaterThan(dot(asked, lines.ask(other)) + 0.1);
  });

  it('is some meaning where nothing of it is known', () => {
    expect([...lines.ask('…')].every(Number.isFinite)).toBe(true);
  });

  it('is not sure', () => {
    expect(lines.isTranslated).toBe(true);
  });
});
