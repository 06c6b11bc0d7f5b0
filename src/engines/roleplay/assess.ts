import type {
  IndicatorFinding,
  RolePlayAssessment,
  RolePlayTurn,
  ScoredRolePlay,
  SpeakingMarks,
  SpokenFinding,
} from '#domain/oet/speaking/assessment.ts';
import { LEAST_CRITERIA, type SpeakingCriterion } from '#domain/oet/speaking/criteria.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import { feedbackOf, judgedCount, nextStep, WITHOUT_OCCASION } from './feedback.ts';
import { findingOf } from './finding.ts';
import { gateOf, unscored } from './gates.ts';
import { judgeByRules } from './indicators/indicators.ts';
import { judgeByLearned } from './learned/learned-verdicts.ts';
import type { MeaningOf } from './learned/turn-features.ts';
import { learnedWeights } from './learned/weights.ts';
import { marksFrom } from './marks-from.ts';
import { outcomeOf, readCues } from './reading/cues.ts';
import { readTranscript, type Understand } from './reading/transcript.ts';
import { talkShares } from './talk.ts';
import { judgeTasks } from './tasks.ts';
import { type SpokenDraft, soundFindings, WITHOUT_SOUND } from './wording/sound.ts';
import { judgeWording, TOO_FEW_OWN_WORDS } from './wording/wording.ts';

export interface AssessRolePlay {
  readonly paper: SpeakingPaper;
  readonly key: SpeakingKey;
  readonly turns: readonly RolePlayTurn[];
  /** From the beginning of the speaking phase to submission. */
  readonly speakingMs: number;
  readonly understand: Understand;
  /** By default there are no meanings: the rules alone judge. */
  readonly meaningOf?: MeaningOf;
}

/** Marks a role-play in English by its key. Same turns, same answer. Some 2 ms for each sentence. */
export function assessRolePlay({
  paper,
  key,
  turns,
  speakingMs,
  understand,
  meaningOf = () => null,
}: AssessRolePlay): RolePlayAssessment {
  const transcript = readTranscript(turns, understand);
  const refused = gateOf(transcript, paper, key);
  if (refused) return refused;
  const cues = readCues(transcript, key);
  const byRules = judgeByRules({ transcript, paper, key, cues });
  const indicators = judgeByLearned(transcript, byRules, learnedWeights(), meaningOf).map(findingOf);
  const wording = judgeWording(transcript, key);
  const findings = numbered([...wording.findings, ...soundFindings(turns)]);
  const marks = marksFrom({ indicators, findings, ownWords: wording.words, turns });
  if (judgedCount(marks) < LEAST_CRITERIA) return unscored('too_few_criteria');
  const tasks = judgeTasks(transcript, key);
  const judged = { marks, indicators, findings, tasks };
  return {
    scorable: true,
    ...judged,
    cues: cues.map(outcomeOf),
    talk: talkShares(turns),
    unjudged: unjudgedOf(marks),
    feedback: [...feedbackOf(judged), ...timeLine(speakingMs, indicators)],
    next: nextStep(judged),
  };
}

const numbered = (drafts: readonly SpokenDraft[]): SpokenFinding[] =>
  [...drafts]
    .sort((a, b) => (a.shown?.turn ?? Number.MAX_SAFE_INTEGER) - (b.shown?.turn ?? Number.MAX_SAFE_INTEGER))
    .map((draft, i) => ({ ...draft, id: `f${i + 1}` }));

function unjudgedOf(marks: SpeakingMarks): ScoredRolePlay['unjudged'] {
  const why = (criterion: SpeakingCriterion): string => {
    if (criterion === 'fluency' || criterion === 'intelligibility') return WITHOUT_SOUND[criterion];
    const isWording = criterion === 'appropriateness' || criterion === 'grammar_and_expression';
    return isWording ? TOO_FEW_OWN_WORDS : WITHOUT_OCCASION;
  };
  const without = (Object.keys(marks) as SpeakingCriterion[]).filter(
    (criterion) => marks[criterion] === null,
  );
  return Object.fromEntries(without.map((criterion) => [criterion, why(criterion)]));
}

const SHORT_MS = 150_000;

/** Time that was left is worth a line where something was left undone. */
function timeLine(speakingMs: number, indicators: readonly IndicatorFinding[]): ScoredRolePlay['feedback'] {
  const undone = indicators.filter(({ verdict }) => verdict === 'no').length;
  if (speakingMs <= 0 || speakingMs >= SHORT_MS || undone < 3) return [];
  return [
    {
      grade: 'fair',
      text: `You finished after ${Math.round(speakingMs / 1000)} seconds of five minutes: to improve, use the time that is left to ask what else is needed and to check what was understood.`,
    },
  ];
}
