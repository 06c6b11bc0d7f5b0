import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LISTENING } from '#domain/oet/listening/module.ts';
import { READING } from '#domain/oet/reading/module.ts';
import { savePack } from '../../../pack-importers.ts';
import { examCalls } from '../../../testing/exam-calls.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { listeningPack } from '../../../testing/listening-pack.ts';
import { readingPack } from '../../../testing/reading-pack.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;
let exam: ReturnType<typeof examCalls>;

beforeAll(async () => {
  server = await startTestServer({}, undefined, [LISTENING, READING]);
  await savePack(server.database.db, readingPack, { path: 'test-reading.yaml', now: new Date() });
  await savePack(server.database.db, listeningPack(), { path: 'test-listening.yaml', now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  learner = await aLearner(server);
  exam = examCalls(server, learner);
});

const BEGIN = 'mutation startOetMockExam { startOetMockExam { mockExamId } }';
const CREATE = `mutation createUserProgress($sectionType: String!, $mockExamId: ID) {
  createUserProgress(sectionType: $sectionType, mockExamId: $mockExamId) { success userProgressId message }
}`;
const EXAM = `query oetMockExam($mockExamId: ID!) {
  oetMockExam(mockExamId: $mockExamId) { id createdAt attempts { progressId module mockExamId } }
}`;
const EXAMS = 'query oetMockExams { oetMockExams { id modulesDone } }';

const begin = async (key: string = randomUUID()): Promise<string> =>
  (await exam.call(BEGIN, {}, key)).data.startOetMockExam.mockExamId;
const create = (sectionType: string, mockExamId: string) =>
  exam.call(CREATE, { sectionType, mockExamId }, randomUUID());

it('is begun once for a key, and listed with what was begun in it', async () => {
  const key = randomUUID();
  const mockExamId = await begin(key);
  expect(await begin(key)).toBe(mockExamId);
  expect((await exam.call(EXAMS)).data.oetMockExams).toEqual([{ id: mockExamId, modulesDone: 0 }]);
  const progressId = (await create('reading', mockExamId)).data.createUserProgress.userProgressId;
  expect((await exam.call(EXAM, { mockExamId })).data.oetMockExam).toMatchObject({
    id: mockExamId,
    attempts: [{ progressId, module: 'reading', mockExamId }],
  });
  const alone = await exam.newAttempt('reading');
  const { data } = await exam.attempts();
  const listed = data.oetAttempts.map((each: { progressId: string }) => each.progressId);
  expect(listed.toSorted()).toEqual([alone, progressId].toSorted());
});

it('has and charges each module once, however often it is asked for', async () => {
  const { db } = server.database;
  const mockExamId = await begin();
  const before = await balanceOf(db, learner.id, server.time);
  const made = await Promise.all([1, 2, 3].map(() => create('listening', mockExamId)));
  const again = await create('listening', mockExamId);
  const [id, ...others] = new Set(
    [...made, again].flatMap(({ data }) => data?.createUserProgress?.userProgressId ?? []),
  );
  expect(id).toBeTruthy();
  expect(others).toEqual([]);
  expect((await exam.call(EXAM, { mockExamId })).data.oetMockExam.attempts).toHaveLength(1);
  expect(before - (await balanceOf(db, learner.id, server.time))).toBe(1);
});

it("is nobody else's", async () => {
  const mockExamId = await begin();
  const stranger = examCalls(server, await aLearner(server));
  const seen = await stranger.call(EXAM, { mockExamId });
  expect(seen.errors?.[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'unknown_test' });
  const added = await stranger.call(CREATE, { sectionType: 'reading', mockExamId }, randomUUID());
  expect(added.errors?.[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'unknown_test' });
  expect((await exam.call(EXAM, { mockExamId })).data.oetMockExam.attempts).toEqual([]);
});
