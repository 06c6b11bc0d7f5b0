import { describe, expect, it } from 'vitest';
import { MEANING_SIZE } from './encoder-sizes.ts';
import { Meaning } from './meaning.ts';
import { roundedHead, sensesOf } from './meaning-head.ts';
import { MEANING_WEIGHTS } from './weights.generated.ts';

const evidence = {
  senses: new Map([
    ['smoking' as const, [0.1, 0.2]],
    ['alcohol' as const, [0.3, 0.4]],
  ]),
  strange: [1],
  symptoms: [],
  words: [],
};

describe('the meaning of a clause', () => {
  const meaning = new Meaning();

  it('speaks for what it is about, behind the other evidence', () => {
    const { senses, strange } = meaning.addTo(evidence, 'Are cigarettes a habit of yours?');
    const [smoking, alcohol] = [senses.get('smoking')!, senses.get('alcohol')!];
    expect(smoking.slice(0, 2)).toEqual([0.1, 0.2]);
    expect(smoking[2]).toBeGreaterThan(alcohol[2]!);
    expect(strange).toHaveLength(2);
    expect(meaning.addTo(evidence, 'Are cigarettes a habit of yours?').senses).toEqual(senses);
  });

  it('speaks for no sense of what lies beside the matter', () => {
    const { senses, strange } = meaning.addTo(evidence, 'Which team won the cup last season?');
    expect(strange[1]).toBeGreaterThan(senses.get('smoking')![2]!);
  });

  it('has a weight for it, and for its absence', () => {
    expect(MEANING_WEIGHTS.senses.at(-1)).toBeGreaterThan(0);
    expect(MEANING_WEIGHTS.strange.at(-1)).toBeGreaterThan(0);
  });
});

describe('the head', () => {
  it('is kept in bytes and tells what it told', () => {
    const weights = Float32Array.from({ length: 2 * MEANING_SIZE }, (_, i) => 3 * Math.sin(i));
    const biases = Float32Array.of(0.5, -0.5);
    const sample = Float32Array.from({ length: MEANING_SIZE }, (_, i) => Math.cos(i / 7) / 16);
    const logits = [0, 1].map((sense) =>
      sample.reduce((sum, value, i) => sum + value * weights[sense * MEANING_SIZE + i]!, biases[sense]!),
    );
    const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit), 0));
    const found = sensesOf(roundedHead(['smoking', 'alcohol'], weights, biases), sample);
    expect(found.get('smoking')).toBeCloseTo(logits[0]! - total, 2);
    expect(found.get('alcohol')).toBeCloseTo(logits[1]! - total, 2);
  });
});
