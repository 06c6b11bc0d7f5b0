import { expect, it } from 'vitest';
import { MEANING_SIZE } from '../../understanding/meaning/encoder-sizes.ts';
import { turnsOf } from '../fixtures/bandage.ts';
import { readTranscript } from '../reading/transcript.ts';
import { featuresOf } from './turn-features.ts';
import { bagOf } from './vocabulary.ts';

const { candidate } = readTranscript(
  turnsOf([
    ['patient', 'It hurts.'],
    ['doctor', 'I see. Where does it hurt?'],
    ['patient', 'Here.'],
  ]),
  () => [],
);
const NO_WORDS = { terms: [], rarity: new Float32Array(0) };

it('tells a turn by the mean of its sentences, and at less weight by what was said before it and to it', () => {
  const meaningOf = (sentence: string) => {
    const meaning = new Float32Array(MEANING_SIZE);
    meaning[['I see.', 'It hurts.', 'Where does it hurt?', 'Here.'].indexOf(sentence)] = 1;
    return meaning;
  };
  const features = featuresOf(candidate[0]!, 1, NO_WORDS, meaningOf)!;
  const [said, heard, answered] = [3, 2, 1].map((from) => features.slice(-from * MEANING_SIZE));
  expect([...said!.slice(0, 3)]).toEqual([0.5, 0, 0.5]);
  expect(heard![1]).toBeCloseTo(0.6, 6);
  expect(answered![3]).toBeCloseTo(0.6, 6);
});

it('has nothing to tell where no meanings are at hand', () => {
  expect(featuresOf(candidate[0]!, 1, NO_WORDS, () => null)).toBeNull();
});

it('counts words and pairs of words once each, the rarer the more', () => {
  const vocabulary = { terms: ['you', 'do you', 'never'], rarity: Float32Array.of(3, 4, 9) };
  const bag = bagOf(vocabulary, 'do you or do you not');
  for (const [i, weight] of [0.6, 0.8, 0].entries()) expect(bag[i]).toBeCloseTo(weight, 6);
});
