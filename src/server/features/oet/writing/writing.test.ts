import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WRITING } from '#domain/oet/writing/module.ts';
import { decodeWritingResults } from '#domain/oet/writing/results-wire.ts';
import { learners } from '../../../db/schema/learners.ts';
import { oetAssessments, oetAttempts, oetMarks } from '../../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { savePack } from '../../../pack-importers.ts';
import type { LetterAssessor } from '../../../ports/letter-assessor.ts';
import { examCalls, readBeforeSubmission } from '../../../testing/exam-calls.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { assessedLetter } from '../../../testing/scripted-engines.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { withOtherWritingKey, writingPack } from '../../../testing/writing-pack.ts';
import { balanceOf } from '../../billing/credits.store.ts';
import { assessAttempt, assessWaiting } from '../assessing/assessing.service.ts';
import { letterAssessing } from './letter-assessing.ts';

let server: TestServer;
let learner: TestLearner;
let exam: ReturnType<typeof examCalls>;

const SOURCE = { path: 'test-writing.yaml', now: new Date() };
const START = new Date('2030-01-01T09:00:00Z');
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

beforeAll(async () => {
  server = await startTestServer({}, undefined, [WRITING]);
  await server.database.db.update(oetTestVersions).set({ retiredAt: new Date() });
  await savePack(server.database.db, writingPack, SOURCE);
});
afterAll(() => server.close());

const aNurse = async () => {
  const nurse = await aLearner(server);
  await server.database.db.update(learners).set({ profession: 'nursing' }).where(eq(learners.id, nurse.id));
  return nurse;
};

beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = START;
  server.letter = assessedLetter;
  server.sent.length = 0;
  learner = await aNurse();
  exam = examCalls(server, learner);
});

const SECTION = `query writingTestSection($progressId: ID!) {
  writingTestSection(progressId: $progressId) {
    id title description caseNotes caseNotesSections { heading notes } taskInstructions timeLimitMinutes
    readingTimeMinutes wordLimit profession letterType today writer
  }
}`;
const RESULTS = `query getWritingSection($progressId: ID!) { getWritingSection(progressId: $progressId) }`;
const SUBMIT = `mutation submitWritingTest($progressId: ID!, $letterContent: String!) {
  submitWritingTest(progressId: $progressId, letterContent: $letterContent) { success message }
}`;
const AGREE = `mutation consentToProviders($providers: [ProviderConsentInput!]!) {
  consentToProviders(providers: $providers) { success } }`;
const DRAFTS = `query oetDrafts($progressId: ID!) {
  oetDrafts(progressId: $progressId) { id revision text savedAt }
}`;

const submit = (progressId: string, letterContent: string, key = randomUUID()) =>
  exam.call(SUBMIT, { progressId, letterContent }, key);
const results = async (progressId: string) =>
  decodeWritingResults((await exam.call(RESULTS, { progressId })).data.getWritingSection);
const save = async (progressId: string, draft: string, revision: number) =>
  (await exam.save(progressId, null, { draft, revision })).data.saveOetWork;
const drafts = async (progressId: string): Promise<[number | null, string][]> =>
  (await exam.call(DRAFTS, { progressId })).data.oetDrafts.map(
    ({ revision, text }: { revision: number | null; text: string }) => [revision, text],
  );
const assessing = () => ({
  ...server.deps,
  assessors: { writing: letterAssessing(server.deps.letterAssessor) },
});
const runJobs = async () => {
  for (const { id } of server.sent.splice(0)) await assessAttempt(assessing(), id);
};
const REFRESH = `mutation refreshToken($refresh: String!) { refreshToken(refresh: $refresh) { access refresh } }`;

/** The same learner so many minutes after the start, still logged in. */
async function later(count: number): Promise<void> {
  server.time = minutes(count);
  const { data } = await server.call(REFRESH, { refresh: learner.refresh });
  learner = { ...learner, token: data.refreshToken.access, refresh: data.refreshToken.refresh };
  exam = examCalls(server, learner);
}

const balance = () => balanceOf(server.database.db, learner.id, server.time);

