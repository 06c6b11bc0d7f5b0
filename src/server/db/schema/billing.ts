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
  uuid,
} from 'drizzle-orm/pg-core';
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
    index('credit_buckets_end').on(table.endsAt).where(sql`${table.remaining} > 0`),
    check('credit_buckets_remaining', sql`${table.remaining} >= 0`),
  ],
);

/** open: credits are held; settled: spent; released: given back. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: learnerId(),
    costRow: text('cost_row').notNull(),
    cost: integer().notNull(),
    state: text({ enum: ['open', 'settled', 'released'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_reservations_open').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    index('credit_reservations_learner').on(table.learnerId),
  ],
);

/** Append-only: a trigger refuses updates and deletions of single rows. Its sum is the balance. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learnerId: uuid('learner_id').notNull(),
    bucketId: uuid('bucket_id').notNull(),
    reservationId: uuid('reservation_id'),
    kind: text({ enum: ['grant', 'reserve', 'release', 'expire'] }).notNull(),
    amount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_learner').on(table.learnerId),
    index('ledger_entries_reservation').on(table.reservationId),
  ],
);

/** One row per user action, so that a retry answers the same and never charges again. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    learnerId: learnerId(),
    key: uuid().notNull(),
    field: text().notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.key] }),
    index('idempotent_calls_expiry').on(table.expiresAt),
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
