import { useEffect } from 'react';
import { Link } from 'react-router';
import { daysUntil } from '#domain/billing/warning.ts';
import { askStanding, useStanding } from '../../lib/credits/ask-standing.ts';
import type { Standing } from '../../lib/credits/standing.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import type { Words } from '../../lib/words/words.ts';
import classes from './credit-line.module.css';

function planText(plan: Standing['plan'], words: Words): string | null {
  if (plan === null) return words('header.noPlan');
  return plan.isTrial ? words('header.trial', { n: daysUntil(plan.endsAt, new Date()) }) : null;
}

/** What the learner has, asked each time the menu opens. Its room is kept, so that nothing moves under the finger. */
export function CreditLine({ open, className }: { open: boolean; className: string | undefined }) {
  const words = useWords();
  const standing = useStanding();
  useEffect(() => {
    if (open) void askStanding();
  }, [open]);
  const text = standing && planText(standing.plan, words);
  return (
    <Link to="/settings/credits" className={`${className} ${classes.line}`}>
      {standing ? words('credits.amount', { n: standing.amount }) : words('header.credits')}
      <span className={classes.plan}>{text ?? standing?.plan?.name}</span>
    </Link>
  );
}
