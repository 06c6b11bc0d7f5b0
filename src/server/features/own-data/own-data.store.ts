import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { creditBuckets, ledgerEntries, subscriptions } from '../../db/schema/billing.ts';
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
import { oetAttemptParts, oetAttempts, oetMarks, oetPhaseStarts } from '../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../db/schema/oet-papers.ts';
import { vocabularyItems, vocabularyProgress } from '../../db/schema/vocabulary.ts';

/*
 * Reads what is a learner's in all tables, for herself. The one store that reads the tables of others: so what she
 * takes along is seen in one place, column by column, and the test that walks the schema has one list to compare.
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
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount, at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.learnerId, learnerId))
    .orderBy(asc(ledgerEntries.id));
  return { buckets, movements };
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

export async function examAttemptsOf(db: Db, learnerId: string) {
  const attempts = await db
    .select({
      id: oetAttempts.id,
      module: oetAttempts.module,
      test: oetTestVersions.title,
      createdAt: oetAttempts.createdAt,
    })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(eq(oetAttempts.learnerId, learnerId))
    .orderBy(asc(oetAttempts.createdAt));
  const ids = attempts.map(({ id }) => id);
  const parts = await db
    .select({
      attemptId: oetAttemptParts.attemptId,
      part: oetAttemptParts.part,
      firstReadAt: oetAttemptParts.firstReadAt,
      work: oetAttemptParts.work,
      submittedAt: oetAttemptParts.submittedAt,
    })
    .from(oetAttemptParts)
    .where(inArray(oetAttemptParts.attemptId, ids));
  const clocks = await db
    .select({
      attemptId: oetPhaseStarts.attemptId,
      clock: oetPhaseStarts.clock,
      phase: oetPhaseStarts.phase,
      startedAt: oetPhaseStarts.startedAt,
      mode: oetPhaseStarts.mode,
    })
    .from(oetPhaseStarts)
    .where(inArray(oetPhaseStarts.attemptId, ids));
  const marks = await db
    .select({
      attemptId: oetMarks.attemptId,
      part: oetMarks.part,
      marked: oetMarks.marked,
      atTime: oetMarks.atTime,
      overrunSeconds: oetMarks.overrunSeconds,
      markedAt: oetMarks.markedAt,
    })
    .from(oetMarks)
    .where(inArray(oetMarks.attemptId, ids));
  const of = <Row extends { attemptId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ attemptId }) => attemptId === id).map(({ attemptId: _, ...row }) => row);
  return attempts.map(({ id, ...attempt }) => ({
    ...attempt,
    parts: of(parts, id),
    clocks: of(clocks, id),
    marks: of(marks, id),
  }));
}
