import { LETTER_CRITERIA, type LetterCriterion } from '#domain/oet/writing/letter.ts';
import type { LetterReview, WritingSubmission } from '#domain/oet/writing/results-wire.ts';
import { MarkBar } from '#web/features/exam/results/mark-bar.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './criterion-bars.module.css';
import { type Finding, severityRank } from './findings.ts';

type Scores = NonNullable<WritingSubmission['criteria_scores']>;

export interface CriterionBarsProps {
  readonly scores: Partial<Scores>;
  readonly review: LetterReview;
  readonly onShow: (criterion: LetterCriterion) => void;
}

const OUT_OF = 10;

function Cost({ finding, score }: { finding: Finding; score: number }) {
  const words = useWords();
  return (
    <p>
      {words(score < OUT_OF ? 'oet.writing.cost' : 'oet.writing.costNothing')}{' '}
      <span lang="en">
        {finding.quote === null ? null : <q className={classes.quote}>{finding.quote.trim()}</q>}{' '}
        {finding.why}
      </span>
    </p>
  );
}

/** What stands against a criterion, or what earned it where nothing does. */
function Proof({
  criterion,
  score,
  review,
}: { criterion: LetterCriterion; score: number | null } & Pick<CriterionBarsProps, 'review'>) {
  const words = useWords();
  if (score === null) return <p>{words('oet.writing.tooLittle')}</p>;
  const [worst] = review.findings
    .filter((finding) => finding.criterion === criterion)
    .toSorted((a, b) => severityRank(b) - severityRank(a));
  if (worst) return <Cost finding={worst} score={score} />;
  const earned =
    criterion === 'content'
      ? review.points.find(({ verdict, place, quote }) => verdict === 'conveyed' && place === 'must' && quote)
      : undefined;
  if (!earned) {
    return <p>{words(score < OUT_OF ? 'oet.writing.nothingFoundYet' : 'oet.writing.nothingFound')}</p>;
  }
  return (
    <p>
      {words('oet.writing.earned')}{' '}
      <q className={classes.quote} lang="en">
        {earned.quote}
      </q>
    </p>
  );
}

/** The six criteria out of ten, each with the sentence that cost or earned most. */
export function CriterionBars({ scores, review, onShow }: CriterionBarsProps) {
  const words = useWords();
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria">{words('oet.writing.criteria')}</h2>
      <ul className={classes.criteria}>
        {LETTER_CRITERIA.map((criterion) => {
          const score = scores[criterion] ?? null;
          const n = review.findings.filter((finding) => finding.criterion === criterion).length;
          const name = words(`oet.criterion.${criterion}`);
          return (
            <li key={criterion} className={classes.criterion}>
              <div className={classes.head}>
                <h3>{name}</h3>
                <span className={classes.number}>
                  {score === null ? words('oet.writing.notJudged') : words('oet.writing.outOfTen', { score })}
                </span>
              </div>
              <MarkBar mark={score} most={OUT_OF} />
              <Proof criterion={criterion} score={score} review={review} />
              {n > 0 ? (
                <div className={classes.more}>
                  <Button variant="subtle" onClick={() => onShow(criterion)}>
                    {words('oet.writing.showFindings', { n, criterion: name })}
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