describe('an attempt at writing', () => {
  it('is at a task of the learner’s profession, and needs one', async () => {
    await server.database.db.update(learners).set({ profession: null });
    expect((await exam.create('writing')).data.createUserProgress).toEqual({
      success: false,
      userProgressId: null,
      message: 'Choose your profession first.',
    });
    expect(await balance()).toBe(500);
  });

  it('costs five credits, and shows notes and task', async () => {
    const progressId = await exam.newAttempt('writing');
    expect(await balance()).toBe(495);
    const { data } = await exam.call(SECTION, { progressId });
    expect(data.writingTestSection).toMatchObject({
      title: 'A task',
      caseNotes: 'Diagnosis\nPneumonia, R lower lobe\n\nDischarge plan\nChest X-ray in 6/52',
      timeLimitMinutes: 40,
      readingTimeMinutes: 5,
      wordLimit: 200,
      profession: 'nursing',
      letterType: 'discharge',
    });
    expect(data.writingTestSection.taskInstructions).toContain('Dr Maya Hale');
  });

  it('has a clock for reading, then one for writing, which may be started early', async () => {
    const progressId = await exam.newAttempt('writing');
    expect((await exam.start(progressId, null, 'writing')).errors[0]?.extensions.reason).toBe(
      'phase_too_early',
    );
    const reading = await exam.start(progressId, null, 'reading');
    expect(reading.data.startOetPhase).toMatchObject({ phase: 'reading', endsAt: minutes(5).toISOString() });
    server.time = minutes(2);
    const writing = await exam.start(progressId, null, 'writing');
    expect(writing.data.startOetPhase).toMatchObject({ phase: 'writing', endsAt: minutes(42).toISOString() });
  });
});

describe('a draft', () => {
  it('is kept revision by revision, one a minute, and what was lost by hand stays', async () => {
    const progressId = await exam.newAttempt('writing');
    expect(await save(progressId, 'Dear', 0)).toEqual({ saved: true, revision: 1, conflict: null });
    expect(await save(progressId, 'Dear Dr Hale', 1)).toMatchObject({ saved: true, revision: 2 });
    server.time = minutes(1);
    await save(progressId, 'Dear Dr Hale, I am writing to refer Mr Ash.', 2);
    await save(progressId, 'D', 3);
    expect(await drafts(progressId)).toEqual([
      [4, 'D'],
      [3, 'Dear Dr Hale, I am writing to refer Mr Ash.'],
      [2, 'Dear Dr Hale'],
    ]);
    expect((await exam.attempt(progressId, null)).data.oetAttempt).toMatchObject({ draft: 'D', revision: 4 });
  });

  it('that meets a newer one is kept aside, and the writer is shown what stands there', async () => {
    const progressId = await exam.newAttempt('writing');
    await save(progressId, 'From the phone', 0);
    expect(await save(progressId, 'From the desk', 0)).toMatchObject({
      saved: false,
      revision: 1,
      conflict: { draft: 'From the phone', revision: 1 },
    });
    expect(await drafts(progressId)).toEqual([
      [null, 'From the desk'],
      [1, 'From the phone'],
    ]);
    expect(await save(progressId, 'From the desk', 1)).toMatchObject({ saved: true, revision: 2 });
  });

  it('sent again is saved once, whatever revision its sender had seen', async () => {
    const progressId = await exam.newAttempt('writing');
    await save(progressId, 'Dear Dr Hale', 0);
    expect(await save(progressId, 'Dear Dr Hale', 0)).toEqual({ saved: true, revision: 1, conflict: null });
    expect(await drafts(progressId)).toHaveLength(1);
  });

  it('of another device stays beside the one that was chosen over it, however little they differ', async () => {
    const progressId = await exam.newAttempt('writing');
    await save(progressId, 'Dear Dr Hale, take 5 mg', 0);
    await save(progressId, 'Dear Dr Hale, take 50 mg', 0);
    await save(progressId, 'Dear Dr Hale, take 50 mg', 1);
    expect((await drafts(progressId)).map(([, text]) => text)).toContain('Dear Dr Hale, take 5 mg');
  });

  it('that is kept aside is kept once, however often it is sent', async () => {
    const progressId = await exam.newAttempt('writing');
    await save(progressId, 'From the phone', 0);
    await save(progressId, 'From the desk', 0);
    await save(progressId, 'From the desk', 0);
    expect(await drafts(progressId)).toHaveLength(2);
  });

  it('that arrives after another device’s submission is kept aside and counts no more', async () => {
    const progressId = await exam.newAttempt('writing');
    await save(progressId, 'My letter', 0);
    await submit(progressId, 'My letter');
    expect(await save(progressId, 'My letter, written on without a connection', 1)).toMatchObject({
      saved: false,
      conflict: { phase: 'marking', draft: 'My letter' },
    });
    expect(await drafts(progressId)).toContainEqual([null, 'My letter, written on without a connection']);
    await runJobs();
    expect((await results(progressId)).submission.letter_content).toBe('My letter');
  });

  it('is refused after submission, and when it is no letter', async () => {
    const progressId = await exam.newAttempt('writing');
    const huge = await exam.save(progressId, null, { draft: 'x'.repeat(20_001) });
    expect(huge.errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'bad_draft' });
    await submit(progressId, 'My letter');
    expect(await save(progressId, 'Another', 1)).toMatchObject({
      saved: false,
      conflict: { phase: 'marking', draft: 'My letter' },
    });
  });

  it('is nobody else’s', async () => {
    const progressId = await exam.newAttempt('writing');
    await save(progressId, 'Mine', 0);
    const other = examCalls(server, await aNurse());
    for (const { errors } of [
      await other.call(DRAFTS, { progressId }),
      await other.call(SECTION, { progressId }),
      await other.call(RESULTS, { progressId }),
      await other.save(progressId, null, { draft: 'Theirs', revision: 1 }),
      await other.call(SUBMIT, { progressId, letterContent: 'Theirs' }, randomUUID()),
    ]) {
      expect(errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'unknown_test' });
    }
    expect(await drafts(progressId)).toEqual([[1, 'Mine']]);
  });
});

