import type { CostRow } from '#domain/billing/costs.ts';
import { COSTS } from '#domain/billing/costs.ts';
import { MOVEMENT_KINDS } from '#domain/billing/history.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import {
  activeSubscription,
  type CreditBalance,
  type CreditHistory,
  creditBalance,
  creditHistory,
} from './balance.service.ts';
import type { CreditMovement } from './history.store.ts';
import { PlanRef } from './plan.graphql.ts';
import { offeredPlans, openPortal } from './plans.service.ts';
import type { Subscription } from './subscriptions.store.ts';

export const ActiveSubscriptionRef = builder.objectRef<Subscription>('ActiveSubscription').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    planName: t.exposeString('planName'),
    planPrice: t.float({ resolve: ({ priceCents }) => priceCents / 100 }),
    creditsAllocated: t.exposeInt('creditsAllocated'),
    startDate: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
    endDate: t.field({ type: 'DateTime', resolve: ({ endsAt }) => endsAt }),
    isActive: t.boolean({ description: 'Always true: what has ended is not answered.', resolve: () => true }),
    isCancelled: t.boolean({
      description: 'It runs until its end and is not renewed.',
      resolve: ({ cancelledAt }) => cancelledAt !== null,
    }),
    paymentId: t.exposeString('paymentId', { nullable: true }),
    planId: t.exposeID('planId', { description: '(ext) the id of a plan, or `trial`.' }),
    isTrial: t.boolean({ description: '(ext)', resolve: ({ provider }) => provider === 'trial' }),
    includesOet: t.exposeBoolean('includesOet', { description: '(ext)' }),
    nextPlanName: t.string({
      nullable: true,
      description: '(ext) the plan that follows this one at its end, where it is another.',
      resolve: ({ nextPlanId }, _args, { deps }) =>
        deps.offers.plans.find(({ id }) => id === nextPlanId)?.name ?? null,
    }),
    paymentFailedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: '(ext) since when a payment is owed.',
      resolve: (subscription) => subscription.paymentFailedAt,
    }),
  }),
});

const CreditBalanceRef = builder.objectRef<CreditBalance>('CreditBalance').implement({
  fields: (t) => ({
    amount: t.exposeInt('amount'),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it moved last.',
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

const MovementKindRef = builder.enumType('CreditMovementKind', { values: MOVEMENT_KINDS });
const CostRowRef = builder.enumType('CostRow', { values: Object.keys(COSTS) as CostRow[] });
const GrantorRef = builder.enumType('CreditGrantor', { values: ['trial', 'plan', 'operator'] as const });

const CreditMovementRef = builder.objectRef<CreditMovement>('CreditMovement').implement({
  description: '(ext) one thing that moved a balance.',
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.exposeInt('amount', { description: 'Below zero where credits went.' }),
    kind: t.field({ type: MovementKindRef, resolve: ({ kind }) => kind }),
    costRow: t.field({
      type: CostRowRef,
      nullable: true,
      description: 'What they were spent on. null: nothing was, or it is not known any more.',
      resolve: ({ costRow }) => costRow,
    }),
    grantor: t.field({
      type: GrantorRef,
      nullable: true,
      description: 'Who granted them.',
      resolve: ({ grantor }) => grantor,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

const CreditHistoryRef = builder.objectRef<CreditHistory>('CreditHistory').implement({
  description: '(ext)',
  fields: (t) => ({
    movements: t.field({
      type: [CreditMovementRef],
      description: 'Newest first.',
      resolve: (page) => [...page.movements],
    }),
    endCursor: t.exposeID('endCursor', {
      nullable: true,
      description: 'The `after` of the next page. null: this is the last.',
    }),
  }),
});

interface CustomerPortalResult {
  readonly success: boolean;
  readonly message: string;
  readonly url: string | null;
}

const CustomerPortalResultRef = builder.objectRef<CustomerPortalResult>('CustomerPortalResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    url: t.exposeString('url', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  myActiveSubscription: t.field({
    type: ActiveSubscriptionRef,
    nullable: true,
    access: 'learner',
    resolve: (_root, _args, context) => activeSubscription(context.deps, learnerOf(context).learnerId),
  }),
  myCreditBalance: t.field({
    type: CreditBalanceRef,
    access: 'learner',
    resolve: (_root, _args, context) => creditBalance(context.deps, learnerOf(context).learnerId),
  }),
  creditHistory: t.field({
    type: CreditHistoryRef,
    access: 'learner',
    description: '(ext) what moved the balance, newest first. At most 100 at a time.',
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id({ required: false }) },
    resolve: (_root, { first, after }, context) =>
      creditHistory(context.deps, learnerOf(context).learnerId, { first, after: after ?? null }),
  }),
  allPlans: t.field({
    type: [PlanRef],
    access: 'visitor',
    resolve: (_root, _args, { deps, caller }) =>
      offeredPlans(deps, caller.kind === 'learner' ? caller.learnerId : null),
  }),
}));

builder.mutationFields((t) => ({
  createCustomerPortalSession: t.field({
    type: CustomerPortalResultRef,
    access: 'learner',
    description: 'Where the learner manages her subscription. Errors: SRV_002.',
    resolve: async (_root, _args, context) => {
      const opened = await openPortal(context.deps, learnerOf(context).learnerId);
      if (typeof opened === 'string') return { ...mutationResult('portal', opened), url: null };
      return { ...mutationResult('portal', null), url: opened.url };
    },
  }),
}));
