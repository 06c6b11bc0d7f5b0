import type {
  IndicatorFinding,
  RolePlayTurn,
  SpeakingMarks,
  SpokenFinding,
} from '#domain/oet/speaking/assessment.ts';
import { CLINICAL } from '#domain/oet/speaking/criteria.ts';
import { clinicalMark, wordingMark } from './marks.ts';
import { markOfSound } from './wording/sound.ts';

interface Judged {
  readonly indicators: readonly IndicatorFinding[];
  readonly findings: readonly SpokenFinding[];
  /** null where too few words are the candidate's own. */
  readonly ownWords: number | null;
  readonly turns: readonly RolePlayTurn[];
}

/** The raw mark of each criterion. */
export function marksFrom({ indicators, findings, ownWords, turns }: Judged): SpeakingMarks {
  const worded = (criterion: 'appropriateness' | 'grammar_and_expression') =>
    ownWords === null ? null : wordingMark(criterion, findings, ownWords);
  return {
    intelligibility: markOfSound('intelligibility', turns),
    fluency: markOfSound('fluency', turns),
    appropriateness: worded('appropriateness'),
    grammar_and_expression: worded('grammar_and_expression'),
    ...(Object.fromEntries(
      CLINICAL.map((criterion) => [criterion, clinicalMark(criterion, indicators)]),
    ) as Record<(typeof CLINICAL)[number], number | null>),
  };
}
