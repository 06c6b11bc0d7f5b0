import type {
  GradedLine,
  IndicatorFinding,
  ScoredRolePlay,
  SpeakingMarks,
  SpokenFinding,
  TaskOutcome,
} from '#domain/oet/speaking/assessment.ts';
import {
  criterionOf,
  MOST_SPEAKING_MARKS,
  SPEAKING_CRITERIA,
  type SpeakingCriterion,
} from '#domain/oet/speaking/criteria.ts';
import { withModel } from '#domain/oet/speaking/spoken-feedback.ts';
import { FEWEST_INDICATORS } from './marks.ts';

const NAMES: Readonly<Record<SpeakingCriterion, string>> = {
  intelligibility: 'Intelligibility',
  fluency: 'Fluency',
  appropriateness: 'Appropriateness of language',
  grammar_and_expression: 'Grammar and expression',
  relationship_building: 'Relationship building',
  patients_perspective: "The patient's perspective",
  providing_structure: 'Providing structure',
  information_gathering: 'Information gathering',
  information_giving: 'Information giving',
};

type Grade = GradedLine['grade'];

/** A reader who has only the words tells the grade by these: see the rulings on spec section 5. */
const SAID: Readonly<Record<Grade, (named: string) => string>> = {
  good: (named) => `${named}: good.`,
  fair: (named) => `${named}: something to improve.`,
  poor: (named) => `${named}: this held the conversation back.`,
};
const OTHER_GRADES = /\b(?:good|excellent|improve\w*|work on)\b/i;

function gradeOf(criterion: SpeakingCriterion, mark: number): Grade {
  const share = mark / MOST_SPEAKING_MARKS[criterion];
  return share >= 0.8 ? 'good' : share >= 0.5 ? 'fair' : 'poor';
}

type Judged = Pick<ScoredRolePlay, 'marks' | 'indicators' | 'findings' | 'tasks'>;

/** A line for each criterion that was judged, then one for the tasks. */
export function feedbackOf(judged: Judged): GradedLine[] {
  const { marks, tasks } = judged;
  const lines = SPEAKING_CRITERIA.flatMap((criterion): GradedLine[] => {
    const mark = marks[criterion];
    if (mark === null) return [];
    const grade = gradeOf(criterion, mark);
    const named = `${NAMES[criterion]} (${mark} of ${MOST_SPEAKING_MARKS[criterion]})`;
    const why = reasonFor(criterion, grade, judged);
    return [{ grade, text: `${SAID[grade](named)}${why ? ` ${why}` : ''}` }];
  });
  return [...lines, tasksLine(tasks)];
}

/** The reason that says most, without a word that tells another grade. */
function reasonFor(
  criterion: SpeakingCriterion,
  grade: Grade,
  { indicators, findings }: Judged,
): string | undefined {
  const ranks = grade === 'good' ? ['yes', 'partly', 'no'] : ['no', 'partly', 'yes'];
  const own = indicators.filter(
    ({ indicator, verdict }) => verdict !== null && criterionOf(indicator) === criterion,
  );
  const placed = [...own].sort((a, b) => ranks.indexOf(a.verdict!) - ranks.indexOf(b.verdict!));
  const costs = grade === 'good' ? [] : foremost(findings, criterion);
  const reasons = [...placed, ...costs].map(({ why }) => why);
  return reasons.find((why) => !OTHER_GRADES.test(why));
}

const RANKS = ['serious', 'moderate', 'minor'] as const;

const foremost = (findings: readonly SpokenFinding[], criterion: SpeakingCriterion) =>
  findings
    .filter((finding) => finding.criterion === criterion)
    .sort((a, b) => RANKS.indexOf(a.severity) - RANKS.indexOf(b.severity));

function tasksLine(tasks: readonly TaskOutcome[]): GradedLine {
  const done = tasks.filter(({ verdict }) => verdict === 'yes').length;
  const share = done / Math.max(1, tasks.length);
  const grade: Grade = share >= 0.8 ? 'good' : share >= 0.5 ? 'fair' : 'poor';
  return { grade, text: SAID[grade](`The tasks on the card (${done} of ${tasks.length} done)`) };
}

const ADVICE: Readonly<Partial<Record<SpeakingCriterion, string>>> = {
  intelligibility: 'Say the words that matter slowly, with their ends.',
  fluency: 'Pause between thoughts rather than within them.',
  appropriateness: 'Say it as you would to somebody without training whom you respect.',
  grammar_and_expression:
    'Take one kind of mistake from the list and listen for it in the next conversation.',
};

/** The one thing to do next: of the criterion that has most left, what costs it most. */
export function nextStep({ marks, indicators, findings }: Omit<Judged, 'tasks'>): ScoredRolePlay['next'] {
  const left = (criterion: SpeakingCriterion) => 1 - (marks[criterion] ?? 0) / MOST_SPEAKING_MARKS[criterion];
  const [most] = SPEAKING_CRITERIA.filter((criterion) => marks[criterion] !== null && left(criterion) > 0)
    .filter((criterion) => stepFor(criterion, indicators, findings) !== null)
    .sort((a, b) => left(b) - left(a));
  return most ? { criterion: most, text: stepFor(most, indicators, findings)! } : null;
}

function stepFor(
  criterion: SpeakingCriterion,
  indicators: readonly IndicatorFinding[],
  findings: readonly SpokenFinding[],
): string | null {
  const [worst] = indicators
    .filter((each) => each.instead !== null && criterionOf(each.indicator) === criterion)
    .sort((a, b) => Number(a.verdict === 'partly') - Number(b.verdict === 'partly'));
  if (worst) return withModel(worst.why, worst.instead!);
  const [finding] = foremost(findings, criterion);
  return finding ? `${ADVICE[criterion] ?? ''} ${finding.why}`.trim() : null;
}

export const WITHOUT_OCCASION = `Fewer than ${FEWEST_INDICATORS} of its indicators had an occasion in this conversation.`;

/** Marks with nothing judged, to be filled in. */
export const judgedCount = (marks: SpeakingMarks): number =>
  SPEAKING_CRITERIA.filter((criterion) => marks[criterion] !== null).length;
