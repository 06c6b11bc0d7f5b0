import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordResets } from '../../db/schema/learners.ts';
import { aLearner, signupForm, type TestLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  learner = await aLearner(server);
});

const NEW = 'seven quiet herons';
const CHANGE = `mutation updatePassword($currentPassword: String!, $newPassword: String!) {
  updatePassword(currentPassword: $currentPassword, newPassword: $newPassword) { success message }
}`;
const LOGIN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token { access refresh } }
}`;
const REFRESH = 'mutation ($refresh: String!) { refreshToken(refresh: $refresh) { refresh } }';

const change = (entered: { currentPassword?: string; newPassword?: string } = {}, token = learner.token) =>
  server.call(CHANGE, { currentPassword: signupForm.password, newPassword: NEW, ...entered }, { token });
const logIn = (password: string) => server.call(LOGIN, { email: learner.email, password });
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;

it('is changed by who knows the present one', async () => {
  const { data } = await change();
  expect(data.updatePassword).toEqual({ success: true, message: 'Password updated successfully!' });
  expect(codeOf(await logIn(signupForm.password))).toBe('AUTH_003');
  expect((await logIn(NEW)).errors).toEqual([]);
});

it('keeps the session that changed it and ends the others', async () => {
  const other = (await logIn(signupForm.password)).data.login.token;
  const someone = await aLearner(server);
  await change();
  const me = async (token: string) => codeOf(await server.call('{ me { id } }', {}, { token }));
  expect(await me(learner.token)).toBeUndefined();
  expect((await server.call(REFRESH, { refresh: learner.refresh })).errors).toEqual([]);
  expect(await me(other.access)).toBe('AUTH_002');
  expect(codeOf(await server.call(REFRESH, { refresh: other.refresh }))).toBe('AUTH_002');
  expect(await me(someone.token)).toBeUndefined();
});

it('takes the links to a new one along that were asked for before', async () => {
  const { db } = server.database;
  const expiresAt = new Date(server.time.getTime() + 60_000);
  await db.insert(passwordResets).values({ hash: 'a digest', learnerId: learner.id, expiresAt });
  await change({ currentPassword: 'not this one' });
  expect(await db.select().from(passwordResets)).toHaveLength(1);
  await change();
  expect(await db.select().from(passwordResets)).toEqual([]);
});

it.each([
  [{ currentPassword: 'not this one' }, 'Your current password is not right.'],
  [{ currentPassword: '' }, 'Please fill in all required fields'],
  [{ newPassword: '' }, 'Please fill in all required fields'],
  [{ newPassword: 'short12' }, 'Please use a password of 8 to 128 characters.'],
  [{ newPassword: 'x'.repeat(5_000) }, 'Please use a password of 8 to 128 characters.'],
  [{ currentPassword: 'x'.repeat(5_000) }, 'Your current password is not right.'],
  [{ newPassword: 'password123' }, 'This password is one of the most common ones. Please choose another.'],
])('is not changed with %j', async (entered, message) => {
  expect((await change(entered)).data.updatePassword).toEqual({ success: false, message });
  expect((await logIn(signupForm.password)).errors).toEqual([]);
});

it('is not made of the name or the address', async () => {
  const { message } = (await change({ newPassword: 'AnaMariaSilva1' })).data.updatePassword;
  expect(message).toContain('your name or email address');
});

it('is guessed ten times in a quarter of an hour at most', async () => {
  for (let guess = 0; guess < 10; guess++) await change({ currentPassword: `guess ${guess}` });
  const { errors } = await change();
  expect(errors[0]!.extensions).toMatchObject({ code: 'SRV_002', reason: 'throttled' });
  server.time = new Date(server.time.getTime() + 15 * 60_000);
  expect(codeOf(await logIn(signupForm.password))).toBeUndefined();
});

it('is changed once by two who change it at the same time', async () => {
  const answers = await Promise.all([change(), change({ newPassword: 'nine loud herons' })]);
  expect(answers.filter(({ data }) => data.updatePassword.success)).toHaveLength(1);
});

it('is changed by nobody without a session', async () => {
  const { errors } = await server.call(CHANGE, { currentPassword: signupForm.password, newPassword: NEW });
  expect(errors[0]!.extensions.code).toBe('AUTH_001');
});
