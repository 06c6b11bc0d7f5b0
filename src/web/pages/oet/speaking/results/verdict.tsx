import type { Verdict as Judged } from '#domain/oet/speaking/assessment.ts';
import classes from './criteria.module.css';

/** How something went, by a sign, a colour and words. null: nobody can say. */
export function Verdict({ verdict, label }: { verdict: Judged | null; label: string }) {
  return (
    <span className={classes.verdict} data-verdict={verdict ?? undefined}>
      {label}
    </span>
  );
}
