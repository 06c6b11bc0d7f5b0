import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, type TestLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ACCOUNT = `{ myAccount {
  fullName email phoneNumber createdAt sessions { id device createdAt lastUsedAt current }
} }`;
const UPDATE = `mutation updateAccount($fullName: String!, $phoneNumber: String) {
  updateAccount(fullName: $fullName, phoneNumber: $phoneNumber) { success message }
}`;
const LOGIN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token { access } }
}`;
const END = `mutation endOwnSession($sessionId: ID!) { endOwnSession(sessionId: $sessionId) { success message } }`;
const END_OTHERS = 'mutation { endOtherSessions { success message } }';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  learner = await aLearner(server);
});

const as =
  (token: string) =>
  (query: string, variables: Record<string, unknown> = {}) =>
    server.call(query, variables, { token });
const accountOf = async (token: string) => (await as(token)(ACCOUNT)).data.myAccount;
const anotherLogin = async (): Promise<string> => {
  const { data } = await server.call(LOGIN, { email: learner.email, password: 'correct horse battery' });
  return data.login.token.access;
};

describe('an account', () => {
  it('shows and changes name and phone', async () => {
    expect(await accountOf(learner.token)).toMatchObject({
      fullName: 'Ana Maria Silva',
      email: learner.email,
      phoneNumber: null,
    });
    const call = as(learner.token);
    const saved = await call(UPDATE, { fullName: ' Ana  Costa ', phoneNumber: ' +351 900 000 000 ' });
    expect(saved.data.updateAccount).toEqual({ success: true, message: 'Saved.' });
    expect(await accountOf(learner.token)).toMatchObject({ phoneNumber: '+351 900 000 000' });
    const { data } = await call('{ me { fullName firstName lastName } }');
    expect(data.me).toEqual({ fullName: 'Ana  Costa', firstName: 'Ana', lastName: 'Costa' });
    await call(UPDATE, { fullName: 'Ana Costa', phoneNumber: '' });
    expect(await accountOf(learner.token)).toMatchObject({ fullName: 'Ana Costa', phoneNumber: null });
  });

  it.each([
    [{ fullName: '  ' }, 'Please enter your name in at most 120 characters.'],
    [{ fullName: 'x'.repeat(121) }, 'Please enter your name in at most 120 characters.'],
    [
      { fullName: 'Ana', phoneNumber: '1'.repeat(41) },
      'Please enter a phone number of at most 40 characters.',
    ],
  ])('refuses %j', async (form, message) => {
    const { data } = await as(learner.token)(UPDATE, form);
    expect(data.updateAccount).toEqual({ success: false, message });
    expect(await accountOf(learner.token)).toMatchObject({ fullName: 'Ana Maria Silva' });
  });
});

describe('sessions', () => {
  it('are listed, this one first, by the device that they are on', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0' },
      payload: {
        query: LOGIN,
        variables: { email: learner.email, password: 'correct horse battery' },
      },
    });
    const token = response.json().data.login.token.access;
    const { sessions } = await accountOf(learner.token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ current: true, device: null });
    expect(sessions[1]).toMatchObject({ current: false, device: 'Firefox, Windows' });
    expect((await accountOf(token)).sessions[0]).toMatchObject({ current: true, device: 'Firefox, Windows' });
  });

  it('are ended one by one, at once', async () => {
    const other = await anotherLogin();
    const { sessions } = await accountOf(learner.token);
    const { data } = await as(learner.token)(END, { sessionId: sessions[1].id });
    expect(data.endOwnSession).toEqual({ success: true, message: 'This device is logged out.' });
    expect((await as(other)(ACCOUNT)).errors[0]!.extensions.code).toBe('AUTH_002');
    expect((await accountOf(learner.token)).sessions).toHaveLength(1);
    const again = await as(learner.token)(END, { sessionId: sessions[1].id });
    expect(again.data.endOwnSession).toMatchObject({ success: false });
  });

  it('are ended all but the one that asks', async () => {
    const others = [await anotherLogin(), await anotherLogin()];
    await as(learner.token)(END_OTHERS);
    for (const other of others) {
      expect((await as(other)(ACCOUNT)).errors[0]!.extensions.code).toBe('AUTH_002');
    }
    expect((await accountOf(learner.token)).sessions).toMatchObject([{ current: true }]);
  });

  it('of another learner are neither seen nor ended', async () => {
    const stranger = await aLearner(server);
    const [session] = (await accountOf(stranger.token)).sessions;
    for (const sessionId of [session.id, 'none', crypto.randomUUID()]) {
      const { data } = await as(learner.token)(END, { sessionId });
      expect(data.endOwnSession).toEqual({
        success: false,
        message: 'This device is not logged in any more.',
      });
    }
    await as(learner.token)(END_OTHERS);
    expect((await accountOf(stranger.token)).sessions).toHaveLength(1);
  });

  it('that cannot be gone on with are not listed', async () => {
    await anotherLogin();
    const began = server.time;
    try {
      server.time = new Date(began.getTime() + 31 * 24 * 3_600_000);
      const fresh = await anotherLogin();
      expect((await accountOf(fresh)).sessions).toHaveLength(1);
    } finally {
      server.time = began;
    }
  });
});
