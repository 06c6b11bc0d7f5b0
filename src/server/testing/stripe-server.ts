import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

// biome-ignore lint/suspicious/noExplicitAny: objects of Stripe's protocol, as far as they are read
type Thing = any;

export interface SignedEvent {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

export const WEBHOOK_SECRET = 'whsec_tests_only';

/** A Stripe that holds what is bought in tests, answers its API, and signs events. */
export interface StripeServer {
  readonly apiUrl: string;
  /** Requests that changed something: `POST /v1/refunds` and so on. */
  readonly changes: string[];
  /** Whether the API fails. */
  fails: boolean;
  /** How long every answer takes. */
  slowMs: number;
  /** A checkout that went through: its subscription's id. */
  buy(purchase: { planId: string; reference: string | null; at: Date }): string;
  /** The next period is paid. */
  renew(subscriptionId: string): void;
  /** Another plan from now to the end of the period, paid for the share of it that is left. */
  change(subscriptionId: string, planId: string, at: Date): void;
  set(subscriptionId: string, changes: object): void;
  /** Money goes back: cents of the last payment. */
  giveBack(subscriptionId: string, cents: number): void;
  dispute(subscriptionId: string, status: string): void;
  /** An event about the newest object of its kind, signed at `at`. */
  event(type: string, subscriptionId: string, options?: { at?: Date; secret?: string }): SignedEvent;
  close(): Promise<void>;
}

const CENTS: Readonly<Record<string, number>> = { basic: 999, professional: 2499, premium: 4999 };
const MONTH = 30 * 86_400;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** What was bought. */
function createShop() {
  const things = new Map<string, Thing>();
  const add = (thing: Thing) => {
    things.set(thing.id, thing);
    return thing;
  };
  const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
  const all = (kind: string): Thing[] => [...things.values()].filter(({ object }) => object === kind);
  const ofSubscription = (kind: string, subscriptionId: string): Thing[] =>
    all(kind).filter((thing) => thing.owner === subscriptionId);

  function pay(
    subscription: Thing,
    {
      planId,
      start,
      end,
      cents,
      proration = false,
    }: { planId: string; start: number; end: number; cents: number; proration?: boolean },
  ) {
    const charge = add({
      id: id('ch'),
      object: 'charge',
      owner: subscription.id,
      amount: cents,
      amount_refunded: 0,
      payment_intent: id('pi'),
    });
    const invoice = add({
      id: id('in'),
      object: 'invoice',
      owner: subscription.id,
      created: start,
      currency: 'usd',
      amount_paid: cents,
      status: 'paid',
      period_end: end,
      status_transitions: { paid_at: start },
      parent: { subscription_details: { subscription: subscription.id } },
      lines: {
        data: [
          ...(proration
            ? [{ amount: -100, period: { start, end }, pricing: { price_details: { price: 'price_basic' } } }]
            : []),
          {
            amount: cents,
            period: { start, end },
            pricing: { price_details: { price: `price_${planId}` } },
            parent: { subscription_item_details: { proration } },
          },
        ],
      },
    });
    add({
      id: id('inpay'),
      object: 'invoice_payment',
      owner: subscription.id,
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: charge.payment_intent },
    });
  }

  function itemOf(planId: string, start: number, end: number) {
    return {
      data: [{ price: { id: `price_${planId}` }, current_period_start: start, current_period_end: end }],
    };
  }

  return { things, add, id, all, ofSubscription, pay, itemOf };
}

type Shop = ReturnType<typeof createShop>;

/** What the API answers; undefined: there is no such thing. */
function answer(shop: Shop, method: string, path: string, params: URLSearchParams): Thing {
  const [, , ...parts] = path.split('/');
  const name = parts.join('/');
  const list = (data: Thing[]) => ({ object: 'list', data, has_more: false });
  const sub = params.get('subscription') ?? '';
  if (name === 'checkout/sessions') return list(shop.ofSubscription('checkout.session', sub));
  if (name === 'invoices') return list(shop.ofSubscription('invoice', sub).reverse());
  if (name === 'invoice_payments') {
    const intent = params.get('payment[payment_intent]');
    const invoice = params.get('invoice');
    const found = shop
      .all('invoice_payment')
      .filter((each) => each.payment.payment_intent === intent || each.invoice === invoice);
    return list(found);
  }
  if (name === 'refunds') {
    const charge = shop.all('charge').find((each) => each.payment_intent === params.get('payment_intent'));
    // As after a day, when Stripe has forgotten the key.
    if (charge.amount_refunded === charge.amount)
      return { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } };
    charge.amount_refunded = charge.amount;
    return { id: shop.id('re'), object: 'refund' };
  }
  if (name === 'billing_portal/configurations') {
    if (method === 'GET') return list(shop.all('billing_portal.configuration'));
    const mark = params.get('metadata[bedside_plans]');
    return shop.add({
      id: shop.id('bpc'),
      object: 'billing_portal.configuration',
      metadata: { bedside_plans: mark },
    });
  }
  if (name === 'billing_portal/sessions') {
    return { id: shop.id('bps'), url: `https://billing.stripe.test/${params.get('customer')}` };
  }
  if (parts[0] === 'prices') return { id: parts[1], object: 'price', product: `prod_${parts[1]}` };
  const thing = shop.things.get(parts.at(-1) ?? '');
  if (method === 'DELETE' && thing) Object.assign(thing, { status: 'canceled', ended_at: thing.created });
  return thing;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const OBJECTS: Readonly<Record<string, string>> = {
  'checkout.session': 'checkout.session',
  'customer.subscription': 'subscription',
  invoice: 'invoice',
  'charge.refunded': 'charge',
  'charge.dispute': 'dispute',
};

