import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READING } from '#domain/oet/reading/module.ts';
import { FIXTURE, saveFixture } from '../../testing/exam-fixture/fixture.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

/** Its calls are known before the schema is built, as those of the product's own modules are. */
beforeAll(async () => {
  await import('../../testing/exam-fixture/fixture.graphql.ts');
  const { startTestServer } = await import('../../testing/test-server.ts');
  server = await startTestServer({}, undefined, [READING, FIXTURE]);
  await saveFixture(server.database.db);
});
afterAll(() => server.close());

it('lets a module that the core has never heard of run from its creation to its result', async () => {
  const { aLearner } = await import('../../testing/learners.ts');
  const { examCalls } = await import('../../testing/exam-calls.ts');
  const learner = await aLearner(server);
  const exam = examCalls(server, learner);
  const progressId = await exam.newAttempt('fixture');
  const started = (await exam.start(progressId, null)).data.startOetPhase;
  expect(started).toMatchObject({ module: 'fixture', part: null, phase: 'running' });
  const answers = {
    f1: 'That',
    f2: 'a steth',
    f3: 'False',
    f4: 'The deep wound was then cleaned with care.',
  };
  const edits = Object.entries(answers).map(([id, value]) => [id, { value, ageMs: 0 }]);
  await exam.save(progressId, null, { answers: Object.fromEntries(edits) });
  expect((await exam.attempt(progressId, null)).data.oetAttempt.savedAnswers).toEqual(answers);
  const SUBMIT = `mutation submitFixture($progressId: ID!, $answers: String!) {
    submitFixture(progressId: $progressId, answers: $answers)
  }`;
  server.time = new Date(server.time.getTime() + 90_000);
  const submitted = await exam.call(SUBMIT, { progressId, answers: JSON.stringify(answers) }, randomUUID());
  expect(submitted.data.submitFixture).toBe(3);
  const { data } = await exam.call(
    `query fixtureResults($progressId: ID!) {
    fixtureResults(progressId: $progressId)
  }`,
    { progressId },
  );
  expect(data.fixtureResults).toMatchObject({ quote: 'proof', overrunSeconds: 30 });
  expect(data.fixtureResults.marked.map(({ obtained }: { obtained: number }) => obtained)).toEqual([
    1, 1, 0, 1,
  ]);
  expect((await exam.attempts('fixture')).data.oetAttempts).toMatchObject([
    { title: 'A fixture', score: 75, band: 'B', estimatedScore: 320, parts: [{ phase: 'marked' }] },
  ]);
});
