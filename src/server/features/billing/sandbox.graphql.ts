import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { MutationResultRef } from '../../graphql/mutation-result.ts';
import { ActiveSubscriptionRef } from './billing.graphql.ts';
import { PlanRef } from './plan.graphql.ts';
import {
  manageInSandbox,
  type SandboxCheckout,
  type SandboxPortal,
  sandboxCheckout,
  sandboxPortal,
  subscribeInSandbox,
} from './sandbox.service.ts';

const CheckoutStateRef = builder.enumType('SandboxCheckoutState', {
  values: ['open', 'expired', 'subscribed'] as const,
});

const SandboxCheckoutRef = builder.objectRef<SandboxCheckout>('SandboxCheckout').implement({
  description: '(ext) the checkout of the sandbox, where no money moves.',
  fields: (t) => ({
    plan: t.field({ type: PlanRef, resolve: ({ plan }) => ({ ...plan, paymentLink: '' }) }),
    state: t.field({ type: CheckoutStateRef, resolve: ({ state }) => state }),
  }),
});

const SandboxPortalRef = builder.objectRef<SandboxPortal>('SandboxPortal').implement({
  description: '(ext) the portal of the sandbox, where no money moves.',
  fields: (t) => ({
    subscription: t.field({
      type: ActiveSubscriptionRef,
      nullable: true,
      description: 'null: it has ended.',
      resolve: ({ subscription }) => subscription,
    }),
    plans: t.field({
      type: [PlanRef],
      resolve: ({ plans }) => plans.map((plan) => ({ ...plan, paymentLink: '' })),
    }),
  }),
});

builder.queryFields((t) => ({
  sandboxCheckout: t.field({
    type: SandboxCheckoutRef,
    nullable: true,
    access: 'learner',
    description: "(ext) null: there is no such checkout, or it is another's.",
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) =>
      sandboxCheckout(context.deps, learnerOf(context).learnerId, token),
  }),
  sandboxPortal: t.field({
    type: SandboxPortalRef,
    nullable: true,
    access: 'learner',
    description: "(ext) null: there is no such portal, it has expired, or it is another's.",
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => sandboxPortal(context.deps, learnerOf(context).learnerId, token),
  }),
}));

const ActRef = builder.enumType('SandboxAct', { values: ['change', 'cancel', 'resume', 'expire'] as const });

builder.mutationFields((t) => ({
  subscribeInSandbox: t.once({
    type: MutationResultRef,
    description: '(ext) takes the plan of a checkout. No money moves.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => {
      const { learnerId } = learnerOf(context);
      return context.call.once({
        input: { token },
        run: async (tx) =>
          mutationResult('subscribe', await subscribeInSandbox(tx, context.deps, { learnerId, token })),
      });
    },
  }),
  manageInSandbox: t.once({
    type: MutationResultRef,
    description: '(ext) changes, cancels, resumes or ends the subscription of a portal. No money moves.',
    args: {
      token: t.arg.string(),
      act: t.arg({ type: ActRef }),
      planId: t.arg.id({ required: false, description: 'What to change to.' }),
    },
    resolve: (_root, { token, act, planId }, context) => {
      const { learnerId } = learnerOf(context);
      const wanted = act === 'change' ? ({ act, planId: planId ?? '' } as const) : { act };
      return context.call.once({
        input: { token, act, planId },
        run: async (tx) =>
          mutationResult('manage', await manageInSandbox(tx, context.deps, { learnerId, token, ...wanted })),
      });
    },
  }),
}));
