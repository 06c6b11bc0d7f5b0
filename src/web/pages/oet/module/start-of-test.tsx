import { type ReactNode, useEffect } from 'react';
import { COSTS } from '#domain/billing/costs.ts';
import { priceOf } from '#domain/oet/modules.ts';
import { OutOfCredits, useCanPay } from '#web/features/credits/out-of-credits.tsx';
import { newTestAddress } from '#web/features/exam/modules/addresses.ts';
import type { ShownModule } from '#web/features/exam/modules/module-texts.ts';
import { askStanding, useStanding } from '#web/lib/credits/ask-standing.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What the learner has is asked beside the page: it decides only on what is said here. */
function usePrice(cost: number): string {
  const words = useWords();
  const standing = useStanding();
  useEffect(() => {
    const leaving = new AbortController();
    void askStanding(leaving.signal);
    return () => leaving.abort();
  }, []);
  if (cost === 0) return words('credits.free');
  const price = words('credits.costs', { n: cost });
  return standing ? `${price} ${words('credits.have', { n: standing.amount })}` : price;
}

export interface StartOfTestProps {
  readonly module: ShownModule;
  readonly hasUnfinished: boolean;
  /** What is said of the test that it leads to. */
  readonly children?: ReactNode;
}

/** The way into a new test and its price; where the credits don't reach, what is free and the way to more. */
export function StartOfTest({ module, hasUnfinished, children }: StartOfTestProps) {
  const words = useWords();
  const { name, texts } = module;
  const cost = COSTS[priceOf(name)];
  const price = usePrice(cost);
  const canPay = useCanPay(cost);
  const hasEnded = useStanding()?.plan === null;
  // Without a plan there is no test, also where one costs nothing.
  if (!canPay || hasEnded) return <OutOfCredits cost={cost} />;
  return (
    <>
      <LinkButton to={newTestAddress(name)} variant={hasUnfinished ? 'default' : 'filled'}>
        {words(texts.start)}
      </LinkButton>
      <p>
        {children}
        {price} {words('oet.clockHint')}
      </p>
    </>
  );
}
