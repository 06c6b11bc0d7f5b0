import {
  type LetterFinding,
  type Quotation,
  type Severity,
  UNQUOTED,
} from '#domain/oet/writing/assessment.ts';
import type { LetterCriterion } from '#domain/oet/writing/letter.ts';

/** A finding before it is numbered. */
export type Draft = LetterFinding extends infer Finding
  ? Finding extends LetterFinding
    ? Omit<Finding, 'id'>
    : never
  : never;

interface Told {
  readonly rule: string;
  readonly severity: Severity;
  readonly why: string;
  readonly mend?: string | null;
  readonly isCertain?: boolean;
}

/** A finding at some words of the letter, or without any. */
export function draft(criterion: LetterCriterion, at: Quotation | null, told: Told): Draft {
  const { mend = null, isCertain = false, ...rest } = told;
  const place = at ? { quote: at.quote, from: at.from, to: at.to } : UNQUOTED;
  return { criterion, ...rest, mend, isCertain, ...place };
}
