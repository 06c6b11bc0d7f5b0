import { useStanding } from '#web/lib/credits/ask-standing.ts';
import type { Standing } from '#web/lib/credits/standing.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { Words } from '#web/lib/words/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import classes from './out-of-credits.module.css';

/** Whether the learner can pay so much. As long as nobody knows what she has, the server is asked. */
export function useCanPay(cost: number): boolean {
  const standing = useStanding();
  return cost === 0 || standing === null || (standing.plan !== null && standing.amount >= cost);
}

function titleOf({ amount, plan }: Standing, cost: number, words: Words): string {
  if (plan === null) return words('credits.endedTitle');
  return amount === 0 ? words('credits.emptyTitle') : words('credits.tooFewTitle', { cost, n: amount });
}

/** Where plan or credits don't reach: what is still free, and the way to more. */
export function OutOfCredits({ cost }: { cost: number }) {
  const words = useWords();
  const standing = useStanding();
  if (!standing) return null;
  return (
    <Notice kind="info">
      <p>
        <strong>{titleOf(standing, cost, words)}</strong>
      </p>
      <p>{words('credits.stillFree')}</p>
      <LinkButton to="/pricing" className={classes.plans}>
        {words('credits.plans')}
      </LinkButton>
    </Notice>
  );
}
