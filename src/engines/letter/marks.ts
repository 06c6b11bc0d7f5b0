import type { LetterFinding, LetterMarks, PointVerdict, Severity } from '#domain/oet/writing/assessment.ts';
import type { LetterPoint } from '#domain/oet/writing/key.ts';
import type { LetterCriterion } from '#domain/oet/writing/letter.ts';
import type { Draft } from './criteria/draft.ts';

/** From what is taken off to the mark: the first row that is not exceeded. Monotone: more found is never more marks. */
type Table = readonly (readonly [upTo: number, mark: number])[];

const WEIGHTS: Readonly<Record<Severity, number>> = { minor: 1, moderate: 2, serious: 4 };

const PURPOSE: Table = [
  [0, 3],
  [2, 2],
  [4, 1],
  [Number.POSITIVE_INFINITY, 0],
];
/** Conciseness, genre, organisation: the weights of their findings together. */
const BY_WEIGHT: Table = [
  [0, 7],
  [3, 6],
  [6, 5],
  [10, 4],
  [14, 3],
  [18, 2],
  [Number.POSITIVE_INFINITY, 1],
];
/** The share of what must be in, by importance, that is missing, and half of what is partial. */
const CONTENT: Table = [
  [0.1, 7],
  [0.25, 6],
  [0.38, 5],
  [0.58, 4],
  [0.7, 3],
  [0.8, 2],
  [Number.POSITIVE_INFINITY, 1],
];
/** The weights of slips for every hundred words. What is not found can only flatter: never above 6. */
const LANGUAGE: Table = [
  [0.1, 6],
  [0.7, 5],
  [2.2, 4],
  [4.2, 3],
  [5.5, 2],
  [Number.POSITIVE_INFINITY, 1],
];
const SLIPS: Readonly<Record<Severity, number>> = { minor: 0.6, moderate: 1, serious: 1.5 };

const read = (table: Table, taken: number) => table.find(([upTo]) => taken <= upTo + 1e-9)![1];

type Weighed = Pick<LetterFinding | Draft, 'criterion' | 'severity' | 'rule'>;

/** What a point of the key counts, and what became of it. */
interface CountedPoint {
  readonly point: Pick<LetterPoint, 'place' | 'importance'>;
  readonly verdict: PointVerdict;
}

/** The raw mark of each criterion. Nothing but findings takes a mark off. */
export function marksOf(
  findings: readonly Weighed[],
  points: readonly CountedPoint[],
  bodyWords: number,
): LetterMarks {
  const of = (criterion: LetterCriterion) => findings.filter((finding) => finding.criterion === criterion);
  const weight = (criterion: LetterCriterion) =>
    of(criterion).reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);
  const slips = of('language').reduce((sum, { severity }) => sum + SLIPS[severity], 0);
  return {
    purpose: purposeMark(of('purpose')),
    content: contentMark(of('content'), points),
    conciseness_and_clarity: read(BY_WEIGHT, weight('conciseness_and_clarity')),
    genre_and_style: read(BY_WEIGHT, weight('genre_and_style')),
    organisation_and_layout: read(BY_WEIGHT, weight('organisation_and_layout')),
    language: read(LANGUAGE, (slips * 100) / Math.max(100, bodyWords)),
  };
}

function purposeMark(findings: readonly Weighed[]): number {
  if (findings.some(({ rule }) => rule === 'purpose_missing')) return 0;
  return read(
    PURPOSE,
    findings.reduce(
      (sum, { severity, rule }) => sum + (rule === 'purpose_incomplete' ? 3 : WEIGHTS[severity]),
      0,
    ),
  );
}

const MOST_FOR_UNTRUE = 2;

/** A distorted or invented thing takes a mark off besides what the reader misses by it. */
function contentMark(findings: readonly Weighed[], points: readonly CountedPoint[]): number {
  const must = points.filter(({ point }) => point.place === 'must');
  const whole = must.reduce((sum, { point }) => sum + point.importance, 0);
  const lost = must.reduce((sum, { point, verdict }) => sum + point.importance * lostBy(verdict), 0);
  const untrue = findings.filter(
    ({ rule, severity }) => severity === 'serious' && /^(?:distorted|unsupported)/.test(rule),
  ).length;
  return Math.max(1, read(CONTENT, whole === 0 ? 0 : lost / whole) - Math.min(MOST_FOR_UNTRUE, untrue));
}

function lostBy(verdict: PointVerdict): number {
  if (verdict === 'partial') return 0.5;
  return verdict === 'missing' || verdict === 'distorted' ? 1 : 0;
}
