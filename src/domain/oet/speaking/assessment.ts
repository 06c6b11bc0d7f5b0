import type { Severity } from '../writing/assessment.ts';
import type { Indicator, LinguisticCriterion, SpeakingCriterion } from './criteria.ts';

/** How the words of a turn came: only the learner's own are judged for their wording. */
export const WORD_SOURCES = ['recognised', 'corrected', 'typed', 'dictated'] as const;
export type WordSource = (typeof WORD_SOURCES)[number];

/** A silence within a turn. Times are milliseconds of its recording. */
export interface Pause {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What was measured of a turn's recording: kept with the turn, so that nothing waits for it at the end. */
export interface SpeechMeasures {
  readonly durationMs: number;
  /** From the first sound to the last, pauses within included. */
  readonly spokenMs: number;
  readonly syllables: number;
  readonly pauses: readonly Pause[];
  /** Fillers and drawn-out sounds. */
  readonly hesitations: number;
  /** From the 10th to the 90th percentile, in semitones. */
  readonly pitchRange: number;
  /** As experts would rate them, 0 to 100; null where the recording doesn't allow to say. */
  readonly fluency: number | null;
  readonly intelligibility: number | null;
}

export interface RolePlayTurn {
  /** From 1, without a gap. */
  readonly number: number;
  readonly role: 'doctor' | 'patient';
  readonly text: string;
  /** null for the other one's turns. */
  readonly source: WordSource | null;
  /** Since the speaking phase began, in milliseconds. */
  readonly atMs: number;
  readonly measures: SpeechMeasures | null;
  /** Of the other one's turns: the authored units that it is joined from; null where a model made it up. */
  readonly units: readonly string[] | null;
}

/** null: the conversation gave no occasion, or not enough to tell. */
export const VERDICTS = ['yes', 'partly', 'no'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Words of a turn, verbatim; null where something is missing. */
export interface TurnQuote {
  readonly turn: number;
  readonly quote: string;
}

export interface IndicatorFinding {
  readonly indicator: Indicator;
  readonly verdict: Verdict | null;
  /** What shows it, or what cost it. */
  readonly shown: readonly TurnQuote[];
  /** A sentence in English for the learner. */
  readonly why: string;
  /** What she could have said, sayable at once; null where nothing was missing. */
  readonly instead: string | null;
}

/** Something in the wording or in the sound that cost a linguistic criterion, or helped it. */
export interface SpokenFinding {
  readonly id: string;
  readonly criterion: LinguisticCriterion;
  readonly rule: string;
  readonly severity: Severity;
  readonly shown: TurnQuote | null;
  readonly why: string;
  readonly mend: string | null;
}

/** Something that the other one hinted at or feared, and what became of it. */
export interface CueOutcome {
  /** The concern's or the fact's id. */
  readonly id: string;
  /** The other one's turn in which it was given, and its words. */
  readonly given: TurnQuote;
  /** The candidate's turn in which it was taken up; null for a missed one. */
  readonly takenUp: TurnQuote | null;
  readonly settled: boolean;
  readonly model: string;
}

export interface TaskOutcome {
  readonly id: string;
  readonly verdict: Verdict;
  readonly shown: TurnQuote | null;
  readonly model: string;
}

export type SpeakingMarks = Readonly<Record<SpeakingCriterion, number | null>>;

/** How talk was shared. Milliseconds of speech where it was recorded, else an estimate by words. */
export interface TalkShares {
  readonly doctorMs: number;
  readonly patientMs: number;
  /** Syllables a second within speech, pauses left out; null without recordings. */
  readonly articulationRate: number | null;
}

export interface GradedLine {
  readonly grade: 'good' | 'fair' | 'poor';
  readonly text: string;
}

export interface ScoredRolePlay {
  readonly scorable: true;
  readonly marks: SpeakingMarks;
  /** All, in their order. */
  readonly indicators: readonly IndicatorFinding[];
  readonly findings: readonly SpokenFinding[];
  readonly cues: readonly CueOutcome[];
  readonly tasks: readonly TaskOutcome[];
  readonly talk: TalkShares;
  /** Why a criterion has no mark, in a sentence. */
  readonly unjudged: Readonly<Partial<Record<SpeakingCriterion, string>>>;
  readonly feedback: readonly GradedLine[];
  readonly next: { readonly criterion: SpeakingCriterion; readonly text: string } | null;
}

export const UNSCORABLE_ROLE_PLAYS = [
  'silence',
  'too_little',
  'monologue',
  'stuffed',
  'not_english',
  'off_task',
  'too_few_criteria',
  'no_engine',
] as const;

export interface UnscoredRolePlay {
  readonly scorable: false;
  readonly reason: (typeof UNSCORABLE_ROLE_PLAYS)[number];
  /** A sentence in English for the learner. */
  readonly why: string;
}

export type RolePlayAssessment = ScoredRolePlay | UnscoredRolePlay;
