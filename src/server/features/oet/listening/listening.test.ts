import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LISTENING } from '#domain/oet/listening/module.ts';
import { decodeListeningResults } from '#domain/oet/listening/results-wire.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { oetRecordings } from '../../../db/schema/oet-recordings.ts';
import { savePack } from '../../../pack-importers.ts';
import { examCalls, readBeforeSubmission } from '../../../testing/exam-calls.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { listeningPack } from '../../../testing/listening-pack.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';
import { type MadeNow, makeMissingRecordings } from './recordings.service.ts';

let server: TestServer;
let learner: TestLearner;
let exam: ReturnType<typeof examCalls>;

const SOURCE = { path: 'test-listening.yaml', now: new Date() };
const START = new Date('2030-01-01T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({}, undefined, [LISTENING]);
  await server.database.db.update(oetTestVersions).set({ retiredAt: new Date() });
  await savePack(server.database.db, listeningPack(), SOURCE);
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  await server.database.db.delete(oetRecordings);
  server.time = START;
  learner = await aLearner(server);
  exam = examCalls(server, learner);
});

const SECTION = `query listeningTestSection($progressId: ID!, $part: String!) {
  listeningTestSection(part: $part, progressId: $progressId) {
    id title description audioText timeLimitMinutes extracts { id label title notes pauseSeconds durationMs turnStartsMs }
    questionByPart(part: $part) { id questionText questionType options marks questionNumber passageId instruction }
  }
}`;
const LINKS = `query listeningTestSection($progressId: ID!, $part: String!) {
  listeningTestSection(part: $part, progressId: $progressId) { extracts { id audioUrl durationMs } }
}`;
const RESULTS = `query listeningTestResults($progressId: ID!, $part: String!) {
  listeningTestResults(progressId: $progressId, part: $part)
}`;
const AUDIO = `mutation generateListeningAudio($text: String!) { generateListeningAudio(text: $text) { audioData } }`;
const SUBMIT = `mutation submitListeningTest($progressId: ID!, $part: String!, $answers: String!) {
  submitListeningTest(progressId: $progressId, part: $part, answers: $answers) { success message score totalMarks }
}`;

const makeAll = () => makeMissingRecordings(server.deps);

const section = async (progressId: string, part = 'A') =>
  (await exam.call(SECTION, { progressId, part })).data.listeningTestSection;
const submit = (progressId: string, answers: object, part = 'A') =>
  exam.call(SUBMIT, { progressId, part, answers: JSON.stringify(answers) }, randomUUID());
const results = async (progressId: string, part = 'A') =>
  decodeListeningResults((await exam.call(RESULTS, { progressId, part })).data.listeningTestResults);

describe('recordings', () => {
  it('are made ahead, once, with the time of every turn', async () => {
    expect(await makeAll()).toBe(2);
    expect(await makeAll()).toBe(0);
    const [row] = await server.database.db.select().from(oetRecordings);
    // The announcer, half a minute to read, a turn, a breath, a turn.
    expect(row?.turns).toEqual([
      { turn: 0, fromMs: 31_600, toMs: 32_600 },
      { turn: 1, fromMs: 32_950, toMs: 33_950 },
    ]);
    expect(row?.durationMs).toBe(35_450);
  });

  it('are told of one by one, with how long each is and how long it took', async () => {
    const told: MadeNow[] = [];
    await makeMissingRecordings(server.deps, { onMade: (made) => told.push(made) });
    expect(told.map(({ extractId, durationMs }) => [extractId, durationMs])).toEqual([
      ['a1', 35_450],
      ['b1', 35_450],
    ]);
    expect(told.every(({ bytes, tookMs }) => bytes > 0 && tookMs >= 0)).toBe(true);
    await makeMissingRecordings(server.deps, { onMade: () => expect.unreachable('All of them are made.') });
  });

  it('are made again when their sound was cleared away', async () => {
    await makeAll();
    await server.deps.blobs.trim(0);
    expect(await makeAll()).toBe(2);
  });

  it('are left for later when there is no more time', async () => {
    expect(await makeMissingRecordings(server.deps, { goesOn: () => false })).toBe(0);
    expect(await server.database.db.$count(oetRecordings)).toBe(0);
  });
});

