import { describe, expect, it } from 'vitest';
import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import { roundedMatrix } from '../../understanding/meaning/byte-matrix.ts';
import { MEANING_SIZE } from '../../understanding/meaning/encoder-sizes.ts';
import { type Judged, judged } from '../finding.ts';
import { turnsOf } from '../fixtures/bandage.ts';
import { readTranscript } from '../reading/transcript.ts';
import { judgeByLearned } from './learned-verdicts.ts';
import { evidenceOf, talkFeatures } from './talk-features.ts';
import { featuresOf, type MeaningOf } from './turn-features.ts';
import type { LearnedWeights, Weighing } from './weights.ts';

const TOLD = { yes: 'Yes.', partly: 'Partly.', no: 'No.', none: 'None.', instead: 'Say so.' };
const meaningOf: MeaningOf = () => new Float32Array(MEANING_SIZE);
const vocabulary = { terms: ['frightening', 'sit'], rarity: Float32Array.of(1, 1) };

const transcript = readTranscript(
  turnsOf([
    ['doctor', 'Good morning. How is the leg today?'],
    ['patient', 'It hurts.'],
    ['doctor', 'I see. That must be frightening. Please sit down.'],
    ['patient', 'Thank you.'],
    ['doctor', 'Goodbye.'],
  ]),
  () => [],
);

/** One word speaks for A4 and one against it; how much speaks for it decides the verdict. */
function weightsWith(
  cuts: Pick<Weighing, 'partly' | 'yes'>,
  { speaks = 1, against = 1 } = {},
): LearnedWeights {
  const [turn] = transcript.candidate;
  const size = featuresOf(turn!, 3, vocabulary, meaningOf)!.length;
  const outputs = 2 * INDICATORS.length;
  const weights = new Float32Array(size * outputs);
  const words = size - 3 * MEANING_SIZE - vocabulary.terms.length;
  weights[words * outputs + INDICATORS.indexOf('A4')] = speaks;
  weights[(words + 1) * outputs + INDICATORS.length + INDICATORS.indexOf('A4')] = against;
  const weighing: Weighing = { weights: [0, 1, ...Array<number>(17).fill(0)], ...cuts };
  const talks = Object.fromEntries(INDICATORS.map((indicator) => [indicator, weighing]));
  return { vocabulary, turns: roundedMatrix(weights, outputs), talks: talks as LearnedWeights['talks'] };
}

const SHOWN = [{ turn: 1, quote: 'Good morning.' }];
const empathy = (verdict: Verdict | null): Judged => judged('A4', verdict, SHOWN, TOLD);
const HIGH = weightsWith({ partly: 0.1, yes: 0.5 });
const LOW = weightsWith({ partly: 8, yes: 9 });
/** What becomes of A4, where the rules say this of it and nothing of all else. */
function judge(verdict: Verdict | null, weights: LearnedWeights, meanings = meaningOf): Judged {
  const byRules = INDICATORS.map((each) => (each === 'A4' ? empathy(verdict) : judged(each, null, [], TOLD)));
  return judgeByLearned(transcript, byRules, weights, meanings)[INDICATORS.indexOf('A4')]!;
}

describe('a learned verdict', () => {
  it('shows the sentence that speaks most for it, verbatim', () => {
    expect(judge('partly', HIGH)).toMatchObject({
      verdict: 'yes',
      shown: [{ turn: 3, quote: 'That must be frightening.' }],
    });
  });

  it('shows what speaks against it where it is lower', () => {
    expect(judge('partly', LOW)).toMatchObject({
      verdict: 'no',
      shown: [{ turn: 3, quote: 'Please sit down.' }],
    });
  });

  it('is a step from the rule’s at most', () => {
    expect(judge('no', weightsWith({ partly: 0.1, yes: 0.2 }, { speaks: 0.4 })).verdict).toBe('partly');
    expect(judge('yes', LOW).verdict).toBe('partly');
  });

  it('is a yes for a no where a turn plainly shows what the rule missed', () => {
    expect(judge('no', HIGH).verdict).toBe('yes');
  });

  it('keeps what the rule says where it is the same, or where no turn shows why it should differ', () => {
    expect(judge('yes', HIGH)).toEqual(empathy('yes'));
    expect(judge('yes', weightsWith({ partly: 8, yes: 9 }, { against: 0 }))).toEqual(empathy('yes'));
  });

  it('leaves to the rules where there was no occasion', () => {
    expect(judge(null, HIGH)).toEqual(empathy(null));
  });

  it('is not given where no meanings are at hand', () => {
    expect(judge('no', HIGH, () => null)).toEqual(empathy('no'));
  });
});

describe('a conversation as numbers', () => {
  /** The rules say yes to A2 and no to all else; turns say something of A2 alone. */
  const features = (indicator: Indicator) => {
    const at = INDICATORS.indexOf('A2');
    const ranks = INDICATORS.map((_, i) => (i === at ? 2 : 0));
    const scores = [0.5, 0, 1].map((score) => {
      const each = new Float32Array(2 * INDICATORS.length);
      each[at] = score;
      return each;
    });
    return talkFeatures(indicator, evidenceOf(ranks, scores));
  };

  it('has the sum, the most, the two foremost and the mean of what speaks for an indicator and against it', () => {
    expect(features('A2').slice(0, 9)).toEqual([2, 1.5, 1, 0.75, 0.5, 0, 0, 0, 0]);
  });

  it('has what is said for each criterion and what the rules make of it, for every indicator', () => {
    expect(features('E5').slice(9)).toEqual([0.5 / 4, 0, 0, 0, 0, 2 / 4, 0, 0, 0, 0]);
  });
});
