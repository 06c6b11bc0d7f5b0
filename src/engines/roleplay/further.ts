import type {
  IndicatorFinding,
  RolePlayTurn,
  ScoredRolePlay,
  SpeakingMarks,
  SpokenFinding,
  TurnQuote,
  Verdict,
} from '#domain/oet/speaking/assessment.ts';
import {
  type Indicator,
  MOST_SPEAKING_MARKS,
  SPEAKING_CRITERIA,
  type SpeakingCriterion,
} from '#domain/oet/speaking/criteria.ts';
import { feedbackOf, nextStep } from './feedback.ts';
import { marksFrom } from './marks-from.ts';
import { ownWordsIn } from './wording/wording.ts';

/** An indicator that is shown less than the rules saw, and where. */
export interface LoweredIndicator {
  readonly verdict: Verdict;
  readonly shown: readonly TurnQuote[];
  readonly why: string;
  readonly instead: string;
}

/** What was found besides, by whoever else read the conversation. */
export interface FurtherFindings {
  readonly findings: readonly Omit<SpokenFinding, 'id'>[];
  readonly indicators: ReadonlyMap<Indicator, LoweredIndicator>;
}

const RANKS: readonly Verdict[] = ['no', 'partly', 'yes'];

/**
 * An assessment with further findings. The rules' own stay as they are: what is found besides can lower a mark, by the
 * same tables and by a third of the criterion at most, and raises none.
 */
export function withFurther(
  turns: readonly RolePlayTurn[],
  assessed: ScoredRolePlay,
  further: FurtherFindings,
): ScoredRolePlay {
  if (further.findings.length === 0 && further.indicators.size === 0) return assessed;
  const indicators = assessed.indicators.map((finding) => lowered(finding, further));
  const findings = [...assessed.findings, ...further.findings]
    .sort((a, b) => (a.shown?.turn ?? Number.MAX_SAFE_INTEGER) - (b.shown?.turn ?? Number.MAX_SAFE_INTEGER))
    .map((finding, i) => ({ ...finding, id: `f${i + 1}` }));
  const together = marksFrom({ indicators, findings, ownWords: ownWordsIn(turns), turns });
  const marks = Object.fromEntries(
    SPEAKING_CRITERIA.map((criterion) => [criterion, within(criterion, assessed.marks, together)]),
  ) as SpeakingMarks;
  const judged = { marks, indicators, findings, tasks: assessed.tasks };
  return { ...assessed, ...judged, feedback: feedbackOf(judged), next: nextStep(judged) };
}

function lowered(finding: IndicatorFinding, { indicators }: FurtherFindings): IndicatorFinding {
  const worse = indicators.get(finding.indicator);
  if (!worse || finding.verdict === null) return finding;
  return RANKS.indexOf(worse.verdict) < RANKS.indexOf(finding.verdict)
    ? { indicator: finding.indicator, ...worse }
    : finding;
}

function within(criterion: SpeakingCriterion, own: SpeakingMarks, together: SpeakingMarks): number | null {
  const [before, after] = [own[criterion], together[criterion]];
  if (before === null || after === null) return before;
  return Math.max(before - MOST_SPEAKING_MARKS[criterion] / 3, Math.min(before, after));
}
