import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CostRow } from '#domain/billing/costs.ts';
import type { Grantor } from '#domain/billing/history.ts';
import type { BillingEventKind, UnfitReason } from '#domain/billing/payments.ts';
import { learners } from './learners.ts';

const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a learner has taken. A renewal moves its end; the credits of each period are a bucket of their own. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: learnerId(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    priceCents: integer('price_cents').notNull(),
    creditsAllocated: integer('credits_allocated').notNull(),
    includesOet: boolean('includes_oet').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** The last payment, as the provider names it. */
    paymentId: text('payment_id'),
    provider: text({ enum: ['trial', 'sandbox', 'stripe'] })
      .notNull()
      .default('trial'),
    /** As the provider names the subscription. */
    providerId: text('provider_id'),
    /** Another plan from the end of this period on. */
    nextPlanId: text('next_plan_id'),
    /** Since when a payment is owed. null: none is. */
    paymentFailedAt: moment('payment_failed_at'),
  },
  (table) => [
    index('subscriptions_learner').on(table.learnerId, table.endsAt),
    uniqueIndex('subscriptions_provider').on(table.provider, table.providerId),
    index('subscriptions_renewing')
      .on(table.endsAt)
      .where(sql`${table.provider} = 'sandbox' and ${table.cancelledAt} is null`),
  ],
);

/** Who a learner is to a provider. */
export const billingCustomers = pgTable('billing_customers', {
  /** As the provider names the customer. */
  id: text().primaryKey(),
  learnerId: learnerId().unique(),
});

/**
 * Money that moved, once each. It stays when its learner goes, without her name, as accounts must be kept. `unfit`:
 * why it fits no account, so that somebody has to look at it.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
    /** As the provider names it. */
    providerId: text('provider_id').notNull(),
    learnerId: uuid('learner_id').references(() => learners.id, { onDelete: 'set null' }),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    planId: text('plan_id'),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    paidAt: moment('paid_at').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundedAt: moment('refunded_at'),
    disputedAt: moment('disputed_at'),
    unfit: text().$type<UnfitReason>(),
  },
  (table) => [
    uniqueIndex('payments_provider').on(table.provider, table.providerId),
    index('payments_learner').on(table.learnerId),
    index('payments_subscription').on(table.subscriptionId),
    index('payments_unfit').on(table.paidAt).where(sql`${table.unfit} is not null`),
  ],
);

/** What a provider has told, stored before it is handled. It names things and holds nothing of anybody. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** The provider's own: the same event comes again and again. */
    id: text().primaryKey(),
    kind: text().$type<BillingEventKind>().notNull(),
    /** What it is about, as the provider names it. */
    objectId: text('object_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    attempts: integer().notNull().default(0),
    /** When it may be tried again. */
    dueAt: moment('due_at').notNull(),
    failure: text(),
  },
  (table) => [
    index('billing_events_due').on(table.dueAt).where(sql`${table.handledAt} is null`),
    index('billing_events_handled').on(table.handledAt).where(sql`${table.handledAt} is not null`),
  ],
);

/** What an operator did by hand. Append-only: a trigger lets nothing but the deletion of a learner touch it. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    act: text({ enum: ['grant', 'refund', 'disable', 'enable', 'rotate-secret'] }).notNull(),
    learnerId: uuid('learner_id').references(() => learners.id, { onDelete: 'set null' }),
    /** Amounts and ids; nothing that a person could be known by. */
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    /** Why, in the operator's words. */
    reason: text().notNull(),
  },
  (table) => [index('operator_acts_learner').on(table.learnerId)],
);

/** Credits that end with the period that granted them. */
export const creditBuckets = pgTable(
  'credit_buckets',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: learnerId(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The payment that brought them. null: nobody paid. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'set null' }),
    remaining: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_buckets_learner').on(table.learnerId, table.endsAt),
    index('credit_buckets_subscription').on(table.subscriptionId),
    index('credit_buckets_payment').on(table.paymentId),
    index('credit_buckets_ending').on(table.endsAt).where(sql`${table.remaining} > 0`),
    check('credit_buckets_remaining', sql`${table.remaining} >= 0`),
  ],
);

/** Append-only: a trigger refuses every change but that a deleted learner's entries go with her. Its sum is the balance. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learnerId: learnerId(),
    bucketId: uuid('bucket_id').notNull(),
    /** The call that held, released or was refunded the credits. It may have been cleared since. */
    callId: uuid('call_id'),
    kind: text({ enum: ['grant', 'reserve', 'release', 'refund', 'expire', 'revoke'] }).notNull(),
    amount: integer().notNull(),
    /** What a call spent them on. */
    costRow: text('cost_row').$type<CostRow>(),
    /** Who granted them. */
    grantor: text().$type<Grantor>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_learner').on(table.learnerId, table.id),
    // A call takes from a bucket once and gives back to it once, whoever asks.
    uniqueIndex('ledger_entries_call').on(table.callId, table.bucketId, table.kind),
  ],
);

/** A process of the server that has open calls, and when it was last heard of, by the database's clock. */
export const callOwners = pgTable('call_owners', {
  id: uuid().primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * A call that happens once. open: its owner works on it and its credits are held; settled: it has its answer, for
 * retries with its key. A call that fails has no row.
 */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    field: text().notNull(),
    /** One for each action of the learner, kept for its retries. null: nobody can ask for the answer again. */
    key: uuid(),
    inputHash: text('input_hash').notNull(),
    /** null: nothing to pay. */
    costRow: text('cost_row').$type<CostRow>(),
    /** Once paid, the same input is free: so two of them are never open together. */
    kept: boolean().notNull(),
    state: text({ enum: ['open', 'settled'] }).notNull(),
    owner: uuid(),
    answer: jsonb().$type<{ readonly value: unknown }>(),
    /** open: when it may no longer settle; settled: when its answer is forgotten. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('calls_key').on(table.learnerId, table.key),
    uniqueIndex('calls_kept')
      .on(table.learnerId, table.costRow, table.inputHash)
      .where(sql`${table.state} = 'open' and ${table.kept}`),
    index('calls_open').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    index('calls_settled').on(table.expiresAt).where(sql`${table.state} = 'settled'`),
  ],
);

/** What a learner has paid for once, by call and input: the same again is free. */
export const paidInputs = pgTable(
  'paid_inputs',
  {
    learnerId: learnerId(),
    costRow: text('cost_row').notNull(),
    inputHash: text('input_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.costRow, table.inputHash] })],
);
