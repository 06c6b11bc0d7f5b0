import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  billingCustomers,
  calls,
  creditBuckets,
  operatorActs,
  paidInputs,
  payments,
} from '../db/schema/billing.ts';
import { madeVoices } from '../db/schema/blobs.ts';
import { caseProgress, caseVersions } from '../db/schema/cases.ts';
import { conversations, conversationTurns } from '../db/schema/conversations.ts';
import {
  guidedAttempts,
  guidedDialogues,
  guidedLineProgress,
  guidedLines,
  guidedProgress,
} from '../db/schema/guided.ts';
import { learners, passwordResets, providerConsents, sessions } from '../db/schema/learners.ts';
import { oetAssessments, oetAttempts, oetDrafts, oetMockExams } from '../db/schema/oet-attempts.ts';
import { oetTakes } from '../db/schema/oet-takes.ts';
import { vocabularyItems, vocabularyProgress } from '../db/schema/vocabulary.ts';
import { examCalls } from './exam-calls.ts';
import { aLearner, type TestLearner } from './learners.ts';
import type { TestServer } from './test-server.ts';

const SUBMIT = `mutation submitReadingTest($progressId: ID!, $part: String!, $answers: String!) {
  submitReadingTest(progressId: $progressId, part: $part, answers: $answers) { success }
}`;

/** Words that only this learner ever said or wrote. */
export const WORDS = {
  name: 'Zephyrine Quartermaine',
  phone: '+44 7700 900123',
  turn: 'xylophonic breathing',
  answer: 'quinquefoil',
  voice: 'voice-of-zephyrine',
  letter: 'chrysanthemum tea for her cough',
  customer: 'cus_zephyrine',
} as const;

export interface FullLearner {
  readonly learner: TestLearner;
  /** Of what is hers. */
  readonly ids: {
    readonly learner: string;
    readonly session: string;
    readonly conversation: string;
    readonly attempt: string;
    readonly mockExam: string;
    readonly guidedAttempt: string;
    readonly bucket: string;
  };
  /** What of hers others can name too. */
  readonly course: {
    readonly vocabulary: string;
    readonly dialogue: string;
    readonly line: string;
    readonly case: string;
  };
  /** Whatever says one of these is hers or about her. */
  readonly marks: readonly string[];
}

