import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

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
const codeOf = (answer: Awaited<ReturnType<typeof refresh>>) => answer.errors[0]?.extensions.code;

it('gives a new pair for a refresh token', async () => {
  const learner = await aLearner(server);
  const { data } = await refresh(learner.refresh);
  expect(data.refreshToken.refresh).not.toBe(learner.refresh);
  expect((await me(data.refreshToken.access)).data.me.id).toBe(learner.id);
});

it('gives a sibling when a rotated token comes again within a minute', async () => {
  const learner = await aLearner(server);
  const first = await refresh(learner.refresh);
  pass(59_000);
  const again = await refresh(learner.refresh);
  expect(again.errors).toEqual([]);
  expect((await refresh(first.data.refreshToken.refresh)).errors).toEqual([]);
  expect((await refresh(again.data.refreshToken.refresh)).errors).toEqual([]);
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

it('lets two tabs refresh at once', async () => {
  const learner = await aLearner(server);
  const answers = await Promise.all([refresh(learner.refresh), refresh(learner.refresh)]);
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
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
