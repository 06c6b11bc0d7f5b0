import { SEVERITIES } from '#domain/oet/writing/assessment.ts';
import type { LetterReview } from '#domain/oet/writing/results-wire.ts';

export type Finding = LetterReview['findings'][number];

/** The more serious, the higher. */
export const severityRank = ({ severity }: Pick<Finding, 'severity'>): number => SEVERITIES.indexOf(severity);

/** A stretch of the letter, and the findings on it. */
export interface Stretch {
  readonly from: number;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The letter in stretches, each with the findings that quote it. */
export function stretchesOf(letter: string, findings: readonly Finding[]): Stretch[] {
  const places = findings.flatMap((finding) =>
    finding.from === null || finding.to === null ? [] : [{ finding, from: finding.from, to: finding.to }],
  );
  const edges = [...new Set([0, letter.length, ...places.flatMap(({ from, to }) => [from, to])])]
    .filter((edge) => edge >= 0 && edge <= letter.length)
    .toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => ({
    from,
    text: letter.slice(from, edges[index + 1]),
    findings: places.filter((place) => place.from <= from && from < place.to).map(({ finding }) => finding),
  }));
}

/** A stretch of a letter and of its mended version. */
export interface MendedStretch {
  readonly from: number;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}

/** Both versions side by side, stretch by stretch. */
export function mendedStretches(letter: string, changes: LetterReview['mended']['changes']): MendedStretch[] {
  const stretches: MendedStretch[] = [];
  let at = 0;
  const same = (to: number) => {
    const text = letter.slice(at, to);
    if (text !== '') stretches.push({ from: at, before: text, after: text, isChanged: false });
  };
  for (const { from, to, before, after } of changes) {
    same(from);
    stretches.push({ from, before, after, isChanged: true });
    at = to;
  }
  same(letter.length);
  return stretches;
}