describe('a part of the listening test', () => {
  it('costs a credit, and its voice nothing more', async () => {
    await makeAll();
    const progressId = await exam.newAttempt('listening');
    const { audioText, extracts } = await section(progressId);
    expect(audioText).toBe(`listening:${progressId}/A`);
    expect(extracts).toMatchObject([{ id: 'a1', notes: 'Came with {{1}}', durationMs: 35_450 }]);
    const { data } = await exam.call(AUDIO, { text: audioText });
    expect(Buffer.from(data.generateListeningAudio.audioData, 'base64').length).toBeGreaterThan(0);
    expect(await balanceOf(server.database.db, learner.id, server.time)).toBe(499);
  });

  it('has the time of the exam: 30 minutes and 45', async () => {
    const progressId = await exam.newAttempt('listening');
    const minutes = async (part: string) => (await section(progressId, part)).timeLimitMinutes;
    expect([await minutes('A'), await minutes('B')]).toEqual([30, 45]);
  });

  it('says so while its recording is being made', async () => {
    const progressId = await exam.newAttempt('listening');
    const { audioText, extracts } = await section(progressId);
    expect(extracts[0].durationMs).toBeNull();
    const { errors } = await exam.call(AUDIO, { text: audioText });
    expect(errors[0]?.extensions).toMatchObject({ code: 'SRV_002', reason: 'recording_not_made' });
  });

  it('is streamed to its learner by a link of her own', async () => {
    await makeAll();
    const progressId = await exam.newAttempt('listening');
    const { data } = await exam.call(LINKS, { progressId, part: 'A' });
    const url: string = data.listeningTestSection.extracts[0].audioUrl;
    const get = (token: string) =>
      server.app.inject({ url, headers: { authorization: `Bearer ${token}`, range: 'bytes=0-1' } });
    expect((await get(learner.token)).statusCode).toBe(206);
    expect((await get((await aLearner(server)).token)).statusCode).toBe(404);
  });

  it.each(['Say something for free.', 'listening:x/A', `listening:${randomUUID()}/A`])(
    'speaks nothing but its own reference: %s',
    async (text) => {
      await makeAll();
      expect((await exam.call(AUDIO, { text })).errors[0]?.extensions.code).toBe('VAL_001');
    },
  );

  it('is not spoken for another learner', async () => {
    await makeAll();
    const { audioText } = await section(await exam.newAttempt('listening'));
    const other = examCalls(server, await aLearner(server));
    expect((await other.call(AUDIO, { text: audioText })).errors[0]?.extensions.reason).toBe('unknown_test');
  });

  it('counts a recognisable spelling, and another word never', async () => {
    const progressId = await exam.newAttempt('listening');
    const { data } = await submit(progressId, { gap: 'newmoanea', choice: 'As a cold' });
    expect(data.submitListeningTest).toMatchObject({ success: true, score: 100, totalMarks: 2 });
    const second = await exam.newAttempt('listening');
    expect((await submit(second, { gap: 'cold' })).data.submitListeningTest.score).toBe(0);
    expect((await results(second)).questions[0]).toMatchObject({ distracted: true, correct: 'pneumonia' });
  });

  it('is proved by what was said, and when', async () => {
    await makeAll();
    const progressId = await exam.newAttempt('listening');
    await submit(progressId, { gap: 'pneumonia' });
    const result = await results(progressId);
    expect(result).toMatchObject({ mode: 'exam', score: 50, marks_obtained: 1, total_marks: 2, part: 'A' });
    expect(result.questions[0]?.evidence).toMatchObject({
      quote: 'Now it is pneumonia, they say.',
      extractId: 'a1',
    });
    const { fromMs, toMs } = result.questions[0]!.evidence;
    expect(fromMs).toBeGreaterThan(32_950);
    expect(toMs).toBeLessThanOrEqual(33_950);
    expect(result.extracts[0]?.turns[1]).toMatchObject({ speaker: 'Patient', fromMs: 32_950 });
    expect((await section(progressId)).audioText).toContain('Patient: It began as a cold.');
  });

  it('is estimated in exam mode alone', async () => {
    const progressId = await exam.newAttempt('listening');
    const START_PRACTICE = `mutation startOetPhase($progressId: ID!, $part: String) {
      startOetPhase(progressId: $progressId, part: $part, phase: running, mode: practice) { mode phase }
    }`;
    const started = await exam.call(START_PRACTICE, { progressId, part: 'A' });
    expect(started.data.startOetPhase).toEqual({ mode: 'practice', phase: 'running' });
    await exam.start(progressId, 'A');
    await submit(progressId, { gap: 'pneumonia' });
    await submit(progressId, { gap: 'pneumonia' }, 'B');
    expect(await results(progressId)).toMatchObject({ mode: 'practice', estimated_score: null });
    expect((await exam.attempts()).data.oetAttempts[0]).toMatchObject({ score: 50, estimatedScore: null });
  });
});

it('shows nothing before submission that goes by the key or the script', async () => {
  await makeAll();
  const module = {
    sectionType: 'listening',
    parts: ['A', 'B'],
    phase: 'running',
    answers: { gap: 'x' },
    queries: [SECTION, RESULTS],
  };
  const before = await readBeforeSubmission(server, learner, module);
  expect(before).toContain('Came with');
  expect(before).not.toContain('pneumonia');
  // As long as the other, so that the recording is.
  await savePack(server.database.db, listeningPack('influenza'), SOURCE);
  await makeAll();
  expect(await readBeforeSubmission(server, await aLearner(server), module)).toBe(before);
  await savePack(server.database.db, listeningPack(), SOURCE);
});
