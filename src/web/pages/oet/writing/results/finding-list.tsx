import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Finding } from './findings.ts';
import classes from './letter-results.module.css';

export const findingElementId = (id: string) => `finding-${id}`;

export interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly active: string | null;
  /** To where it stands in the letter. */
  readonly onBack: (id: string) => void;
}

function FindingCard({ finding, active, onBack }: { finding: Finding } & Omit<FindingListProps, 'findings'>) {
  const words = useWords();
  const { id, criterion, severity, quote, why, mend } = finding;
  return (
    <li
      id={findingElementId(id)}
      className={classes.finding}
      data-severity={severity}
      data-active={id === active || undefined}
      tabIndex={-1}
    >
      <h4>
        {words('oet.writing.finding', {
          criterion: words(`oet.criterion.${criterion}`),
          severity: words(`oet.writing.severity.${severity}`),
        })}
      </h4>
      {quote === null ? (
        <p className={classes.hint}>{words('oet.writing.missing')}</p>
      ) : (
        <p lang="en">
          <q>{quote.trim()}</q>
        </p>
      )}
      <p lang="en">{why}</p>
      {mend === null ? null : (
        <p>
          <strong>{words('oet.writing.mend')}</strong>{' '}
          <span className={classes.mend} lang="en">
            {mend}
          </span>
        </p>
      )}
      {quote === null ? null : (
        <div className={classes.screenOnly}>
          <Button variant="subtle" onClick={() => onBack(id)}>
            {words('oet.writing.toLetter')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What was found, numbered as in the letter. */
export function FindingList({ findings, active, onBack }: FindingListProps) {
  const words = useWords();
  return (
    <section aria-labelledby="findings">
      <h3 id="findings">{words('oet.writing.findings')}</h3>
      <ol className={classes.findings}>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} active={active} onBack={onBack} />
        ))}
      </ol>
    </section>
  );
}
