import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../db/schema/billing.ts';
import { blobs } from '../../db/schema/blobs.ts';
import { THROTTLES } from '../../db/throttle.ts';
import { aLearner, type TestLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { balanceOf } from '../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  server.spoken = 0;
  learner = await aLearner(server);
});

const LONG = 'Take this twice a day. '.repeat(86).trim();

const voice = (text: string, key: string = randomUUID()) =>
  server.call(
    'mutation generateVoice($text: String!) { generateVoice(text: $text) { audioData } }',
    { text },
    { token: learner.token, key },
  );
const balance = () => balanceOf(server.deps.db, learner.id, server.time);

describe('a voice asked again', () => {
  it('under new keys is paid, made and kept once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => voice(LONG)));
    const audio = answers.map(({ data }) => data.generateVoice.audioData);
    expect(new Set(audio).size).toBe(1);
    expect(await balance()).toBe(499);
    expect(server.spoken).toBe(1);
    expect(await server.deps.db.select({ key: blobs.key }).from(blobs)).toHaveLength(1);
    const [stored] = await server.deps.db
      .select({
        answers: sql<number>`count(*)::int`,
        longest: sql<number>`max(length(${calls.answer}::text))`,
      })
      .from(calls)
      .where(eq(calls.learnerId, learner.id));
    expect(stored!.answers).toBe(20);
    expect(stored!.longest).toBeLessThan(200);
  });

  it('is made again for nothing when its audio had to give way', async () => {
    const key = randomUUID();
    const first = await voice('A sentence of the learner.', key);
    await server.deps.blobs.trim(0);
    expect((await voice('A sentence of the learner.', key)).data).toEqual(first.data);
    expect(server.spoken).toBe(2);
    expect(await balance()).toBe(499);
  });
});

describe('a learner', () => {
  it('has no more made in an hour than can be listened to, and is charged for no refusal', async () => {
    const fit = Math.floor(THROTTLES.spokenCharacters.limit / LONG.length);
    for (let made = 0; made < fit; made++) {
      expect((await voice(`${made}${LONG.slice(String(made).length)}`)).errors).toEqual([]);
    }
    const { errors } = await voice(`X${LONG.slice(1)}`);
    expect(errors[0]!.extensions).toMatchObject({ code: 'SRV_002', reason: 'throttled' });
    expect(await balance()).toBe(500 - fit);
    expect((await voice(`0${LONG.slice(1)}`)).errors).toEqual([]);
  });
});
