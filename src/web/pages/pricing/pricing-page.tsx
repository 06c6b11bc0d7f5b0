import type { ReactNode } from 'react';
import { operatorTexts } from '../../lib/operator-texts.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { AllPlansQuery } from './all-plans.generated.ts';
import type { MyPlanQuery } from './my-plan.generated.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './pricing-page.module.css';

export interface Offer {
  readonly plans: AllPlansQuery['allPlans'];
  /** What the learner has. null: nothing, or nobody is logged in. */
  readonly mine: MyPlanQuery['myActiveSubscription'];
}

export interface Portal {
  readonly open: () => void;
  readonly pending: boolean;
}

function Frame({ children }: { children: ReactNode }) {
  const words = useWords();
  const { claims, trial } = operatorTexts;
  return (
    <Page title={words('pricing.page')}>
      <Stack gap="wide">
        <div className={classes.head}>
          <h1>{words('pricing.title')}</h1>
          <p>{words('pricing.intro')}</p>
          <ul className={classes.claims} aria-label={words('pricing.claims')}>
            <li>{words('pricing.claim.trial', { days: trial.days })}</li>
            <li>{words('pricing.claim.card')}</li>
            <li>{words('pricing.claim.cancel')}</li>
          </ul>
        </div>
        {children}
        <p className={classes.rating}>
          {words('pricing.rating', { rating: String(claims.rating), count: claims.professionals })}
        </p>
      </Stack>
    </Page>
  );
}

/** What the learner has already, as far as it matters before she buys. */
function Standing({ mine }: Pick<Offer, 'mine'>) {
  const words = useWords();
  if (!mine) return null;
  return (
    <Notice kind="info">
      {mine.isTrial ? words('pricing.trialNote') : words('pricing.paidNote', { plan: mine.planName })}
    </Notice>
  );
}

interface PricingPageProps {
  readonly offer: Offer;
  /** The plan that somebody came for. */
  readonly chosen: string | null;
  readonly portal: Portal;
}

export function PricingPage({ offer, chosen, portal }: PricingPageProps) {
  const { plans, mine } = offer;
  const pays = mine !== null && !mine.isTrial;
  return (
    <Frame>
      <Standing mine={mine} />
      <ol className={classes.plans}>
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            place={index}
            isChosen={plan.id === chosen}
            isCurrent={pays && plan.id === mine.planId}
            portal={pays ? portal : null}
          />
        ))}
      </ol>
    </Frame>
  );
}

export function PricingLoading() {
  return (
    <Frame>
      <div className={classes.waiting}>
        <Loading />
      </div>
    </Frame>
  );
}

export function PricingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <Frame>
      <Notice kind="error">
        <Stack gap="tight">
          <p>{words('pricing.failed', { message })}</p>
          <div>
            <Button variant="default" onClick={onRetry}>
              {words('pricing.again')}
            </Button>
          </div>
        </Stack>
      </Notice>
    </Frame>
  );
}
