import type {
  AssessedPoint,
  LetterFinding,
  LetterMarks,
  PointVerdict,
  Quotation,
  ScoredLetter,
} from '#domain/oet/writing/assessment.ts';
import { LETTER_CRITERIA, type LetterCriterion } from '#domain/oet/writing/letter.ts';
import type { Draft } from './criteria/draft.ts';
import { criterionLine, nextStep } from './feedback.ts';
import { marksOf } from './marks.ts';
import { mendLetter } from './mend.ts';

/** How far a criterion can fall by what others than the rules have found. */
const MOST_OFF = 2;

/** A point that is told worse than the rules saw, and where. */
export interface LoweredPoint {
  readonly verdict: PointVerdict;
  readonly at: Quotation;
}

/** What was found besides, by whoever else read the letter. */
export interface Further {
  readonly findings: readonly Draft[];
  /** By the ids of the key. */
  readonly points: ReadonlyMap<string, LoweredPoint>;
}

/**
 * An assessment with further findings. The rules' own stay as they are: what is found besides can lower a mark, by
 * the same tables and by two at most, and raises none.
 */
export function withFurther(letter: string, assessed: ScoredLetter, further: Further): ScoredLetter {
  if (further.findings.length === 0) return assessed;
  const findings = numbered([...assessed.findings, ...further.findings]);
  const points = assessed.points.map((point) => lowered(point, further));
  const marks = loweredMarks(assessed, findings, points);
  const concerned = new Set(further.findings.map(({ criterion }) => criterion));
  return {
    ...assessed,
    marks,
    findings,
    points,
    feedback: assessed.feedback.map((line, i) => {
      const criterion = LETTER_CRITERIA[i];
      const isConcerned = criterion !== undefined && concerned.has(criterion);
      return isConcerned ? criterionLine(criterion, marks[criterion] ?? 0, findings) : line;
    }),
    mended: mendLetter(letter, findings),
    next: nextStep(marks, findings),
  };
}

/** In the order of the letter; what quotes nothing comes last. */
function numbered(drafts: readonly Draft[]): LetterFinding[] {
  const at = ({ from }: Draft) => from ?? Number.MAX_SAFE_INTEGER;
  const placed = [...drafts].sort((a, b) => at(a) - at(b));
  return placed.map((each, i): LetterFinding => ({ ...each, id: `f${i + 1}` }));
}

function lowered(point: AssessedPoint, { points }: Further): AssessedPoint {
  const worse = points.get(point.id);
  return worse ? { ...point, ...worse.at, verdict: worse.verdict } : point;
}

function loweredMarks(
  { marks, bodyWords }: ScoredLetter,
  findings: readonly LetterFinding[],
  points: readonly AssessedPoint[],
): LetterMarks {
  const counted = points.map((point) => ({ point, verdict: point.verdict }));
  const together = marksOf(findings, counted, bodyWords);
  const within = (criterion: LetterCriterion) => {
    const [own, other] = [marks[criterion], together[criterion]];
    if (own === null || other === null) return own;
    return Math.max(own - MOST_OFF, Math.min(own, other));
  };
  return {
    purpose: within('purpose'),
    content: within('content'),
    conciseness_and_clarity: within('conciseness_and_clarity'),
    genre_and_style: within('genre_and_style'),
    organisation_and_layout: within('organisation_and_layout'),
    language: within('language'),
  };
}
