import { randomUUID } from 'node:crypto';
import { signupForm, type TestLearner } from './learners.ts';
import type { TestServer } from './test-server.ts';

/** A learner in a shop whose clock moves: she logs in again when her session has run out. */
export interface Buyer {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  ask(query: string, variables?: Record<string, unknown>, key?: string): Promise<any>;
  /** Buys at the checkout of the sandbox. */
  buy(planId: string): Promise<{ success: boolean; message: string }>;
  /** The token of her checkout. */
  checkout(planId: string): Promise<string>;
  /** The token of her portal. */
  portal(): Promise<string>;
  manage(act: string, planId?: string): Promise<{ success: boolean; message: string }>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  subscription(): Promise<any>;
  balance(): Promise<number>;
}

const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token { access } } }';
const ACTIVE = `{ myActiveSubscription { id planId planName creditsAllocated startDate endDate isCancelled nextPlanName
  paymentId paymentFailedAt isTrial includesOet } }`;

const lastPart = (address: string) => address.split('/').at(-1)!;

export function buyerOf(server: TestServer, learner: TestLearner): Buyer {
  let token = learner.token;
  const ask: Buyer['ask'] = async (query, variables = {}, key) => {
    const send = () => server.call(query, variables, { token, ...(key && { key }) });
    let answer = await send();
    if (answer.errors[0]?.extensions.code === 'AUTH_002') {
      const form = { email: learner.email, password: signupForm.password };
      token = (await server.call(LOGIN, form)).data.login.token.access;
      answer = await send();
    }
    if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const buyer: Buyer = {
    id: learner.id,
    ask,
    async checkout(planId) {
      const { allPlans } = await ask('{ allPlans { id paymentLink } }');
      return lastPart(allPlans.find(({ id }: { id: string }) => id === planId).paymentLink);
    },
    async buy(planId) {
      const variables = { token: await buyer.checkout(planId) };
      const query = 'mutation($token: String!) { subscribeInSandbox(token: $token) { success message } }';
      return (await ask(query, variables, randomUUID())).subscribeInSandbox;
    },
    async portal() {
      const { createCustomerPortalSession } = await ask('mutation { createCustomerPortalSession { url } }');
      return lastPart(createCustomerPortalSession.url ?? '');
    },
    async manage(act, planId) {
      const query = `mutation($token: String!, $act: SandboxAct!, $planId: ID) {
        manageInSandbox(token: $token, act: $act, planId: $planId) { success message } }`;
      const variables = { token: await buyer.portal(), act, planId };
      return (await ask(query, variables, randomUUID())).manageInSandbox;
    },
    subscription: async () => (await ask(ACTIVE)).myActiveSubscription,
    balance: async () => (await ask('{ myCreditBalance { amount } }')).myCreditBalance.amount,
  };
  return buyer;
}
