import type { TurnQuote, Verdict } from '#domain/oet/speaking/assessment.ts';
import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
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
    const { indicator, verdict: ruled } = rule;
    if (ruled === null || isLeftToRules(indicator)) return rule;
    const at = INDICATORS.indexOf(indicator);
    const spoken = spokenIn(scores, at);
    const verdict = verdictBy(talks[indicator], ruled, spoken);
    if (verdict === ruled) return rule;
    const side = sideOf(verdict, ruled);
    const place = side === 'for' ? at : at + INDICATORS.length;
    const foremost = foremostOf(turns, spoken[side]);
    return {
      ...rule,
      verdict,
      shown: foremost.map((turn) => sentenceOf(turn, (each) => scoresOf(each)![place]!)),
    };
  });
}

/** Whether what is told is tied to what was said (B3): learned, it agrees no better, and falls where checks are left out. */
export const isLeftToRules = (indicator: Indicator): boolean => indicator === 'B3';

/** The scores of turns for an indicator and against it, by its place among all. */
export const spokenIn = (scores: readonly Float32Array[], place: number): Spoken => ({
  for: scores.map((each) => each[place]!),
  against: scores.map((each) => each[INDICATORS.length + place]!),
});

/** From this score on a turn shows something: people mark one in twenty for or against an indicator. */
const TELLING = 0.12;

/** A step from the rule's verdict at most, as with sums of evidence; the same where no turn shows why it should differ. */
export function verdictBy({ weights, yes, partly }: Weighing, ruled: Verdict, spoken: Spoken): Verdict {
  const sum = talkFeatures(rankOf(ruled), spoken).reduce((total, value, i) => total + value * weights[i]!, 0);
  const verdict = sum >= yes ? 'yes' : sum >= partly ? 'partly' : 'no';
  const isShown = spoken[sideOf(verdict, ruled)].some((score) => score >= TELLING);
  if (!isShown) return ruled;
  return Math.abs(rankOf(ruled) - rankOf(verdict)) > 1 ? 'partly' : verdict;
}

/** What has to be shown for a verdict in place of the rule's. */
const sideOf = (verdict: Verdict, ruled: Verdict): keyof Spoken =>
  rankOf(verdict) > rankOf(ruled) ? 'for' : 'against';

const MOST_QUOTED = 2;
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
