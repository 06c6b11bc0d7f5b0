import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const learners = pgTable(
  'learners',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    username: text().notNull().unique(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    nativeLanguage: text('native_language'),
    languageToLearn: text('language_to_learn').notNull(),
    specialitySlug: text('speciality_slug'),
    categorySlug: text('category_slug'),
    profession: text(),
    /** Since when an operator keeps this account closed. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('learners_email_key').on(sql`lower(${table.email})`)],
);

/** That a learner agreed to leave one capability to an engine of one place. */
export const providerConsents = pgTable(
  'provider_consents',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    capability: text().notNull(),
    host: text().notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.capability, table.host] })],
);

/** One sign-in on one device, with one good refresh token at any time. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Browser and system, as far as they could be told, so that its learner knows it among the others. */
    device: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** However much it is used. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_learner').on(table.learnerId),
    index('sessions_end').on(table.endsAt),
    index('sessions_revoked').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_expiry').on(table.expiresAt),
    index('refresh_tokens_rotation').on(table.rotatedAt).where(sql`${table.rotatedAt} is not null`),
  ],
);

/** Links that lead to a new password. Only the digest of what stands in one is kept; one that was used is gone. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text().primaryKey(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('password_resets_learner').on(table.learnerId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);
