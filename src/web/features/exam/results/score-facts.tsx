import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import classes from './score-panel.module.css';

export interface ScoreFactsProps {
  /** 'n of m', where marks were counted. */
  readonly marks?: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly overrunSeconds: number;
  /** Percent, of what stood there when the time was over; null where nobody knows. */
  readonly scoreAtTime: number | null;
  /** Who marked it, where that is not the same for all. */
  readonly engine?: string | null;
}

/** The numbers beside a score. */
export function ScoreFacts({ marks, submittedAt, overrunSeconds, scoreAtTime, engine }: ScoreFactsProps) {
  const words = useWords();
  const facts = [
    marks === undefined ? null : [words('oet.results.marks'), marks],
    [words('oet.results.submitted'), <DateText key="date" iso={submittedAt} />],
    overrunSeconds > 0 ? [words('oet.results.overrun'), formatTimer(overrunSeconds * 1000)] : null,
    overrunSeconds > 0 && scoreAtTime !== null
      ? [words('oet.results.atTime'), words('oet.score', { score: Math.round(scoreAtTime) })]
      : null,
    engine ? [words('oet.writing.engine'), engine] : null,
  ].filter((fact) => fact !== null);
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
