import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshTokens, sessions } from '../../db/schema/learners.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidySessions } from './sessions.service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyDatabase(server.database.db));

const REFRESH = `mutation refreshToken($refresh: String!) {
  refreshToken(refresh: $refresh) { access refresh expiresIn refreshExpiresIn }
}`;
const LOGOUT = 'mutation logout($refresh: String!) { logout(refresh: $refresh) { success message } }';

const refresh = (token: string) => server.call(REFRESH, { refresh: token });
const me = (token: string) => server.call('{ me { id } }', {}, { token });
const pass = (milliseconds: number) => {
  server.time = new Date(server.time.getTime() + milliseconds);
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const db = () => server.database.db;
const goodTokens = () => db().$count(refreshTokens, isNull(refreshTokens.rotatedAt));
const codeOf = (answer: Awaited<ReturnType<typeof refresh>>) => answer.errors[0]?.extensions.code;

it('gives a new pair for a refresh token', async () => {
  const learner = await aLearner(server);
  const { data } = await refresh(learner.refresh);
  expect(data.refreshToken.refresh).not.toBe(learner.refresh);
  expect((await me(data.refreshToken.access)).data.me.id).toBe(learner.id);
});

it('gives the same successor when a rotated token comes again within a minute', async () => {
  const learner = await aLearner(server);
  const first = await refresh(learner.refresh);
  pass(60_000);
  const again = await refresh(learner.refresh);
  expect(again.data.refreshToken.refresh).toBe(first.data.refreshToken.refresh);
  expect((await me(again.data.refreshToken.access)).data.me.id).toBe(learner.id);
  expect((await refresh(again.data.refreshToken.refresh)).errors).toEqual([]);
});

it('has one good refresh token, however often a rotated one is used at once', async () => {
  const learner = await aLearner(server);
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(learner.refresh)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(answers.map(({ data }) => data.refreshToken.refresh)).size).toBe(1);
  expect(await goodTokens()).toBe(1);
});

it('leads a tab that comes late to the token that the session has come to', async () => {
  const learner = await aLearner(server);
  const first = await refresh(learner.refresh);
  pass(20_000);
  const second = await refresh(first.data.refreshToken.refresh);
  pass(20_000);
  const late = await refresh(learner.refresh);
  expect(late.data.refreshToken.refresh).toBe(second.data.refreshToken.refresh);
  expect(await goodTokens()).toBe(1);
});

it('finds a successor again after another secret has come to sign first', async () => {
  const learner = await aLearner(server);
  const first = await refresh(learner.refresh);
  const { settings } = server.deps;
  const { jwtSecrets } = settings;
  Object.assign(settings, { jwtSecrets: ['a newer secret for tests that is long', ...jwtSecrets] });
  try {
    expect((await refresh(learner.refresh)).data.refreshToken.refresh).toBe(first.data.refreshToken.refresh);
    expect((await refresh(first.data.refreshToken.refresh)).errors).toEqual([]);
  } finally {
    Object.assign(settings, { jwtSecrets });
  }
});

it('ends the whole session when a rotated token comes again later', async () => {
  const learner = await aLearner(server);
  const first = await refresh(learner.refresh);
  pass(61_000);
  expect(codeOf(await refresh(learner.refresh))).toBe('AUTH_002');
  expect(codeOf(await refresh(first.data.refreshToken.refresh))).toBe('AUTH_002');
  expect((await me(first.data.refreshToken.access)).errors[0]!.extensions.code).toBe('AUTH_002');
});

it('refuses an unknown token and one of 30 days', async () => {
  const learner = await aLearner(server);
  expect(codeOf(await refresh('unknown'))).toBe('AUTH_002');
  pass(30 * 24 * 3_600_000 + 1000);
  expect(codeOf(await refresh(learner.refresh))).toBe('AUTH_002');
});

it('ends after 90 days, however much it is used', async () => {
  const learner = await aLearner(server);
  let pair = { refresh: learner.refresh, access: '', expiresIn: 0, refreshExpiresIn: 0 };
  for (let renewal = 1; renewal <= 4; renewal++) {
    pass(20 * DAY);
    pair = (await refresh(pair.refresh)).data.refreshToken;
  }
  expect(pair.refreshExpiresIn).toBe((10 * DAY) / 1000);
  pass(10 * DAY - 60_000);
  pair = (await refresh(pair.refresh)).data.refreshToken;
  expect(pair).toMatchObject({ expiresIn: 60, refreshExpiresIn: 60 });
  expect((await me(pair.access)).data.me.id).toBe(learner.id);
  pass(60_000);
  expect(codeOf(await refresh(pair.refresh))).toBe('AUTH_002');
  expect((await me(pair.access)).errors[0]!.extensions.code).toBe('AUTH_002');
});

describe('the job that clears sessions', () => {
  const stored = async () => ({
    sessions: await db().$count(sessions),
    tokens: await db().$count(refreshTokens),
  });

  it('leaves a session in use its one good token', async () => {
    const learner = await aLearner(server);
    let token = learner.refresh;
    for (let renewal = 0; renewal < 5; renewal++) {
      pass(14 * 60_000);
      token = (await refresh(token)).data.refreshToken.refresh;
    }
    pass(2 * HOUR);
    await tidySessions(db(), server.time);
    expect(await stored()).toEqual({ sessions: 1, tokens: 1 });
    expect((await refresh(token)).errors).toEqual([]);
  });

  it('does not let a copied token pass that it has cleared', async () => {
    const learner = await aLearner(server);
    const thief = await refresh(learner.refresh);
    pass(2 * HOUR);
    await tidySessions(db(), server.time);
    expect(codeOf(await refresh(learner.refresh))).toBe('AUTH_002');
    expect(codeOf(await refresh(thief.data.refreshToken.refresh))).toBe('AUTH_002');
  });

  it('forgets sessions that have ended', async () => {
    const learner = await aLearner(server);
    await aLearner(server);
    await server.call(LOGOUT, { refresh: learner.refresh });
    await tidySessions(db(), server.time);
    expect(await stored()).toEqual({ sessions: 1, tokens: 1 });
    pass(90 * DAY);
    await tidySessions(db(), server.time);
    expect(await stored()).toEqual({ sessions: 0, tokens: 0 });
  });
});

it('is not ended by a token that nobody has issued', async () => {
  const learner = await aLearner(server);
  const forged = `${learner.refresh.split('.').slice(0, 2).join('.')}.forged`;
  expect(codeOf(await refresh(forged))).toBe('AUTH_002');
  expect((await refresh(learner.refresh)).errors).toEqual([]);
});

it('ends with logout, for access and refresh token alike', async () => {
  const learner = await aLearner(server);
  const { data } = await server.call(LOGOUT, { refresh: learner.refresh });
  expect(data.logout.success).toBe(true);
  expect((await me(learner.token)).errors[0]!.extensions.code).toBe('AUTH_002');
  expect(codeOf(await refresh(learner.refresh))).toBe('AUTH_002');
});

it('logs out happily with a token that nobody knows', async () => {
  const { data } = await server.call(LOGOUT, { refresh: 'unknown' });
  expect(data.logout.success).toBe(true);
});

it('leaves other sessions of the learner alone', async () => {
  const learner = await aLearner(server);
  const login = await server.call(
    `mutation { login(email: "${learner.email}", password: "correct horse battery") { token { access } } }`,
  );
  await server.call(LOGOUT, { refresh: learner.refresh });
  expect((await me(login.data.login.token.access)).data.me.id).toBe(learner.id);
});
