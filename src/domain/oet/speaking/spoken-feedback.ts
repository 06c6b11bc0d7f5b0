import type { ScoredRolePlay, SpokenFinding } from './assessment.ts';
import type { LinguisticCriterion } from './criteria.ts';
import type { SpokenFeedback } from './results-wire.ts';
import { rolePlayScore, tallyOf } from './score.ts';

/** The criteria of a part of the feedback. The first is what it is named for. */
type PartCriteria = readonly [LinguisticCriterion, ...LinguisticCriterion[]];

const FLUENCY: PartCriteria = ['fluency', 'appropriateness', 'grammar_and_expression'];
const VOICE: PartCriteria = ['intelligibility'];

const HIGHEST = 5;
/** As many lines of each as are read. */
const MOST_COMMENTS = 5;
const MOST_MISTAKES = 8;
const MOST_SUGGESTIONS = 6;

/**
 * An assessment in the shape of spec section 3. Fluency is what three of OET's linguistic criteria came to, the accuracy
 * of the voice is its intelligibility, both out of 5 with one decimal; null where the one that the
 * number is named for could not be judged.
 */
export function spokenFeedbackOf(assessment: ScoredRolePlay): SpokenFeedback {
  const { findings, indicators, marks, next } = assessment;
  const instead = indicators.flatMap(({ verdict, why, instead: said }) =>
    verdict !== 'yes' && said !== null ? [withModel(why, said)] : [],
  );
  return {
    englishFluency: partOf(assessment, FLUENCY),
    voiceAccuracy: partOf(assessment, VOICE),
    commonMistakes: unique(findings.flatMap(mistakeOf)).slice(0, MOST_MISTAKES),
    overallScore: rolePlayScore(marks).percent,
    suggestions: unique([...(next ? [next.text] : []), ...instead]).slice(0, MOST_SUGGESTIONS),
  };
}

function partOf(
  { marks, findings, unjudged }: ScoredRolePlay,
  criteria: PartCriteria,
): SpokenFeedback['englishFluency'] {
  const { obtained, total } = tallyOf(marks, criteria);
  const comments = [
    ...criteria.flatMap((criterion) => (marks[criterion] === null ? (unjudged[criterion] ?? []) : [])),
    ...findings.filter(({ criterion }) => criteria.includes(criterion)).map(withQuote),
  ];
  const score = marks[criteria[0]] === null ? null : Math.round((obtained / total) * HIGHEST * 10) / 10;
  return { score, comments: unique(comments).slice(0, MOST_COMMENTS) };
}

/** What it is, and where. */
const withQuote = ({ why, shown }: SpokenFinding) => (shown ? `${why} “${shown.quote}”` : why);

/** Why something is advised, and a sentence to do it with. */
export const withModel = (why: string, said: string) => `${why} Say, for example: “${said}”`;

/** What was said, and how to say it. What nobody can mend is no mistake to learn from. */
function mistakeOf({ shown, mend }: SpokenFinding): string[] {
  return shown && mend ? [`“${shown.quote}” → “${mend}”`] : [];
}

const unique = (lines: readonly string[]) => [...new Set(lines)];
