import { builder } from '../../graphql/builder.ts';
import type { OfferedPlan } from './plans.service.ts';

export const PlanRef = builder.objectRef<OfferedPlan>('Plan').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    price: t.float({ description: 'US dollars.', resolve: ({ priceCents }) => priceCents / 100 }),
    frequency: t.exposeString('frequency'),
    creditsAllocated: t.int({ resolve: ({ credits }) => credits }),
    featuresIncluded: t.stringList({ resolve: (plan) => [...plan.featuresIncluded] }),
    featuresExcluded: t.stringList({ resolve: (plan) => [...plan.featuresExcluded] }),
    paymentLink: t.exposeString('paymentLink'),
  }),
});
