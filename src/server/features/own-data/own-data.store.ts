import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  billingCustomers,
  creditBuckets,
  ledgerEntries,
  operatorActs,
  payments,
  subscriptions,
} from '../../db/schema/billing.ts';
import { caseProgress } from '../../db/schema/cases.ts';
import { conversations, conversationTurns } from '../../db/schema/conversations.ts';
import {
  guidedAttempts,
  guidedDialogues,
  guidedLineProgress,
  guidedLines,
  guidedProgress,
} from '../../db/schema/guided.ts';
import { learners, providerConsents, sessions } from '../../db/schema/learners.ts';
import { vocabularyItems, vocabularyProgress } from '../../db/schema/vocabulary.ts';

/*
 * Reads what is a learner's in all tables, for herself, but for exams, which stand beside. No other store reads the tables
 * of others: so what she takes along is seen in one place, column by column, and the test that walks the schema has one
 * list to compare.
 */

export async function accountOf(db: Db, learnerId: string) {
  const [account] = await db
    .select({
      email: learners.email,
      username: learners.username,
      fullName: learners.fullName,
      phoneNumber: learners.phoneNumber,
      nativeLanguage: learners.nativeLanguage,
      languageToLearn: learners.languageToLearn,
      category: learners.categorySlug,
      specialty: learners.specialitySlug,
      profession: learners.profession,
      createdAt: learners.createdAt,
    })
    .from(learners)
    .where(eq(learners.id, learnerId));
  return account;
}

export function consentsOf(db: Db, learnerId: string) {
  return db
    .select({
      capability: providerConsents.capability,
      host: providerConsents.host,
      agreedAt: providerConsents.agreedAt,
    })
    .from(providerConsents)
    .where(eq(providerConsents.learnerId, learnerId))
    .orderBy(asc(providerConsents.agreedAt));
}

export function sessionsOf(db: Db, learnerId: string) {
  return db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      endsAt: sessions.endsAt,
      endedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.learnerId, learnerId))
    .orderBy(asc(sessions.createdAt));
}

export function subscriptionsOf(db: Db, learnerId: string) {
  return db
    .select({
      plan: subscriptions.planName,
      priceCents: subscriptions.priceCents,
      creditsAllocated: subscriptions.creditsAllocated,
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
      cancelledAt: subscriptions.cancelledAt,
      paymentId: subscriptions.paymentId,
    })
    .from(subscriptions)
    .where(eq(subscriptions.learnerId, learnerId))
    .orderBy(asc(subscriptions.startsAt));
}

export async function creditsOf(db: Db, learnerId: string) {
  const buckets = await db
    .select({
      remaining: creditBuckets.remaining,
      createdAt: creditBuckets.createdAt,
      endsAt: creditBuckets.endsAt,
    })
    .from(creditBuckets)
    .where(eq(creditBuckets.learnerId, learnerId))
    .orderBy(asc(creditBuckets.createdAt));
  const movements = await db
    .select({
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      spentOn: ledgerEntries.costRow,
      grantedBy: ledgerEntries.grantor,
      at: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.learnerId, learnerId))
    .orderBy(asc(ledgerEntries.id));
  return { buckets, movements };
}

/** What she paid, and who she is to whoever took it. */
export async function paymentsOf(db: Db, learnerId: string) {
  const customers = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(eq(billingCustomers.learnerId, learnerId));
  const paid = await db
    .select({
      paymentId: payments.providerId,
      provider: payments.provider,
      plan: payments.planId,
      amountCents: payments.amountCents,
      currency: payments.currency,
      paidAt: payments.paidAt,
      refundedCents: payments.refundedCents,
      refundedAt: payments.refundedAt,
      disputedAt: payments.disputedAt,
    })
    .from(payments)
    .where(eq(payments.learnerId, learnerId))
    .orderBy(asc(payments.paidAt));
  return { customer: customers[0]?.id ?? null, paid };
}

/** What was done by hand with her account, and why. */
export function operatorActsOf(db: Db, learnerId: string) {
  return db
    .select({
      act: operatorActs.act,
      details: operatorActs.details,
      reason: operatorActs.reason,
      at: operatorActs.at,
    })
    .from(operatorActs)
    .where(eq(operatorActs.learnerId, learnerId))
    .orderBy(asc(operatorActs.id));
}

export function vocabularyOf(db: Db, learnerId: string) {
  return db
    .select({
      term: vocabularyItems.term,
      language: vocabularyItems.language,
      attempts: vocabularyProgress.attempts,
      bestScore: vocabularyProgress.bestScore,
      completions: vocabularyProgress.completions,
      completedAt: vocabularyProgress.completedAt,
    })
    .from(vocabularyProgress)
    .innerJoin(vocabularyItems, eq(vocabularyItems.id, vocabularyProgress.itemId))
    .where(eq(vocabularyProgress.learnerId, learnerId))
    .orderBy(asc(vocabularyItems.language), asc(vocabularyItems.term));
}

export async function dialoguesOf(db: Db, learnerId: string) {
  const completed = await db
    .select({
      dialogue: guidedDialogues.name,
      language: guidedDialogues.language,
      completions: guidedProgress.completions,
      completedAt: guidedProgress.completedAt,
    })
    .from(guidedProgress)
    .innerJoin(guidedDialogues, eq(guidedDialogues.id, guidedProgress.dialogueId))
    .where(eq(guidedProgress.learnerId, learnerId));
  const lines = await db
    .select({
      line: guidedLines.doctorMessage,
      attempts: guidedLineProgress.attempts,
      bestScore: guidedLineProgress.bestScore,
    })
    .from(guidedLineProgress)
    .innerJoin(guidedLines, eq(guidedLines.id, guidedLineProgress.lineId))
    .where(eq(guidedLineProgress.learnerId, learnerId));
  const attempts = await db
    .select({
      dialogue: guidedDialogues.name,
      score: guidedAttempts.score,
      at: guidedAttempts.createdAt,
    })
    .from(guidedAttempts)
    .innerJoin(guidedDialogues, eq(guidedDialogues.id, guidedAttempts.dialogueId))
    .where(eq(guidedAttempts.learnerId, learnerId))
    .orderBy(asc(guidedAttempts.createdAt));
  return { completed, lines, attempts };
}

export async function casesOf(db: Db, learnerId: string) {
  return db
    .select({
      case: caseProgress.caseId,
      completions: caseProgress.completions,
      completedAt: caseProgress.completedAt,
    })
    .from(caseProgress)
    .where(eq(caseProgress.learnerId, learnerId));
}

export async function conversationsOf(db: Db, learnerId: string) {
  const held = await db
    .select({
      id: conversations.id,
      about: conversations.subject,
      language: conversations.language,
      startedAt: conversations.startedAt,
      completedAt: conversations.completedAt,
      review: conversations.review,
    })
    .from(conversations)
    .where(eq(conversations.learnerId, learnerId))
    .orderBy(asc(conversations.startedAt));
  const ids = held.map(({ id }) => id);
  const turns = await db
    .select({
      conversationId: conversationTurns.conversationId,
      number: conversationTurns.number,
      role: conversationTurns.role,
      content: conversationTurns.content,
      at: conversationTurns.createdAt,
    })
    .from(conversationTurns)
    .where(inArray(conversationTurns.conversationId, ids))
    .orderBy(asc(conversationTurns.number));
  const byConversation = Map.groupBy(turns, ({ conversationId }) => conversationId);
  return held.map(({ id, ...conversation }) => ({
    ...conversation,
    turns: (byConversation.get(id) ?? []).map(({ conversationId: _, ...turn }) => turn),
  }));
}
