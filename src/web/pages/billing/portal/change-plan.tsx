import { formatCredits, formatPrice } from '../../../features/plans/price.ts';
import { useWords } from '../../../lib/words/use-words.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import classes from './portal-page.module.css';
import type { ManageProps, OtherPlan } from './portal-page.tsx';

function Change({ held, plan, pending, onAct }: ManageProps & { plan: OtherPlan }) {
  const words = useWords();
  const isHeld = plan.id === held.planId;
  const about =
    plan.price > held.planPrice
      ? words('portal.changeNow', { n: formatCredits(plan.creditsAllocated) })
      : words('portal.changeLater');
  return (
    <li className={classes.choice}>
      <div>
        <p>{words('portal.priceMonth', { price: formatPrice(plan.price) })}</p>
        {isHeld ? null : <p className={classes.about}>{about}</p>}
      </div>
      <ActionButton
        variant="default"
        pending={pending}
        onClick={() => onAct({ act: 'change', planId: plan.id })}
      >
        {words(isHeld ? 'portal.changeKeep' : 'portal.changeTo', { plan: plan.name })}
      </ActionButton>
    </li>
  );
}

/** The other plans; and this one, where another is to follow it. */
export function ChangePlan({ plans, ...manage }: ManageProps & { plans: readonly OtherPlan[] }) {
  const words = useWords();
  const { held } = manage;
  const offered = plans.filter(({ id, name }) =>
    id === held.planId ? held.nextPlanName !== null : name !== held.nextPlanName,
  );
  return (
    <section aria-labelledby="change">
      <Stack gap="tight">
        <h2 id="change">{words('portal.change')}</h2>
        {held.isCancelled ? (
          <p>{words('portal.changeResume')}</p>
        ) : (
          <ul className={classes.choices}>
            {offered.map((plan) => (
              <Change key={plan.id} plan={plan} {...manage} />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
