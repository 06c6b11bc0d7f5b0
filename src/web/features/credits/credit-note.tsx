import { useState } from 'react';
import { creditWarning } from '#domain/billing/warning.ts';
import { standing } from '#web/lib/credits/standing.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './credit-note.module.css';

/** Says ahead that credits or plan come to their end. What it says when the page comes stays, so that nothing moves. */
export function CreditNote() {
  const words = useWords();
  const [known] = useState(standing);
  const [warning] = useState(() => known && creditWarning(known, new Date()));
  if (!warning) return null;
  const text =
    warning.kind === 'few'
      ? words('credits.few', { n: warning.amount })
      : words(known?.plan?.isTrial ? 'credits.trialEnding' : 'credits.planEnding', { n: warning.days });
  return (
    <div className={classes.note}>
      <p>{text}</p>
      <LinkButton to="/pricing" variant="subtle">
        {words('credits.plans')}
      </LinkButton>
    </div>
  );
}
