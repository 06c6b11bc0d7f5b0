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
import { learners } from './learners.ts';

const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });

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
    paymentId: text('payment_id'),
  },
  (table) => [index('subscriptions_learner').on(table.learnerId, table.endsAt)],
);

/** Credits that end with the period that granted them. */
export const creditBuckets = pgTable(
  'credit_buckets',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: learnerId(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'cascade' }),
    remaining: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_buckets_learner').on(table.learnerId, table.endsAt),
    index('credit_buckets_subscription').on(table.subscriptionId),
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
    kind: text({ enum: ['grant', 'reserve', 'release', 'refund', 'expire'] }).notNull(),
    amount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_learner').on(table.learnerId),
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
