import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, type TestLearner } from '../../testing/learners.ts';
import { scored } from '../../testing/scripted-engines.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { balanceOf } from '../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  server.assessment = scored;
  learner = await aLearner(server);
});

const AUDIO = Buffer.from('a recording').toString('base64');
const by = (who = learner) => ({ token: who.token });
const balance = () => balanceOf(server.database.db, learner.id, server.time);

describe('any term', () => {
  const score = (expectedTerm: string) =>
    server.call(
      `mutation testPronunciation($expectedTerm: String!, $audioData: String!) {
        testPronunciation(expectedTerm: $expectedTerm, audioData: $audioData) { pronunciationScore attempts vocabularyId }
      }`,
      { expectedTerm, audioData: AUDIO },
      by(),
    );

  it('is scored for one credit, and nothing of it is stored', async () => {
    expect((await score('Good morning, how are you?')).data.testPronunciation).toEqual({
      pronunciationScore: 82.4,
      attempts: 0,
      vocabularyId: null,
    });
    expect(await balance()).toBe(499);
  });

  it('is refused for free when it is empty or too long', async () => {
    expect((await score('  ')).errors[0]!.extensions.code).toBe('VAL_002');
    expect((await score('a'.repeat(201))).errors[0]!.extensions.reason).toBe('text_too_long');
    expect(await balance()).toBe(500);
  });
});
