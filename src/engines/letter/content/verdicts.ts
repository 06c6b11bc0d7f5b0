import { type AssessedPoint, type PointVerdict, UNQUOTED } from '#domain/oet/writing/assessment.ts';
import type { LetterPoint } from '#domain/oet/writing/key.ts';
import type { Corpus } from './corpus.ts';
import { matchesOf, type PointMatch } from './match-point.ts';

/** A point with what became of it in the letter. */
export interface JudgedPoint extends Pick<AssessedPoint, 'verdict'> {
  readonly point: LetterPoint;
  /** The sentence that speaks of it; null where none does. */
  readonly match: PointMatch | null;
}

/** Shares that decide, found on the models of tasks: see docs/decisions/0020. */
const ALL = 0.99;
const HALF = 0.5;
const SAID_ENOUGH = 0.72;
const SAID_SOME = 0.3;
const SAID_PARTLY = 0.5;
const OUT_SAID = 0.35;
const OUT_TOUCHED = 0.2;

/** What became of each point of the key, in its order. */
export function judgePoints(corpus: Corpus): JudgedPoint[] {
  return corpus.key.points.map((point) => {
    const matches = matchesOf(point, corpus);
    if (point.place === 'out') return judgeOut(point, matches);
    const judged = matches.flatMap((match) => {
      const verdict = verdictOf(point, match);
      return verdict ? [{ point, match, verdict }] : [];
    });
    const best =
      judged.find(({ verdict }) => verdict === 'conveyed') ??
      judged.find(({ verdict }) => verdict === 'distorted') ??
      judged.find(({ verdict }) => verdict === 'partial');
    if (best) return best;
    return { point, match: null, verdict: point.place === 'must' ? 'missing' : 'left_out' };
  });
}

function verdictOf(point: LetterPoint, match: PointMatch): PointVerdict | null {
  const { at, own, near, hasFirst, overlap, missingQuantities } = match;
  const isSaid = hasFirst && (own >= ALL || (near >= ALL && own >= HALF));
  const isSaidOtherwise = overlap >= SAID_ENOUGH;
  const isTouched =
    (hasFirst && near >= HALF && overlap >= SAID_SOME) ||
    overlap >= SAID_PARTLY ||
    (hasFirst && own >= HALF && point.concepts.length > 2);
  if (!isSaid && !isSaidOtherwise && !isTouched) return null;
  if (match.conflict) return 'distorted';
  if (!isSaid && !isSaidOtherwise) return 'partial';
  // Where a dose counts, a drug without it is half of what was to be said.
  const lacksDose =
    missingQuantities.length > 0 && missingQuantities.length === (point.quantities ?? []).length;
  if (lacksDose && point.importance > 1 && near < ALL) return 'partial';
  return at.sentence.isClausal ? 'conveyed' : 'partial';
}

function judgeOut(point: LetterPoint, matches: readonly PointMatch[]): JudgedPoint {
  const match = matches.find(
    ({ hasFirst, own, overlap }) =>
      hasFirst && own >= ALL && overlap >= (point.concepts.length > 1 ? OUT_TOUCHED : OUT_SAID),
  );
  return match ? { point, match, verdict: 'included' } : { point, match: null, verdict: 'left_out' };
}

/** A judged point as the learner is told of it. */
export function assessedPoint({ point, match, verdict }: JudgedPoint, corpus: Corpus): AssessedPoint {
  const { id, notes, place, importance, why } = point;
  const note = notes.map((each) => corpus.notes.get(each) ?? '').join('; ');
  const quoted = match
    ? { quote: match.at.sentence.quote, from: match.at.sentence.from, to: match.at.sentence.to }
    : UNQUOTED;
  return { id, note, noteIds: notes, place, importance, verdict, why, ...quoted };
}
