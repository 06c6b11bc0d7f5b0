import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeReadingResults } from '#domain/oet/reading/results-wire.ts';
import { subscriptions } from '../../../db/schema/billing.ts';
import { oetMarks } from '../../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { removePack, savePack } from '../../../pack-importers.ts';
import { examCalls, readBeforeSubmission } from '../../../testing/exam-calls.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { RIGHT_ANSWERS, readingPack, withOtherKey } from '../../../testing/reading-pack.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;
let exam: ReturnType<typeof examCalls>;

const SOURCE = { path: 'test-reading.yaml', now: new Date() };
const START = new Date('2030-01-01T09:00:00Z');
const MINUTE = 60_000;

/** Of the product's own tests none is given out: the test suite's is the only one. */
beforeAll(async () => {
  server = await startTestServer();
  await server.database.db.update(oetTestVersions).set({ retiredAt: new Date() });
  await savePack(server.database.db, readingPack, SOURCE);
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = START;
  learner = await aLearner(server);
  exam = examCalls(server, learner);
});

const SECTION = `query readingTestSection($progressId: ID!, $part: String!) {
  readingTestSection(part: $part, progressId: $progressId) {
    id title description textContent timeLimitMinutes passages { id label title body }
    questionByPart(part: $part) { id questionText questionType options marks questionNumber passageId instruction }
  }
}`;
const RESULTS = `query readingTestResults($progressId: ID!, $part: String!) {
  readingTestResults(progressId: $progressId, part: $part)
}`;
const SUBMIT = `mutation submitReadingTest($progressId: ID!, $part: String!, $answers: String!, $revision: Int) {
  submitReadingTest(progressId: $progressId, part: $part, answers: $answers, revision: $revision) {
    success message score totalMarks
  }
}`;

const minutes = (count: number) => new Date(START.getTime() + count * MINUTE);
const REFRESH = `mutation refreshToken($refresh: String!) { refreshToken(refresh: $refresh) { access refresh } }`;

/** The same learner so many minutes after the start, still logged in. */
async function later(count: number): Promise<void> {
  server.time = minutes(count);
  const { data } = await server.call(REFRESH, { refresh: learner.refresh });
  learner = { ...learner, token: data.refreshToken.access, refresh: data.refreshToken.refresh };
  exam = examCalls(server, learner);
}

const section = (progressId: string, part: string) => exam.call(SECTION, { progressId, part });
const submit = (
  progressId: string,
  part = 'A',
  answers: object = RIGHT_ANSWERS,
  more: { key?: string; revision?: number } = {},
) => {
  const { key = randomUUID(), ...rest } = more;
  return exam.call(SUBMIT, { progressId, part, answers: JSON.stringify(answers), ...rest }, key);
};
const results = async (progressId: string, part = 'A') =>
  decodeReadingResults((await exam.call(RESULTS, { progressId, part })).data.readingTestResults);
const edit = (value: string, ageMs = 0) => ({ value, ageMs });
const marksStored = () => server.database.db.$count(oetMarks);

