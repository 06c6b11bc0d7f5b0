import type { TurnQuote, Verdict } from '#domain/oet/speaking/assessment.ts';
import { INDICATORS } from '#domain/oet/speaking/criteria.ts';
import { throughMatrix } from '../../understanding/meaning/byte-matrix.ts';
import type { Judged } from '../finding.ts';
import { type CandidateTurn, quoteOf, type Transcript } from '../reading/transcript.ts';
import { rankOf } from '../steps.ts';
import { type Spoken, talkFeatures } from './talk-features.ts';
import { featuresOf, type MeaningOf } from './turn-features.ts';
import type { LearnedWeights, Weighing } from './weights.ts';

/** Judges what rules have judged by what people mark and give. Without meanings, the rules' verdicts stand. */
export function judgeByLearned(
  transcript: Transcript,
  byRules: readonly Judged[],
  { vocabulary, turns: weights, talks }: LearnedWeights,
  meaningOf: MeaningOf,
): readonly Judged[] {
  const turns = transcript.candidate.filter(({ sentences }) => sentences.length > 0);
  const scoresOf = (turn: CandidateTurn) => {
    const features = featuresOf(turn, transcript.candidate.length, vocabulary, meaningOf);
    return features && throughMatrix(weights, features);
  };
  const scores = turns.map(scoresOf).filter((each) => each !== null);
  if (scores.length < turns.length) return byRules;
  return byRules.map((rule) => {
    const { indicator, verdict: ruled, shown } = rule;
    if (ruled === null) return rule;
    const spoken = spokenIn(scores, INDICATORS.indexOf(indicator));
    const verdict = verdictBy(talks[indicator], ruled, talkFeatures(rankOf(ruled), spoken));
    if (verdict === ruled) return rule;
    const side = verdict === 'yes' || (verdict === 'partly' && ruled === 'no') ? 'for' : 'against';
    const place = INDICATORS.indexOf(indicator) + (side === 'for' ? 0 : INDICATORS.length);
    const foremost = foremostOf(turns, spoken[side]).map((turn) =>
      sentenceOf(turn, (each) => scoresOf(each)![place]!),
    );
    return { ...rule, verdict, shown: foremost.length > 0 ? foremost : shown };
  });
}

/** The scores of turns for an indicator and against it, by its place among all. */
export const spokenIn = (scores: readonly Float32Array[], place: number): Spoken => ({
  for: scores.map((each) => each[place]!),
  against: scores.map((each) => each[INDICATORS.length + place]!),
});

/** The verdict on a conversation's features, a step from the rule's at most: as with sums of evidence. */
export function verdictBy(
  { weights, yes, partly }: Weighing,
  ruled: Verdict,
  features: readonly number[],
): Verdict {
  const sum = features.reduce((total, value, i) => total + value * weights[i]!, 0);
  const verdict = sum >= yes ? 'yes' : sum >= partly ? 'partly' : 'no';
  return Math.abs(rankOf(ruled) - rankOf(verdict)) > 1 ? 'partly' : verdict;
}

const MOST_QUOTED = 2;
/** From this score on a turn is worth showing: people mark about one in twenty for or against an indicator. */
const TELLING = 0.1;

/** Turns that say most, in their order. */
function foremostOf(turns: readonly CandidateTurn[], scores: readonly number[]): CandidateTurn[] {
  const least = scores.toSorted((a, b) => b - a)[MOST_QUOTED - 1] ?? Number.NEGATIVE_INFINITY;
  return turns.filter((_, i) => scores[i]! >= Math.max(least, TELLING));
}

/** The sentence of a turn that says most by itself. */
function sentenceOf(turn: CandidateTurn, scoreOf: (turn: CandidateTurn) => number): TurnQuote {
  const scores = turn.sentences.map((sentence) => scoreOf({ ...turn, sentences: [sentence] }));
  return quoteOf(turn.sentences[scores.indexOf(Math.max(...scores))]!);
}
