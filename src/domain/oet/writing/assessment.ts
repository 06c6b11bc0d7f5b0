import type { LetterCriterion, PointPlace } from './letter.ts';

/** How much a finding weighs: a slip, something that a reader notices, something that misleads or hinders. */
export const SEVERITIES = ['minor', 'moderate', 'serious'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Letters of the text as written, from the first to the one before `to`, and what they say. */
export interface Quotation {
  readonly quote: string;
  readonly from: number;
  readonly to: number;
}

/** Nothing is quoted where something is missing. */
export type Quoted = Quotation | { readonly quote: null; readonly from: null; readonly to: null };

export const UNQUOTED = { quote: null, from: null, to: null } as const;

/** What cost something, or would be better otherwise. */
export type LetterFinding = Quoted & {
  /** Unique within an assessment, in the order of the letter: 'f1'. */
  readonly id: string;
  readonly criterion: LetterCriterion;
  /** What kind of finding it is: 'agreement', 'missing_point'. */
  readonly rule: string;
  readonly severity: Severity;
  /** A sentence in English for the learner. */
  readonly why: string;
  /** What to write in place of the quote, or to add where nothing is quoted; null where only the writer knows. */
  readonly mend: string | null;
  /** Whether the mend is right whatever the writer meant: such alone are applied to the mended version. */
  readonly isCertain: boolean;
};

/**
 * What became of a point of the notes. Of what must or may be in: conveyed, partial, distorted, missing (must) or
 * left_out (may). Of what must stay out: left_out, or included.
 */
export const POINT_VERDICTS = [
  'conveyed',
  'partial',
  'distorted',
  'missing',
  'left_out',
  'included',
] as const;
export type PointVerdict = (typeof POINT_VERDICTS)[number];

export type AssessedPoint = Quoted & {
  /** The key's id. */
  readonly id: string;
  /** The notes it stands in, as they were shown. */
  readonly note: string;
  readonly noteIds: readonly string[];
  readonly place: PointPlace;
  readonly importance: number;
  readonly verdict: PointVerdict;
  /** Why it belongs in, or doesn't. */
  readonly why: string;
};

/** The raw marks of each criterion; null where there was not enough to judge. */
export type LetterMarks = Readonly<Record<LetterCriterion, number | null>>;

/** A stretch of the letter that the mended version has otherwise. */
export interface LetterChange {
  readonly findingId: string;
  /** In the letter as written. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

export interface MendedLetter {
  readonly text: string;
  /** In the order of the letter; none overlaps another. */
  readonly changes: readonly LetterChange[];
}

/** Why a letter gets no marks, and the credits come back. */
export const UNSCORABLE_REASONS = [
  'empty',
  'too_short',
  'not_english',
  'copied',
  'stuffed',
  'off_task',
  // No engine could be asked.
  'no_engine',
] as const;
export type UnscorableReason = (typeof UNSCORABLE_REASONS)[number];

export interface ScoredLetter {
  readonly scorable: true;
  readonly marks: LetterMarks;
  readonly findings: readonly LetterFinding[];
  /** In the key's order. */
  readonly points: readonly AssessedPoint[];
  /** Sentences in English that quote the letter. */
  readonly feedback: readonly string[];
  readonly mended: MendedLetter;
  /** The one thing to work on next; null where nothing was found. */
  readonly next: { readonly criterion: LetterCriterion; readonly text: string } | null;
  /** Words between salutation and close. */
  readonly bodyWords: number;
}

export interface UnscoredLetter {
  readonly scorable: false;
  readonly reason: UnscorableReason;
  /** What was measured: words for too_short, else a share from 0 to 1. */
  readonly measured: number;
  /** A sentence in English for the learner. */
  readonly why: string;
}

export type LetterAssessment = ScoredLetter | UnscoredLetter;
