import type { TurnQuote, Verdict } from '#domain/oet/speaking/assessment.ts';
import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import { throughMatrix } from '../../understanding/meaning/byte-matrix.ts';
import type { Judged } from '../finding.ts';
import { type CandidateTurn, quoteOf, type Transcript } from '../reading/transcript.ts';
import { rankOf } from '../steps.ts';
import { evidenceOf, type Spoken, type TalkEvidence, talkFeatures } from './talk-features.ts';
import { featuresOf, type MeaningOf } from './turn-features.ts';
import type { LearnedWeights } from './weights.ts';

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
  const evidence = evidenceOf(
    byRules.map(({ verdict }) => rankOf(verdict)),
    scores,
  );
  return byRules.map((rule) => {
    const { indicator, verdict: ruled } = rule;
    if (ruled === null) return rule;
    const verdict = verdictBy(talks, indicator, ruled, evidence);
    if (verdict === ruled) return rule;
    const side = sideOf(verdict, ruled);
    const at = INDICATORS.indexOf(indicator);
    const place = side === 'for' ? at : at + INDICATORS.length;
    const foremost = foremostOf(turns, evidence.spoken[at]![side]);
    return {
      ...rule,
      verdict,
      shown: foremost.map((turn) => sentenceOf(turn, (each) => scoresOf(each)![place]!)),
    };
  });
}

/** From this score on a turn shows something: people mark one in twenty for or against an indicator. */
const TELLING = 0.12;
/** And from this one so plainly that a rule that says no may have missed it altogether. */
const PLAIN = 0.3;

/**
 * The rule's verdict where no turn shows why it should differ, else a step from it at most. From no to yes in one where a
 * turn shows it plainly: what rules find is there, what they do not find may be.
 */
export function verdictBy(
  talks: LearnedWeights['talks'],
  indicator: Indicator,
  ruled: Verdict,
  evidence: TalkEvidence,
): Verdict {
  const { weights, yes, partly } = talks[indicator];
  const sum = talkFeatures(indicator, evidence).reduce((total, value, i) => total + value * weights[i]!, 0);
  const verdict = sum >= yes ? 'yes' : sum >= partly ? 'partly' : 'no';
  const spoken = evidence.spoken[INDICATORS.indexOf(indicator)]!;
  const side = sideOf(verdict, ruled);
  const most = Math.max(...spoken[side]);
  if (most < TELLING) return ruled;
  const isPlain = side === 'for' && most >= PLAIN;
  return Math.abs(rankOf(ruled) - rankOf(verdict)) > 1 && !isPlain ? 'partly' : verdict;
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
