import { useEffect, useId, useRef } from 'react';
import { Features } from '../../features/plans/features.tsx';
import { formatCredits, formatPrice } from '../../features/plans/price.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { lookOf } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './pricing-page.module.css';
import type { Offer, Portal } from './pricing-page.tsx';

type ShownPlan = Offer['plans'][number];

interface PlanCardProps {
  readonly plan: ShownPlan;
  /** From 0: the first three have colours and words of their own. */
  readonly place: number;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  /** Where whoever pays already is led. null: to the payment. */
  readonly portal: Portal | null;
}

const BUTTONS = ['pricing.button1', 'pricing.button2', 'pricing.button3'] as const;
const POPULAR = 1;

function PlanButton({ plan, place, portal }: Pick<PlanCardProps, 'plan' | 'place' | 'portal'>) {
  const words = useWords();
  const text = words(BUTTONS[place] ?? 'pricing.button1');
  const variant = place === POPULAR ? 'filled' : 'default';
  if (portal) {
    return (
      <ActionButton
        variant={variant}
        fullWidth
        pending={portal.pending}
        busyLabel={words('pricing.opening')}
        onClick={portal.open}
      >
        {text}
      </ActionButton>
    );
  }
  if (plan.paymentLink.startsWith('/')) {
    return (
      <LinkButton to={plan.paymentLink} variant={variant} fullWidth>
        {text}
      </LinkButton>
    );
  }
  return (
    <a href={plan.paymentLink} {...lookOf({ variant, fullWidth: true })}>
      {text}
    </a>
  );
}

export function PlanCard({ plan, place, isChosen, isCurrent, portal }: PlanCardProps) {
  const words = useWords();
  const name = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone the plan that somebody came for may be below.
    if (isChosen) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={card}
      className={classes.plan}
      data-place={place + 1}
      data-chosen={isChosen || undefined}
      aria-current={isChosen || undefined}
      aria-labelledby={name}
    >
      <div className={classes.marks}>
        {place === POPULAR ? <span className={classes.popular}>{words('pricing.popular')}</span> : null}
        {isChosen ? <span className={classes.mark}>{words('pricing.chosen')}</span> : null}
        {isCurrent ? <span className={classes.mark}>{words('pricing.current')}</span> : null}
      </div>
      <h2 id={name} className={classes.name} lang="en">
        {plan.name}
      </h2>
      <p className={classes.price}>
        <strong>{formatPrice(plan.price)}</strong> {words('pricing.per.month')}
      </p>
      <p className={classes.credits}>
        {words('pricing.credits', { n: formatCredits(plan.creditsAllocated) })}
      </p>
      <Features included={plan.featuresIncluded} excluded={plan.featuresExcluded} />
      <div className={classes.button}>
        <PlanButton plan={plan} place={place} portal={portal} />
      </div>
    </li>
  );
}