describe('an attempt at reading', () => {
  it('costs nothing, is made once for each key, and says where it stands', async () => {
    const key = randomUUID();
    const made = await Promise.all([exam.create('reading', key), exam.create('reading', key)]);
    const [first, second] = made.map(({ data }) => data.createUserProgress);
    expect(first).toMatchObject({ success: true });
    expect(second).toEqual(first);
    expect(await balanceOf(server.database.db, learner.id, server.time)).toBe(500);
    const { data } = await exam.attempt(first.userProgressId, 'a');
    expect(data.oetAttempt).toMatchObject({ part: 'A', phase: 'not_started', startedAt: null, revision: 0 });
    expect((await exam.attempts()).data.oetAttempts).toMatchObject([
      { progressId: first.userProgressId, title: 'A test', score: null, parts: [{}, {}, {}] },
    ]);
  });

  it('is refused for a module that does not exist, and nothing is paid', async () => {
    const { data } = await exam.create('cooking');
    expect(data.createUserProgress).toEqual({
      success: false,
      userProgressId: null,
      message: 'This kind of test does not exist.',
    });
  });

  it('needs a plan with OET, also where it costs nothing', async () => {
    await server.database.db.update(subscriptions).set({ includesOet: false });
    expect((await exam.create('reading')).errors[0]?.extensions.code).toBe('SUB_004');
  });

  it('can be finished when the plan has ended', async () => {
    const progressId = await exam.newAttempt('reading');
    await server.database.db.update(subscriptions).set({ endsAt: START });
    expect((await exam.create('reading')).errors[0]?.extensions.code).toBe('SUB_003');
    await exam.start(progressId, 'A');
    expect((await submit(progressId)).data.submitReadingTest.score).toBe(100);
  });

  it('is nobody else’s: another learner is told what an unknown id is', async () => {
    const progressId = await exam.newAttempt('reading');
    const other = examCalls(server, await aLearner(server));
    for (const id of [progressId, randomUUID(), '-'.repeat(36), 'x']) {
      const asked = [
        await other.attempt(id, 'A'),
        await other.start(id, 'A'),
        await other.save(id, 'A', { answers: { gap: edit('x') } }),
        await other.call(SECTION, { progressId: id, part: 'A' }),
        await other.call(RESULTS, { progressId: id, part: 'A' }),
        await other.call(SUBMIT, { progressId: id, part: 'A', answers: '{}' }, randomUUID()),
      ];
      for (const { errors } of asked) {
        expect(errors).toMatchObject([
          {
            message: 'This test could not be found.',
            extensions: { code: 'VAL_001', reason: 'unknown_test' },
          },
        ]);
      }
    }
    expect((await other.attempts()).data.oetAttempts).toEqual([]);
  });

  it('gives out the test that was taken least often and longest ago', async () => {
    const { db } = server.database;
    const second = { ...readingPack, id: 'b-test', title: 'B test' };
    await savePack(db, second, { ...SOURCE, path: 'second.yaml' });
    const titles: string[] = [];
    for (let index = 0; index < 3; index++) {
      server.time = minutes(index);
      await exam.newAttempt('reading');
      titles.unshift((await exam.attempts()).data.oetAttempts[0].title);
    }
    expect(titles).toEqual(['A test', 'B test', 'A test']);
    await removePack(db, { ...SOURCE, path: 'second.yaml' });
  });

  it('keeps its version of the test when the content changes', async () => {
    const { db } = server.database;
    const progressId = await exam.newAttempt('reading');
    const before = (await section(progressId, 'A')).data;
    const { A } = readingPack.parts;
    await savePack(
      db,
      { ...readingPack, parts: { ...readingPack.parts, A: { ...A, title: 'Changed' } } },
      SOURCE,
    );
    expect((await section(progressId, 'A')).data).toEqual(before);
    const another = await exam.newAttempt('reading');
    expect((await section(another, 'A')).data.readingTestSection.title).toBe('Changed');
    await savePack(db, readingPack, SOURCE);
  });
});

describe('the clock', () => {
  it('starts once, when it is asked to, on the server', async () => {
    const progressId = await exam.newAttempt('reading');
    await section(progressId, 'A');
    expect((await exam.attempt(progressId, 'A')).data.oetAttempt.phase).toBe('not_started');
    const { data } = await exam.start(progressId, 'A');
    expect(data.startOetPhase).toMatchObject({ phase: 'running', endsAt: minutes(15).toISOString() });
    server.time = minutes(10);
    const again = (await exam.start(progressId, 'a')).data.startOetPhase;
    expect(again).toMatchObject({ endsAt: minutes(15).toISOString(), serverNow: minutes(10).toISOString() });
  });

  it('is one for Parts B and C', async () => {
    const progressId = await exam.newAttempt('reading');
    await exam.start(progressId, 'B');
    await later(20);
    const { data } = await exam.start(progressId, 'C');
    expect(data.startOetPhase.endsAt).toBe(minutes(45).toISOString());
    expect((await exam.attempt(progressId, 'A')).data.oetAttempt.phase).toBe('not_started');
  });

  it('knows the phases of its module alone', async () => {
    const progressId = await exam.newAttempt('reading');
    const { errors } = await exam.start(progressId, 'A', 'speaking');
    expect(errors[0]?.extensions.reason).toBe('unknown_phase');
    expect((await exam.start(progressId, 'D')).errors[0]?.extensions.reason).toBe('unknown_part');
  });

  it('says by how much a submission was late, and what the score was when the time was over', async () => {
    const progressId = await exam.newAttempt('reading');
    await exam.start(progressId, 'A');
    server.time = minutes(14);
    await exam.save(progressId, 'A', { answers: { choice: edit('Oxygen'), gap: edit('wrong') } });
    await later(16.5);
    await submit(progressId);
    const result = await results(progressId);
    expect(result).toMatchObject({ score: 100, overrun_seconds: 90, score_at_time: 20 });
    expect(result.feedback.join(' ')).toContain('You went 1:30 over the time');
  });

  it('counts from the first reading of the paper for a client that starts nothing', async () => {
    const progressId = await exam.newAttempt('reading');
    await section(progressId, 'A');
    await later(20);
    await submit(progressId);
    expect((await results(progressId)).overrun_seconds).toBe(300);
  });
});

