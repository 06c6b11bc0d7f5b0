import { createHash } from 'node:crypto';
import { type DestinationStream, pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../adapters/smtp/mailer.ts';
import { passwordResets } from '../../db/schema/learners.ts';
import { aLearner, type TestLearner } from '../../testing/learners.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidySessions } from './sessions.service.ts';

const REQUEST = `mutation requestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) { success message }
}`;
const RESET = `mutation resetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword) { success message }
}`;
const LOGIN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token { access } }
}`;
const REFRESH = `mutation refreshToken($refresh: String!) { refreshToken(refresh: $refresh) { access } }`;
const NEW = 'seven green lanterns';

let server: TestServer;
let mails: MailServer;
let learner: TestLearner;
let logged: string[];

beforeAll(async () => {
  server = await startTestServer();
  mails = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  (mails.mails as unknown[]).length = 0;
  logged = [];
  const lines: DestinationStream = { write: (line) => void logged.push(line) };
  const mailer = smtpMailer({ url: mails.url, from: 'Bedside <no-reply@bedside.example>' });
  Object.assign(server.deps, { mailer, log: pino({ level: 'info' }, lines) });
  learner = await aLearner(server);
});

const request = (email: string) => server.call(REQUEST, { email });
const reset = async (token: string, newPassword: string) =>
  (await server.call(RESET, { token, newPassword })).data.resetPassword;
const logIn = (password: string) => server.call(LOGIN, { email: learner.email, password });
const tokenIn = (text: string) => /reset-password\/([\w-]+)/.exec(text)?.[1];

/** Asks for a link and reads it in the mail. */
async function receiveLink(email = learner.email): Promise<string> {
  const before = mails.mails.length;
  await request(email);
  await expect.poll(() => mails.mails.length, { timeout: 10_000 }).toBe(before + 1);
  return tokenIn(mails.mails.at(-1)!.text)!;
}

describe('a forgotten password', () => {
  it('is replaced by a link that comes by mail, once, and ends all sessions', async () => {
    const token = await receiveLink(learner.email.toUpperCase());
    expect(mails.mails[0]!.to).toEqual([learner.email]);
    expect(mails.mails[0]!.raw).toContain('Subject: Your new Bedside password');
    expect(mails.mails[0]!.text).toContain(`https://bedside.example/reset-password/${token}`);

    expect(await reset(token, NEW)).toEqual({
      success: true,
      message: 'Your new password is set. Log in with it.',
    });
    expect((await logIn('correct horse battery')).errors[0]!.extensions.code).toBe('AUTH_003');
    expect((await logIn(NEW)).errors).toEqual([]);
    const me = await server.call('{ me { id } }', {}, { token: learner.token });
    expect(me.errors[0]!.extensions.code).toBe('AUTH_002');
    const refreshed = await server.call(REFRESH, { refresh: learner.refresh });
    expect(refreshed.errors[0]!.extensions.code).toBe('AUTH_002');

    expect(await reset(token, 'another six lanterns')).toMatchObject({ success: false });
    expect((await logIn(NEW)).errors).toEqual([]);
  });

  it('is set by one of two that come with a link at once', async () => {
    const token = await receiveLink();
    const answers = await Promise.all([reset(token, NEW), reset(token, `${NEW} again`)]);
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  });

  it('is not said to belong to an account or not', async () => {
    const known = await request(learner.email);
    const unknown = await request('nobody@example.org');
    expect(known.data.requestPasswordReset).toMatchObject({ success: true });
    expect(unknown.data).toEqual(known.data);
    await expect.poll(() => mails.mails.length).toBe(1);
  });

  it('is stored as a digest alone, which goes after its time', async () => {
    const token = await receiveLink();
    const { db } = server.database;
    const [row] = await db.select().from(passwordResets);
    expect(row!.hash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(row)).not.toContain(token);
    await tidySessions(db, new Date(row!.expiresAt.getTime() - 1));
    expect(await db.select().from(passwordResets)).toHaveLength(1);
    await tidySessions(db, row!.expiresAt);
    expect(await db.select().from(passwordResets)).toHaveLength(0);
  });

  it('has a link for 30 minutes', async () => {
    const began = server.time;
    try {
      const [early, late] = [await receiveLink(), await receiveLink()];
      server.time = new Date(began.getTime() + 30 * 60_000);
      expect(await reset(late, NEW)).toMatchObject({ success: false });
      server.time = new Date(began.getTime() + 30 * 60_000 - 1000);
      expect(await reset(early, NEW)).toMatchObject({ success: true });
      // One that was used takes the others with it.
      expect(await reset(late, NEW)).toMatchObject({ success: false });
    } finally {
      server.time = began;
    }
  });

  it.each([
    ['short', 'Please use a password of 8 to 128 characters.'],
    ['aaaaaaaaaa', /Repeated or neighbouring characters/],
    ['password1234', /./],
    ['AnaMariaSilva', /little more than your name/],
  ])('is not replaced by %s, and the link stays good', async (password, message) => {
    const token = await receiveLink();
    const refused = await reset(token, password);
    expect(refused).toEqual({
      success: false,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await reset(token, NEW)).toMatchObject({ success: true });
  });

  it('is not replaced by a link that nobody sent', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), learner.id]) {
      expect(await reset(token, NEW)).toEqual({
        success: false,
        message: expect.stringMatching(/^This link does not work any more/),
      });
    }
    expect((await request('no address')).errors[0]!.extensions.reason).toBe('email_invalid');
  });

  it('is tried again when the mail server is away for a moment', async () => {
    mails.refuses = 1;
    expect(await receiveLink()).toBeTruthy();
  });

  it('leads to a line of the log where mail is not set up, which the answer says, whoever asks', async () => {
    Object.assign(server.deps, { mailer: null });
    const known = await request(learner.email);
    const unknown = await request('nobody@example.org');
    expect(known.data.requestPasswordReset).toEqual({
      success: false,
      message: expect.stringMatching(/^Mail is not set up on this installation/),
    });
    expect(unknown.data).toEqual(known.data);
    await expect.poll(() => logged.filter((line) => line.includes('/reset-password/'))).toHaveLength(1);
    expect(await reset(tokenIn(logged.join())!, NEW)).toMatchObject({ success: true });
  });
});

