import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, type TestLearner } from '../testing/learners.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { mediaPath, readMediaLink } from './media-link.ts';

const SECRETS = ['the newer secret, long enough to sign with', 'a former secret, long enough to verify with'];
const KEY = `voice-${'0f'.repeat(32)}`;
const AUDIO = Uint8Array.from({ length: 100 }, (_, index) => index);

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer({ jwtSecrets: SECRETS });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  learner = await aLearner(server);
  await server.deps.blobs.put(KEY, AUDIO);
});

const inAnHour = () => new Date(server.time.getTime() + 3_600_000);
const linkOf = (learnerId: string | null, key = KEY, secrets: readonly string[] = SECRETS) =>
  mediaPath(secrets, { key, learnerId, expiresAt: inAnHour() });
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

describe('audio of the course', () => {
  it('is served whole to anybody who has its link', async () => {
    const response = await get(linkOf(null));
    expect(response.statusCode).toBe(200);
    expect(new Uint8Array(response.rawPayload)).toEqual(AUDIO);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '100',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600, immutable',
    });
  });

  it('is served in ranges, so that a player can seek', async () => {
    const response = await get(linkOf(null), { range: 'bytes=10-19' });
    expect(response.statusCode).toBe(206);
    expect(new Uint8Array(response.rawPayload)).toEqual(AUDIO.slice(10, 20));
    expect(response.headers['content-range']).toBe('bytes 10-19/100');
    const beyond = await get(linkOf(null), { range: 'bytes=100-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */100']);
  });

  it('tells its size without its bytes', async () => {
    const response = await server.app.inject({ method: 'HEAD', url: linkOf(null) });
    expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([
      200,
      '100',
      '',
    ]);
  });

  it('is served by a link that a former secret signed', async () => {
    expect((await get(linkOf(null, KEY, [SECRETS[1]!]))).statusCode).toBe(200);
  });

  it('is gone when its link has expired', async () => {
    const link = linkOf(null);
    server.time = inAnHour();
    expect((await get(link)).statusCode).toBe(410);
  });

  it('is not found where it was never made, or had to give way', async () => {
    expect((await get(linkOf(null, 'voice-2'))).statusCode).toBe(404);
  });
});

describe("a learner's audio", () => {
  it('is hers, by the header of calls or by the cookie of her browser', async () => {
    const link = linkOf(learner.id);
    expect((await get(link, { authorization: `Bearer ${learner.token}` })).statusCode).toBe(200);
    const cookie = `isNewUser=true; accessToken=${learner.token}; other=1`;
    expect((await get(link, { cookie })).statusCode).toBe(200);
  });

  it("is nobody else's: not a visitor's, not another learner's, not with a token that has ended", async () => {
    const link = linkOf(learner.id);
    const other = await aLearner(server);
    expect((await get(link)).statusCode).toBe(404);
    expect((await get(link, { cookie: `accessToken=${other.token}` })).statusCode).toBe(404);
    expect((await get(link, { cookie: 'accessToken=nonsense' })).statusCode).toBe(404);
    server.time = new Date(server.time.getTime() + 16 * 60_000);
    expect((await get(link, { cookie: `accessToken=${learner.token}` })).statusCode).toBe(404);
  });
});

describe('a link', () => {
  const claims = { key: KEY, learnerId: null, expiresAt: new Date('2026-03-01T12:00:00Z') };
  const signed = mediaPath(SECRETS, claims).slice('/media/'.length);

  it('says what it was made for', () => {
    expect(readMediaLink(SECRETS, signed)).toEqual(claims);
  });

  it('that was altered, cut or signed by somebody else is none', async () => {
    const [body, signature] = signed.split('.');
    const forged = Buffer.from(JSON.stringify(['voice-2', null, 9e15])).toString('base64url');
    const faulty = [`${forged}.${signature}`, `${body}.`, body!, `${signed}.x`, '', '.', `${body}.AAAA`];
    for (const each of faulty) expect(readMediaLink(SECRETS, each), each).toBeNull();
    expect(readMediaLink(['another secret that is long enough'], signed)).toBeNull();
    expect((await get(`/media/${forged}.${signature}`)).statusCode).toBe(404);
  });
});