it('gives Parts B and C one clock also for a client that starts nothing', async () => {
  const progressId = await exam.newAttempt('reading');
  await section(progressId, 'B');
  await later(40);
  await section(progressId, 'C');
  await later(50);
  await submit(progressId, 'C');
  expect((await results(progressId, 'C')).overrun_seconds).toBe(300);
});

describe('work', () => {
  it('is kept answer by answer, the newest edit of two devices', async () => {
    const progressId = await exam.newAttempt('reading');
    await exam.start(progressId, 'A');
    server.time = minutes(1);
    const first = await exam.save(progressId, 'A', { answers: { choice: edit('Help'), gap: edit('4 g') } });
    expect(first.data.saveOetWork).toEqual({ saved: true, revision: 1, conflict: null });
    server.time = minutes(2);
    const offline = { choice: edit('Food', 90_000), claim: edit('True') };
    const second = await exam.save(progressId, 'A', { revision: 0, answers: offline });
    expect(second.data.saveOetWork).toMatchObject({
      saved: true,
      revision: 2,
      conflict: { savedAnswers: { choice: 'Help', gap: '4 g', claim: 'True' } },
    });
    expect((await exam.attempt(progressId, 'A')).data.oetAttempt.revision).toBe(2);
  });

  it('is refused once the part is submitted, and the sender learns why', async () => {
    const progressId = await exam.newAttempt('reading');
    await submit(progressId, 'A', { gap: '4 g' });
    const { data } = await exam.save(progressId, 'A', { answers: { gap: edit('5 g') } });
    expect(data.saveOetWork).toMatchObject({ saved: false, conflict: { phase: 'marked' } });
    expect((await results(progressId)).questions[1]).toMatchObject({ answer: '4 g', obtained: 1 });
  });

  it.each([
    ['no object', 'text'],
    ['no edits', { gap: 'x' }],
    ['an age from the future', { gap: { value: 'x', ageMs: -1 } }],
    ['a library', { gap: { value: 'x'.repeat(30_000), ageMs: 0 } }],
    ['a crowd', Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`q${n}`, edit('x')]))],
  ])('is refused when it is %s', async (_what, answers) => {
    const progressId = await exam.newAttempt('reading');
    const { errors } = await exam.save(progressId, 'A', { answers: answers as never });
    expect(errors[0]?.extensions.code).toBe('VAL_001');
  });
});

describe('a submission', () => {
  it('is marked once however often and from however many devices it comes', async () => {
    const progressId = await exam.newAttempt('reading');
    const key = randomUUID();
    const sent = await Promise.all([
      submit(progressId, 'A', RIGHT_ANSWERS, { key }),
      submit(progressId, 'A', RIGHT_ANSWERS, { key }),
      submit(progressId, 'A', RIGHT_ANSWERS),
      submit(progressId, 'A', RIGHT_ANSWERS),
    ]);
    for (const { data } of sent) {
      expect(data.submitReadingTest).toMatchObject({ success: true, score: 100, totalMarks: 5 });
    }
    const { data } = await submit(progressId, 'A', {});
    expect(data.submitReadingTest.score).toBe(100);
    expect(await marksStored()).toBe(1);
  });

  it('leaves what another device saved and its sender had not seen', async () => {
    const progressId = await exam.newAttempt('reading');
    await exam.start(progressId, 'A');
    server.time = minutes(1);
    await exam.save(progressId, 'A', { answers: { gap: edit('4 g') } });
    await submit(progressId, 'A', { gap: '5 g', choice: 'Oxygen' }, { revision: 0 });
    expect((await results(progressId)).questions.map(({ answer }) => answer)).toEqual([
      'Oxygen',
      '4 g',
      '',
      '',
    ]);
  });

  it.each(['', 'null', '[]', '"text"', '{"gap": {"a": 1}}', '{', '5'])(
    'is refused with %s for answers',
    async (answers) => {
      const progressId = await exam.newAttempt('reading');
      const { errors } = await exam.call(SUBMIT, { progressId, part: 'A', answers }, randomUUID());
      expect(errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'bad_answers' });
      expect(await marksStored()).toBe(0);
    },
  );

  it('takes whatever was entered, and marks it', async () => {
    const progressId = await exam.newAttempt('reading');
    const answers = {
      gap: '\0<script>',
      choice: null,
      claim: false,
      summary: '\ud800',
      other: 'x',
      __proto__: 'y',
    };
    const { data } = await submit(progressId, 'A', answers);
    expect(data.submitReadingTest).toMatchObject({ success: true, score: 20 });
  });
});