/** As far as an event's type goes: what it is about. */
function objectOf(type: string): string {
  const prefix = Object.keys(OBJECTS).find((each) => type.startsWith(each));
  return OBJECTS[prefix ?? ''] ?? 'customer';
}

/** Starts it on a port of its own. */
export async function startStripeServer(): Promise<StripeServer> {
  const shop = createShop();
  const changes: string[] = [];
  const stripe = new Stripe('sk_test_unused');
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const method = request.method ?? 'GET';
    const params = method === 'GET' ? url.searchParams : new URLSearchParams(await bodyOf(request));
    if (method !== 'GET') changes.push(`${method} ${url.pathname}`);
    if (self.slowMs > 0) await pause(self.slowMs);
    const found = self.fails ? undefined : answer(shop, method, url.pathname, params);
    const status = self.fails ? 500 : found ? (found.error ? 400 : 200) : 404;
    const error = {
      error: { type: self.fails ? 'api_error' : 'invalid_request_error', message: 'No such thing' },
    };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const last = (kind: string, subscriptionId: string): Thing =>
    kind === 'subscription'
      ? shop.things.get(subscriptionId)
      : shop.ofSubscription(kind, subscriptionId).at(-1);

  const self: StripeServer = {
    apiUrl: `http://127.0.0.1:${port}`,
    changes,
    fails: false,
    slowMs: 0,
    buy({ planId, reference, at }) {
      const start = seconds(at);
      const subscription = shop.add({
        id: shop.id('sub'),
        object: 'subscription',
        status: 'active',
        customer: shop.id('cus'),
        created: start,
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        items: shop.itemOf(planId, start, start + MONTH),
      });
      shop.add({
        id: shop.id('cs'),
        object: 'checkout.session',
        owner: subscription.id,
        subscription: subscription.id,
        created: start,
        client_reference_id: reference,
      });
      shop.pay(subscription, { planId, start, end: start + MONTH, cents: CENTS[planId] ?? 100 });
      return subscription.id;
    },
    renew(subscriptionId) {
      const subscription = shop.things.get(subscriptionId);
      const item = subscription.items.data[0];
      const [planId, start] = [item.price.id.slice('price_'.length), item.current_period_end];
      subscription.items = shop.itemOf(planId, start, start + MONTH);
      subscription.status = 'active';
      shop.pay(subscription, { planId, start, end: start + MONTH, cents: CENTS[planId] ?? 100 });
    },
    change(subscriptionId, planId, at) {
      const subscription = shop.things.get(subscriptionId);
      const { current_period_start: start, current_period_end: end } = subscription.items.data[0];
      subscription.items = shop.itemOf(planId, start, end);
      shop.pay(subscription, { planId, start: seconds(at), end, cents: 1000, proration: true });
    },
    set: (subscriptionId, given) => Object.assign(shop.things.get(subscriptionId), given),
    giveBack(subscriptionId, cents) {
      last('charge', subscriptionId).amount_refunded = cents;
    },
    dispute(subscriptionId, status) {
      const { id: charge } = last('charge', subscriptionId);
      shop.add({ id: shop.id('dp'), object: 'dispute', owner: subscriptionId, charge, status });
    },
    event(type, subscriptionId, { at = new Date(), secret = WEBHOOK_SECRET } = {}) {
      const object = last(objectOf(type), subscriptionId) ?? { id: 'cus_other', object: 'customer' };
      const id = shop.id('evt');
      const body = JSON.stringify({ id, object: 'event', type, created: seconds(at), data: { object } });
      const timestamp = seconds(at);
      return {
        id,
        body,
        signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return self;
}