/** A learner who has a row in every table that learners have rows in. */
export async function aFullLearner(server: TestServer): Promise<FullLearner> {
  const { db } = server.database;
  const now = server.time;
  const learner = await aLearner(server, {
    email: `${randomUUID()}@zephyrine.example`,
    fullName: WORDS.name,
  });
  const learnerId = learner.id;
  await db.update(learners).set({ phoneNumber: WORDS.phone }).where(eq(learners.id, learnerId));
  const [session] = await db.select().from(sessions).where(eq(sessions.learnerId, learnerId));
  const [bucket] = await db.select().from(creditBuckets).where(eq(creditBuckets.learnerId, learnerId));
  const [item] = await db.select().from(vocabularyItems).limit(1);
  const [line] = await db.select().from(guidedLines).limit(1);
  const [dialogue] = await db.select().from(guidedDialogues).where(eq(guidedDialogues.id, line!.dialogueId));
  const [version] = await db.select().from(caseVersions).limit(1);
  await db.insert(passwordResets).values({ hash: randomUUID(), learnerId, expiresAt: now });
  await db
    .insert(providerConsents)
    .values({ learnerId, capability: 'transcriber', host: 'ai.example', agreedAt: now });
  await db.insert(paidInputs).values({ learnerId, costRow: 'voice', inputHash: 'a digest' });
  await db.insert(calls).values({
    id: randomUUID(),
    learnerId,
    field: 'generateVoice',
    inputHash: 'a digest',
    kept: false,
    state: 'settled',
    answer: { value: WORDS.turn },
    expiresAt: now,
  });
  await db.insert(madeVoices).values({ learnerId, blobKey: WORDS.voice });
  await server.deps.blobs.put(WORDS.voice, new TextEncoder().encode(WORDS.turn));
  await db.insert(vocabularyProgress).values({ learnerId, itemId: item!.id, attempts: 2, bestScore: 71.5 });
  await db.insert(guidedLineProgress).values({ learnerId, lineId: line!.id, attempts: 1, bestScore: 80 });
  await db.insert(guidedProgress).values({ learnerId, dialogueId: dialogue!.id, completions: 1 });
  const [attempted] = await db
    .insert(guidedAttempts)
    .values({ learnerId, dialogueId: dialogue!.id, score: 83, createdAt: now })
    .returning({ id: guidedAttempts.id });
  await db.insert(caseProgress).values({ learnerId, caseId: version!.caseId, completions: 1 });
  const [held] = await db
    .insert(conversations)
    .values({ learnerId, subject: version!.id, language: 'en', seed: 1, startedAt: now, completedAt: now })
    .returning({ id: conversations.id });
  const turn = { conversationId: held!.id, createdAt: now };
  await db.insert(conversationTurns).values([
    { ...turn, number: 1, role: 'doctor', content: `Any ${WORDS.turn}?` },
    { ...turn, number: 2, role: 'patient', content: 'No.' },
  ]);
  const attempt = await sitAnExam(server, learner);
  const [mockExam] = await db
    .insert(oetMockExams)
    .values({ learnerId, createdAt: now })
    .returning({ id: oetMockExams.id });
  await db.update(oetAttempts).set({ mockExamId: mockExam!.id }).where(eq(oetAttempts.id, attempt));
  const ofPart = { attemptId: attempt, part: 'A' };
  await db.insert(oetDrafts).values({ ...ofPart, text: WORDS.letter, savedAt: now });
  await db.insert(oetAssessments).values({
    ...ofPart,
    outcome: 'marked',
    assessment: { quotes: [WORDS.letter] },
    engine: 'rules',
    assessedAt: now,
  });
  await db.insert(oetTakes).values({
    attemptId: attempt,
    number: 1,
    source: 'typed',
    endedMs: 0,
    blobKey: WORDS.voice,
    isMeasured: true,
  });
  await payFor(server, learnerId);
  const ids = {
    learner: learnerId,
    session: session!.id,
    conversation: held!.id,
    attempt,
    mockExam: mockExam!.id,
    guidedAttempt: attempted!.id,
    bucket: bucket!.id,
  };
  return {
    learner,
    ids,
    course: { vocabulary: item!.id, dialogue: dialogue!.id, line: line!.id, case: version!.id },
    marks: [...Object.values(ids), ...Object.values(WORDS), 'zephyrine', learner.email],
  };
}

/** A payment of hers, and what was done by hand with her account. */
async function payFor({ database: { db }, time }: TestServer, learnerId: string): Promise<void> {
  await db.insert(billingCustomers).values({ id: `${WORDS.customer}_${randomUUID()}`, learnerId });
  await db.insert(payments).values({
    provider: 'stripe',
    providerId: randomUUID(),
    learnerId,
    amountCents: 999,
    currency: 'usd',
    paidAt: time,
  });
  await db
    .insert(operatorActs)
    .values({ act: 'grant', learnerId, details: { credits: 5 }, reason: 'a gift' });
}

/** Part A of a reading test, submitted with an answer of her own; part B with one that is saved. */
async function sitAnExam(server: TestServer, learner: TestLearner): Promise<string> {
  const exam = examCalls(server, learner);
  const progressId = await exam.newAttempt('reading');
  const paper = await exam.call(
    `query ($id: ID!) { readingTestSection(part: "A", progressId: $id) { questionByPart { id questionType } } }`,
    { id: progressId },
  );
  const questions: { id: string; questionType: string }[] = paper.data.readingTestSection.questionByPart;
  const gap = questions.find(({ questionType }) => questionType === 'FILL')!;
  await exam.start(progressId, 'A');
  const answers = { [gap.id]: { value: WORDS.answer, ageMs: 0 } };
  await exam.save(progressId, 'A', { answers });
  const submission = { progressId, part: 'A', answers: JSON.stringify({ [gap.id]: WORDS.answer }) };
  const { errors } = await exam.call(SUBMIT, submission, randomUUID());
  if (errors.length > 0) throw new Error(errors[0]!.message);
  return progressId;
}