describe('results', () => {
  it('are there once the part is submitted, and not before', async () => {
    const progressId = await exam.newAttempt('reading');
    const { errors } = await exam.call(RESULTS, { progressId, part: 'A' });
    expect(errors[0]).toMatchObject({ extensions: { code: 'VAL_001', reason: 'not_submitted' } });
  });

  it('prove every answer', async () => {
    const progressId = await exam.newAttempt('reading');
    await exam.start(progressId, 'A');
    await exam.save(progressId, 'A', { spentMs: { gap: 4000 } });
    await submit(progressId, 'A', { choice: 'Help', gap: '4g', claim: 'False' });
    const result = await results(progressId);
    expect(result).toMatchObject({
      part: 'A',
      score: 40,
      obtained_marks: 2,
      total_marks: 5,
      band: 'D',
      estimated_score: null,
      overrun_seconds: 0,
    });
    expect(result.feedback[0]).toBe('Keep practicing to improve your score.');
    expect(result.questions[0]).toEqual({
      id: 'choice',
      number: 1,
      type: 'MCQ',
      text: 'What comes first?',
      options: ['Help', 'Oxygen', 'Food'],
      skill: 'detail',
      answer: 'Help',
      correct: 'Oxygen',
      marks: 1,
      obtained: 0,
      why: 'The text says so.',
      evidence: { quote: 'Oxygen comes first.', passageId: 'p' },
      spent_ms: null,
    });
    expect(result.questions[1]?.spent_ms).toBe(4000);
    expect(result.passages[0]?.body).toContain(result.questions[3]!.evidence.quote);
  });

  it('make an estimate of the whole module, and progress of all', async () => {
    expect((await exam.progress()).data.getUserProgress).toBeNull();
    const progressId = await exam.newAttempt('reading');
    await submit(progressId, 'A');
    expect((await exam.progress()).data.getUserProgress).toMatchObject({
      readingScore: null,
      totalScore: null,
    });
    await submit(progressId, 'B', { choice: 'Oxygen' });
    const { data } = await exam.progress();
    expect(data.getUserProgress).toMatchObject({ readingScore: 60, totalScore: 60, writingScore: null });
    expect(data.getUserProgress.completedAt).toBe(START.toISOString());
    await submit(progressId, 'C');
    // 3 + 1 + 3 of the 9 marks that OET's own papers have.
    expect((await results(progressId, 'C')).estimated_score).toBe(380);
    const [attempt] = (await exam.attempts('reading')).data.oetAttempts;
    expect(attempt).toMatchObject({ score: expect.closeTo(73.33, 2), band: 'B', estimatedScore: 380 });
    const [listed] = (await exam.progress()).data.getUserProgress.readingProgress;
    expect(listed.parts.map(({ part, score }: { part: string; score: number }) => [part, score])).toEqual([
      ['A', 100],
      ['B', 20],
      ['C', 100],
    ]);
  });
});

it('shows nothing before submission that goes by the key', async () => {
  const { db } = server.database;
  const module = {
    sectionType: 'reading',
    parts: ['A', 'B', 'C'],
    phase: 'running',
    answers: RIGHT_ANSWERS,
    queries: [SECTION, RESULTS],
  };
  const withKey = await readBeforeSubmission(server, learner, module);
  expect(withKey).toContain('How much antidote is given?');
  await savePack(db, withOtherKey(readingPack), SOURCE);
  expect(await readBeforeSubmission(server, await aLearner(server), module)).toBe(withKey);
  await savePack(db, readingPack, SOURCE);
});