describe('forgetting passwords', () => {
  it('is bounded by address and by account, and the second is told to nobody', async () => {
    const bounded = await startTestServer({ rateLimits: true });
    try {
      const mailer = smtpMailer({ url: mails.url, from: 'no-reply@bedside.example' });
      const quiet: DestinationStream = { write: (line) => void logged.push(line) };
      Object.assign(bounded.deps, { mailer, log: pino({}, quiet) });
      const { email } = await aLearner(bounded);
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 31; count++) {
        const { errors } = await bounded.call(REQUEST, { email });
        codes.push(errors[0]?.extensions.code);
      }
      expect(codes.slice(0, 30).every((code) => code === undefined)).toBe(true);
      expect(codes[30]).toBe('SRV_002');
      await expect.poll(() => logged.filter((line) => line.includes('throttled'))).toHaveLength(27);
      await expect.poll(() => mails.mails.length).toBe(3);
      const elsewhere = await bounded.call(REQUEST, { email }, { address: '10.9.9.9' });
      expect(elsewhere.data.requestPasswordReset.success).toBe(true);

      const attempts: (string | undefined)[] = [];
      for (let count = 0; count < 31; count++) {
        const { errors } = await bounded.call(RESET, { token: `t${count}`, newPassword: NEW });
        attempts.push(errors[0]?.extensions.code);
      }
      expect(attempts[29]).toBeUndefined();
      expect(attempts[30]).toBe('SRV_002');
    } finally {
      await bounded.close();
    }
  });
});
