import { Link } from 'react-router';
import { namedPart } from '#domain/oet/modules.ts';
import { resultsAddress } from '#web/features/exam/modules/addresses.ts';
import { BandBadge } from '#web/features/exam/results/band-badge.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import classes from './attempts-table.module.css';
import type { DatedAttempt } from './report.ts';

function Row({ dated: { module, attempt, at } }: { dated: DatedAttempt }) {
  const words = useWords();
  const part = attempt.parts[0]?.part;
  const place = {
    module: module.name,
    progressId: attempt.id,
    part: part === undefined ? null : namedPart(part),
  };
  return (
    <tr>
      <th scope="row" lang="en">
        <Link to={resultsAddress(place)}>{attempt.title}</Link>
      </th>
      <td>
        <DateText iso={at} />
      </td>
      <td>
        <span className={classes.score}>
          <BandBadge band={attempt.band} scale={module.definition.scale} />
          {words('oet.score', { score: Math.round(attempt.score) })}
        </span>
        {attempt.completedAt === null ? (
          <span className={classes.note}>{words('oet.incomplete')}</span>
        ) : null}
      </td>
      <td>{attempt.estimatedScore ?? '–'}</td>
    </tr>
  );
}

/** What the chart shows, for those who read rather than look, and on the way to each result. */
export function AttemptsTable({ attempts }: { attempts: readonly DatedAttempt[] }) {
  const words = useWords();
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>{words('oet.progress.table')}</summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words('oet.progress.test')}</th>
            <th scope="col">{words('oet.progress.date')}</th>
            <th scope="col">{words('oet.progress.score')}</th>
            <th scope="col">{words('oet.progress.estimate')}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((dated) => (
            <Row key={dated.attempt.id} dated={dated} />
          ))}
        </tbody>
      </table>
    </details>
  );
}
