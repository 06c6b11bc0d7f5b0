import { type DeliveryFinding, type ExpertScores, PASS_MARK } from '#domain/practice/pronunciation.ts';
import type { Calibration } from './calibration.ts';
import { interpolate, logistic, predict } from './linear.ts';

type Features = Readonly<Record<string, number>>;

/** Up to three words are judged as a term, five and more as an utterance, four by both. */
const UTTERANCE_BY_WORDS = [
  [3, 0],
  [5, 1],
] as const;

/** What is left of a score when it is in doubt whether the term was said at all, by how sure that is. */
const CREDIT_BY_MATCH = [
  [0, 0.15],
  [0.3, 0.6],
  [0.5, 1],
] as const;

export interface Judgement {
  /** 0 to 100, as if the term was said. */
  readonly score: number;
  /** What the experts would have said, 0 to 10. */
  readonly experts: ExpertScores;
}

/** How sure it is that the text was said, 0 to 1. */
export function matchOf({ match }: Calibration, features: Features): number {
  return logistic(blend(features, predict(match.term, features), predict(match.utterance, features)));
}

/** What experts would have given for accuracy, 0 to 10. */
export function accuracyOf(models: Pick<Calibration, 'utterance' | 'term'>, features: Features): number {
  return clamp(blend(features, predict(models.term, features), predict(models.utterance.accuracy, features)));
}

/** How well it was said, from the features of the recording. */
export function judge({ utterance, term, score }: Calibration, features: Features): Judgement {
  const asTerm = predict(term, features);
  const total = predict(utterance.total, features);
  return {
    score: blend(features, interpolate(score.term, asTerm), interpolate(score.utterance, total)),
    experts: {
      accuracy: accuracyOf({ utterance, term }, features),
      fluency: clamp(predict(utterance.fluency, features)),
      prosody: clamp(predict(utterance.prosody, features)),
      total: clamp(blend(features, asTerm, total)),
    },
  };
}

function blend(features: Features, asTerm: number, asUtterance: number): number {
  const share = interpolate(UTTERANCE_BY_WORDS, features.words!);
  return (1 - share) * asTerm + share * asUtterance;
}

/** The score that is shown: how well it was said, as far as it was said. */
export function scoreOf(quality: number, match: number): number {
  return quality * interpolate(CREDIT_BY_MATCH, match);
}

/** What a recording was taken for: the expected term, another one that was heard, or nothing that is known. */
export type TakenFor = 'expected' | 'other' | 'unknown';

/** One point of the scale that is shown. */
const STEP = 0.1;

/**
 * A score beside what was heard, 0 to 100: a term that was not recognised doesn't pass, and beside another one that
 * was heard it scores no more than how sure it is that it was said. `match` is 0 to 1.
 */
export function heldTo(takenFor: TakenFor, score: number, match: number): number {
  if (takenFor === 'expected') return score;
  return Math.min(score, takenFor === 'other' ? 100 * match : PASS_MARK - STEP);
}

/**
 * The share that the expected term keeps when another fits better by `lead` nats; near 1 when the other is behind.
 * Right terms lose by up to 25 now and then; near misses such as hypotension for hypertension win by 20 to 400.
 */
export function shareAgainst(lead: number): number {
  return logistic((25 - lead) / 12);
}

/** What in the way of speaking lowered the score. Single words have no pace. */
export function paceFindings(features: Features, sounds: number): DeliveryFinding[] {
  const findings: DeliveryFinding[] = [];
  if (sounds > 6 && features.logRate! < Math.log(6)) findings.push('slow');
  if (features.longPauses! > 0.25) findings.push('pauses');
  return findings;
}

function clamp(score: number): number {
  return Math.max(0, Math.min(10, score));
}
