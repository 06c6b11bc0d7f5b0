import type { Answer } from './fake-network.ts';

/** Plans over the fake network, for tests of the pages around them. */

const plan = (id: string, name: string, price: number, creditsAllocated: number, paymentLink: string) => ({
  id,
  name,
  price,
  frequency: 'month',
  creditsAllocated,
  featuresIncluded: [`有 ${name}`],
  featuresExcluded: id === 'basic' ? ['無'] : [],
  paymentLink,
});

/** As the server answers: to visitors, or to a learner with a checkout of her own. */
export const plans = (link: (id: string) => string = (id) => `/signup?plan=${id}`) => [
  plan('basic', '甲', 9.99, 1000, link('basic')),
  plan('professional', '乙', 24.99, 3000, link('professional')),
  plan('premium', '丙', 49.99, 10_000, link('premium')),
];

const TRIAL = { planId: 'trial', planName: '試', isTrial: true };
export const PAID = { planId: 'professional', planName: '乙', isTrial: false };

export const subscription = (changes: object = {}) => ({
  id: 's1',
  planId: 'professional',
  planName: '乙',
  planPrice: 24.99,
  endDate: '2026-04-01T08:00:00.000Z',
  isCancelled: false,
  nextPlanName: null,
  ...changes,
});

export const planAnswers: Record<string, Answer> = {
  allPlans: () => ({ allPlans: plans() }),
  myPlan: () => ({ myActiveSubscription: TRIAL }),
  sandboxCheckout: () => ({ sandboxCheckout: { state: 'open', plan: plans()[0] } }),
  subscribeInSandbox: () => ({ subscribeInSandbox: { success: true, message: '' } }),
  sandboxPortal: () => ({ sandboxPortal: { subscription: subscription(), plans: plans() } }),
  manageInSandbox: () => ({ manageInSandbox: { success: true, message: '好' } }),
};
