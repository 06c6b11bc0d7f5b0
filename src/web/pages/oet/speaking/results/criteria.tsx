import {
  CLINICAL,
  criterionOf,
  LINGUISTIC,
  MOST_SPEAKING_MARKS,
  type SpeakingCriterion,
} from '#domain/oet/speaking/criteria.ts';
import { MarkBar } from '#web/features/exam/results/mark-bar.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './criteria.module.css';
import { IndicatorList } from './indicator-list.tsx';
import type { Review } from './said.ts';
import { SpokenFindings } from './spoken-findings.tsx';

interface CriterionProps {
  readonly criterion: SpeakingCriterion;
  readonly review: Review;
}

/** What earned a criterion's marks or cost them. */
function Proof({ criterion, review }: CriterionProps) {
  const words = useWords();
  const unjudged = review.unjudged[criterion];
  const indicators = review.indicators.filter(({ indicator }) => criterionOf(indicator) === criterion);
  const findings = review.findings.filter((finding) => finding.criterion === criterion);
  return (
    <>
      {unjudged === undefined ? null : <p lang="en">{unjudged}</p>}
      {indicators.length > 0 ? <IndicatorList findings={indicators} /> : null}
      {findings.length > 0 ? <SpokenFindings findings={findings} /> : null}
      {unjudged === undefined && indicators.length + findings.length === 0 ? (
        <p>{words('spoken.nothingFound')}</p>
      ) : null}
    </>
  );
}

function Criterion({ criterion, review }: CriterionProps) {
  const words = useWords();
  const mark = review.marks[criterion] ?? null;
  const most = MOST_SPEAKING_MARKS[criterion];
  return (
    <li>
      <details className={classes.criterion}>
        <summary>
          <span className={classes.name}>{words(`oet.criterion.${criterion}`)}</span>{' '}
          <span className={classes.number}>
            {mark === null ? words('spoken.notJudged') : words('spoken.marksOf', { marks: mark, most })}
          </span>
          <MarkBar mark={mark} most={most} />
        </summary>
        <div className={classes.proof}>
          <Proof criterion={criterion} review={review} />
        </div>
      </details>
    </li>
  );
}

const GROUPS = [
  { title: 'spoken.clinical', criteria: CLINICAL },
  { title: 'spoken.linguistic', criteria: LINGUISTIC },
] as const;

/** The nine criteria as bars, each opening to the moments behind its marks. */
export function Criteria({ review }: { review: Review }) {
  const words = useWords();
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria">{words('spoken.criteria')}</h2>
      <p className={classes.hint}>{words('spoken.criteriaHint')}</p>
      <div className={classes.groups}>
        {GROUPS.map(({ title, criteria }) => (
          <div key={title}>
            <h3>{words(title)}</h3>
            <ul className={classes.list}>
              {criteria.map((criterion) => (
                <Criterion key={criterion} criterion={criterion} review={review} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
