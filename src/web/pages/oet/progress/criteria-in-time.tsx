import type { ModuleProgress } from '#domain/oet/progress-wire.ts';
import { LETTER_CRITERIA, type LetterCriterion } from '#domain/oet/writing/letter.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import classes from './criteria-in-time.module.css';

/** As many as a phone has room for. */
const SHOWN = 4;

/** Out of ten with one decimal; null where it was not judged. */
function outOfTen(attempt: ModuleProgress[number], criterion: LetterCriterion): number | null {
  const tally = attempt.parts[0]?.skills[criterion];
  return tally ? Math.round((tally.obtained / tally.total) * 100) / 10 : null;
}

/** The six criteria of the latest letters, the newest first. */
export function CriteriaInTime({ attempts }: { attempts: ModuleProgress }) {
  const words = useWords();
  const latest = attempts.slice(0, SHOWN);
  return (
    <div>
      <h3 id="criteria-in-time">{words('oet.progress.criteriaTime')}</h3>
      <p className={classes.hint}>{words('oet.progress.criteriaTimeHint')}</p>
      <table className={classes.table} aria-labelledby="criteria-in-time">
        <thead>
          <tr>
            <th scope="col">{words('oet.progress.criterion')}</th>
            {latest.map(({ id, parts, createdAt }) => (
              <th key={id} scope="col">
                <DateText iso={parts[0]?.submittedAt ?? createdAt} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LETTER_CRITERIA.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{words(`oet.criterion.${criterion}`)}</th>
              {latest.map((attempt) => (
                <td key={attempt.id}>{outOfTen(attempt, criterion) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
