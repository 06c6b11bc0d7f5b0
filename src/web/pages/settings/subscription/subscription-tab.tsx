import type { ReactNode } from 'react';
import { formatDollars, formatNumber } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { MyActiveSubscriptionQuery } from './my-active-subscription.generated.ts';
import classes from './subscription-tab.module.css';

export type Subscription = NonNullable<MyActiveSubscriptionQuery['myActiveSubscription']>;

export interface SubscriptionTabProps {
  /** null: no plan runs. */
  readonly subscription: Subscription | null;
  readonly opening: boolean;
  /** Why the portal can't be opened, or null. */
  readonly problem: string | null;
  readonly onManage: () => void;
}

function Subscribe() {
  const words = useWords();
  return (
    <div>
      <LinkButton to="/pricing">{words('settings.subscription.subscribe')}</LinkButton>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What the plan is and how long it goes on. */
function Facts({ subscription }: { subscription: Subscription }) {
  const words = useWords();
  const { planPrice, isCancelled, isTrial, nextPlanName } = subscription;
  const ends = isCancelled || isTrial;
  return (
    <dl className={classes.facts}>
      <Fact label={words('settings.subscription.plan')}>{subscription.planName}</Fact>
      <Fact label={words('settings.subscription.status')}>
        {words(isCancelled ? 'settings.subscription.cancelled' : 'settings.subscription.active')}
      </Fact>
      <Fact label={words('settings.subscription.price')}>
        {isTrial ? words('settings.subscription.free') : formatDollars(planPrice)}
      </Fact>
      <Fact label={words('settings.subscription.credits')}>
        {formatNumber(subscription.creditsAllocated)}
      </Fact>
      <Fact label={words('settings.subscription.from')}>
        <DateText iso={subscription.startDate} />
      </Fact>
      <Fact label={words(ends ? 'settings.subscription.ends' : 'settings.subscription.renews')}>
        <DateText iso={subscription.endDate} />
      </Fact>
      {nextPlanName ? <Fact label={words('settings.subscription.next')}>{nextPlanName}</Fact> : null}
    </dl>
  );
}

/** The plan, its status and the way to change it. Spec section 2. */
export function SubscriptionTab({ subscription, opening, problem, onManage }: SubscriptionTabProps) {
  const words = useWords();
  if (!subscription) {
    return (
      <Card>
        <Stack>
          <h2>{words('settings.tab.subscription')}</h2>
          <p>{words('settings.subscription.none')}</p>
          <p>{words('settings.subscription.noneText')}</p>
          <Subscribe />
        </Stack>
      </Card>
    );
  }
  const { isTrial, isCancelled, paymentFailedAt } = subscription;
  return (
    <Card>
      <Stack>
        <h2>{words('settings.tab.subscription')}</h2>
        {paymentFailedAt ? <Notice kind="error">{words('settings.subscription.owed')}</Notice> : null}
        <Facts subscription={subscription} />
        {isTrial ? <p>{words('settings.subscription.trialText')}</p> : null}
        {isCancelled && !isTrial ? <p>{words('settings.subscription.cancelledText')}</p> : null}
        {problem === null ? null : <Notice kind="error">{problem}</Notice>}
        {isTrial ? (
          <Subscribe />
        ) : (
          <div>
            <ActionButton
              pending={opening}
              busyLabel={words('settings.subscription.opening')}
              onClick={onManage}
            >
              {words('settings.subscription.manage')}
            </ActionButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
