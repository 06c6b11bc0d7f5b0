import { formatPrice } from '../../../features/plans/price.ts';
import { useWords } from '../../../lib/words/use-words.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { BillingFrame } from '../frame.tsx';
import { ChangePlan } from './change-plan.tsx';
import { EndPlan } from './end-plan.tsx';
import classes from './portal-page.module.css';
import type { Act } from './route.tsx';
import type { SandboxPortalQuery } from './sandbox-portal.generated.ts';

type Portal = NonNullable<SandboxPortalQuery['sandboxPortal']>;
export type HeldPlan = NonNullable<Portal['subscription']>;
export type OtherPlan = Portal['plans'][number];

export interface ManageProps {
  readonly held: HeldPlan;
  readonly pending: boolean;
  readonly onAct: (act: Act) => void;
}

function Held({ held }: { held: HeldPlan }) {
  const words = useWords();
  return (
    <dl className={classes.held}>
      <dt>{words('portal.plan')}</dt>
      <dd lang="en">{held.planName}</dd>
      <dt>{words('portal.status')}</dt>
      <dd>{words(held.isCancelled ? 'portal.cancelled' : 'portal.active')}</dd>
      <dt>{words('portal.price')}</dt>
      <dd>{words('portal.priceMonth', { price: formatPrice(held.planPrice) })}</dd>
      <dt>{words(held.isCancelled ? 'portal.ends' : 'portal.renews')}</dt>
      <dd>
        <DateText iso={held.endDate} />
      </dd>
      {held.nextPlanName ? (
        <>
          <dt>{words('portal.next')}</dt>
          <dd lang="en">{held.nextPlanName}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Ended({ text }: { text: string }) {
  const words = useWords();
  return (
    <Stack>
      <p>{text}</p>
      <Row>
        <LinkButton to="/pricing">{words('billing.toPlans')}</LinkButton>
        <LinkButton to="/levelchooser" variant="default">
          {words('billing.toLevels')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** Where the product's own pages go on: the settings, from where this was opened. */
function Back() {
  const words = useWords();
  return (
    <div>
      <LinkButton to="/settings/subscription" variant="subtle">
        {words('billing.toSettings')}
      </LinkButton>
    </div>
  );
}

interface PortalPageProps extends Omit<ManageProps, 'held'> {
  /** null: there is none for this account. */
  readonly portal: Portal | null;
  readonly refusal: string | null;
}

export function PortalPage({ portal, refusal, pending, onAct }: PortalPageProps) {
  const words = useWords();
  const held = portal?.subscription;
  return (
    <BillingFrame title={words('portal.page')} heading={words('portal.title')}>
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
      {held && portal ? (
        <Stack gap="wide">
          <Held held={held} />
          <ChangePlan held={held} plans={portal.plans} pending={pending} onAct={onAct} />
          <EndPlan held={held} pending={pending} onAct={onAct} />
          <Back />
        </Stack>
      ) : (
        <Ended text={words(portal ? 'portal.ended' : 'portal.unknown')} />
      )}
    </BillingFrame>
  );
}