/** While letters are marked elsewhere. */
async function withRemoteAssessor(run: () => Promise<void>): Promise<void> {
  const deps = server.deps as { letterAssessor: LetterAssessor };
  const own = deps.letterAssessor;
  const place = { capability: 'letterAssessor', host: 'ai.example' } as const;
  deps.letterAssessor = { ...own, engine: { id: 'remote', name: 'Remote', remote: true, ...place } };
  try {
    await run();
  } finally {
    deps.letterAssessor = own;
  }
}

describe('a submission', () => {
  it('is taken once, however often it comes, and marked once', async () => {
    const progressId = await exam.newAttempt('writing');
    const sent = await Promise.all([
      submit(progressId, 'My letter'),
      submit(progressId, 'My letter'),
      submit(progressId, 'Another letter'),
    ]);
    for (const { data } of sent) expect(data.submitWritingTest.success).toBe(true);
    expect(server.sent).toHaveLength(1);
    expect((await results(progressId)).submission).toMatchObject({ status: 'marking', score: null });
    const [job] = server.sent;
    await Promise.all([assessAttempt(assessing(), job!.id), assessAttempt(assessing(), job!.id)]);
    await assessWaiting(assessing());
    expect(await server.database.db.$count(oetMarks)).toBe(1);
    expect(await server.database.db.$count(oetAssessments)).toBe(1);
  });

  it('goes to an assessor elsewhere only after the learner has agreed to this one, there', async () => {
    const progressId = await exam.newAttempt('writing');
    const agreeTo = (capability: string, host: string) =>
      exam.call(AGREE, { providers: [{ capability, host }] });
    const refusal = async () =>
      (await submit(progressId, 'My letter')).errors?.[0]?.extensions as object | undefined;
    await withRemoteAssessor(async () => {
      expect(await refusal()).toMatchObject({ code: 'VAL_001', reason: 'consent_needed' });
      await agreeTo('letterAssessor', 'elsewhere.example');
      await agreeTo('patient', 'ai.example');
      expect(await refusal()).toMatchObject({ reason: 'consent_needed' });
      expect(server.sent).toEqual([]);
      expect((await exam.attempt(progressId, null)).data.oetAttempt.submittedAt).toBeNull();
      await agreeTo('letterAssessor', 'ai.example');
      expect(await refusal()).toBeUndefined();
      await runJobs();
      expect((await results(progressId)).submission).toMatchObject({ status: 'marked', engine: 'Remote' });
    });
  });

  it('that waits while an assessor elsewhere is set up does not go there unasked', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, 'My letter');
    await withRemoteAssessor(async () => {
      await assessWaiting(assessing());
      expect((await results(progressId)).submission.status).toBe('marking');
    });
    await assessWaiting(assessing());
    expect((await results(progressId)).submission.status).toBe('marked');
  });

  it('comes to a score, a band, an estimate and criteria out of ten', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, 'My letter');
    await runJobs();
    const { section, submission } = await results(progressId);
    expect(section).toMatchObject({ title: 'A task', letter_type: 'discharge' });
    expect(submission).toMatchObject({
      status: 'marked',
      letter_content: 'My letter',
      score: expect.closeTo(78.95, 2),
      band: 'B',
      estimated_score: 390,
      score_at_time: expect.closeTo(78.95, 2),
      overrun_seconds: 0,
      engine: 'Scripted',
      unscorable: null,
      criteria_scores: { purpose: 10, content: 7.1, language: 5.7 },
    });
    expect(submission.review?.models.a).toContain('Dear Dr Hale');
    const { data } = await exam.progress();
    expect(data.getUserProgress).toMatchObject({ writingScore: expect.closeTo(78.95, 2) });
    expect(data.getUserProgress.writingProgress[0]).toMatchObject({ band: 'B', estimatedScore: 390 });
    expect((await exam.attempt(progressId, null)).data.oetAttempt.phase).toBe('marked');
  });

  it('that can’t be marked says why, and is paid back once', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, '');
    server.letter = { scorable: false, reason: 'empty', measured: 0, why: 'There is no letter.' };
    const { id } = server.sent[0]!;
    await Promise.all([assessAttempt(assessing(), id), assessAttempt(assessing(), id)]);
    expect((await results(progressId)).submission).toMatchObject({
      status: 'unscorable',
      score: null,
      unscorable: { reason: 'empty', why: 'There is no letter.' },
    });
    expect(await balance()).toBe(500);
    expect((await exam.attempt(progressId, null)).data.oetAttempt.phase).toBe('unscorable');
    expect((await exam.progress()).data.getUserProgress.writingScore).toBeNull();
  });

  it('waits for an engine that is away, and is paid back after a day without', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, 'My letter');
    server.letter = () => Promise.reject(new Error('away'));
    await expect(runJobs()).rejects.toThrow('away');
    await assessWaiting(assessing());
    expect((await results(progressId)).submission.status).toBe('marking');
    expect(await balance()).toBe(495);
    await later(25 * 60);
    await assessWaiting(assessing());
    expect((await results(progressId)).submission.unscorable?.reason).toBe('no_engine');
    await assessWaiting(assessing());
    expect(await balance()).toBe(500);
  });

  it('whose marks can’t be stored is paid back after a day too', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, 'My letter');
    server.letter = { ...assessedLetter, feedback: ['half a \ud83d'] };
    await assessWaiting(assessing());
    expect((await results(progressId)).submission.status).toBe('marking');
    await later(25 * 60);
    await assessWaiting(assessing());
    expect((await results(progressId)).submission.unscorable?.reason).toBe('no_engine');
    expect(await balance()).toBe(500);
  });

  it('of an attempt that is deleted while it is marked ends its job', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, 'My letter');
    const { db } = server.database;
    server.letter = async () => {
      await db.delete(oetAttempts).where(eq(oetAttempts.id, progressId));
      return assessedLetter;
    };
    const { id } = server.sent[0]!;
    await assessAttempt(assessing(), id);
    await assessAttempt(assessing(), id);
    expect(await db.$count(oetAssessments)).toBe(0);
  });

  it('is marked when the engine is back', async () => {
    const progressId = await exam.newAttempt('writing');
    await submit(progressId, 'My letter');
    server.letter = () => Promise.reject(new Error('away'));
    await assessWaiting(assessing());
    server.letter = assessedLetter;
    await assessWaiting(assessing());
    expect((await results(progressId)).submission.status).toBe('marked');
  });

  it('says by how much it was late, and what stood there when the time was over', async () => {
    const progressId = await exam.newAttempt('writing');
    await exam.start(progressId, null, 'reading');
    await exam.start(progressId, null, 'writing');
    await later(39.8);
    await save(progressId, 'Half a letter', 0);
    await later(40.5);
    await save(progressId, 'Half a letter and more', 1);
    await later(41.5);
    await submit(progressId, 'A whole letter');
    const inTime = { ...assessedLetter, marks: { ...assessedLetter.marks, purpose: 0 } };
    const answers = [assessedLetter, inTime];
    server.letter = async () => answers.shift()!;
    await runJobs();
    expect((await results(progressId)).submission).toMatchObject({
      overrun_seconds: 90,
      score: expect.closeTo(78.95, 2),
      score_at_time: expect.closeTo(71.05, 2),
    });
  });
});

it('has no results before it is submitted', async () => {
  const progressId = await exam.newAttempt('writing');
  const { errors } = await exam.call(RESULTS, { progressId });
  expect(errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'not_submitted' });
});

it('shows nothing before submission that goes by the key', async () => {
  const { db } = server.database;
  const module = {
    sectionType: 'writing',
    parts: [null],
    phase: 'reading',
    answers: {},
    queries: [SECTION, RESULTS, DRAFTS],
  };
  const withKey = await readBeforeSubmission(server, learner, module);
  expect(withKey).toContain('Chest X-ray in 6/52');
  await savePack(db, withOtherWritingKey(writingPack), SOURCE);
  expect(await readBeforeSubmission(server, await aNurse(), module)).toBe(withKey);
  await savePack(db, writingPack, SOURCE);
});
