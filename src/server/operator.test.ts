import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorActs, payments } from './db/schema/billing.ts';
import { run } from './operator.ts';
import { readCommand } from './operator-command.ts';
import { OperatorError } from './operator-error.ts';
import { type Buyer, buyerOf } from './testing/buyers.ts';
import { aLearner, signupForm, type TestLearner } from './testing/learners.ts';
import { emptyDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let learner: TestLearner;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  learner = await aLearner(server);
  ana = buyerOf(server, learner);
});

const db = () => server.database.db;
const operate = (...args: string[]) =>
  run(server.deps, readCommand(args), { jwtSecrets: ['in the environment'], dataDir: '/nowhere' });
const acts = async () =>
  (await db().select().from(operatorActs)).map(({ act, learnerId, reason }) => [act, learnerId, reason]);
const logIn = async () =>
  (
    await server.call(
      'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
      { email: learner.email, password: signupForm.password },
    )
  ).errors;

describe('by hand', () => {
  it('credits are granted until their end, and the history says by whom', async () => {
    await operate('grant', learner.email.toUpperCase(), '100', '--days', '30', '--reason', 'a lost evening');
    expect(await ana.balance()).toBe(120);
    const { creditHistory } = await ana.ask('{ creditHistory { movements { amount grantor } } }');
    expect(creditHistory.movements[0]).toEqual({ amount: 100, grantor: 'operator' });
    expect(await acts()).toEqual([['grant', learner.id, 'a lost evening']]);
  });

  it('a payment that fits no account is found and given back', async () => {
    await db().insert(payments).values({
      provider: 'sandbox',
      providerId: 'in_1',
      amountCents: 999,
      currency: 'usd',
      paidAt: server.time,
      unfit: 'no_reference',
    });
    expect(await operate('payments')).toContain('in_1\tno_reference');
    expect(await operate('refund', 'in_1', '--reason', 'nobody knows whose')).toBe(
      '9.99 usd were given back.',
    );
    expect(await operate('payments')).toBe('None.');
    expect(await acts()).toEqual([['refund', null, 'nobody knows whose']]);
  });

  it('a refund takes the credits and the plan back', async () => {
    await ana.buy('basic');
    const [payment] = await db().select().from(payments);
    await operate('refund', payment!.providerId, '--reason', 'asked for it');
    expect(await ana.balance()).toBe(20);
    expect((await ana.subscription()).isTrial).toBe(true);
  });

  it('nothing is given back that another provider took, or that nobody paid', async () => {
    await db().insert(payments).values({
      provider: 'stripe',
      providerId: 'in_2',
      amountCents: 999,
      currency: 'usd',
      paidAt: server.time,
    });
    await expect(operate('refund', 'in_2', '--reason', 'asked for it')).rejects.toThrow(OperatorError);
    await expect(operate('refund', 'in_3', '--reason', 'asked for it')).rejects.toThrow('no payment in_3');
    expect(await acts()).toEqual([]);
  });

  it('an account is closed, and opened again', async () => {
    await operate('disable', learner.email, '--reason', 'shared by a ward');
    const [refused] = await logIn();
    expect(refused?.extensions).toMatchObject({ code: 'AUTH_003', reason: 'account_closed' });
    const refresh = 'mutation($refresh: String!) { refreshToken(refresh: $refresh) { access } }';
    const { errors } = await server.call(refresh, { refresh: learner.refresh });
    expect(errors[0]!.extensions.code).toBe('AUTH_002');
    await operate('enable', learner.email, '--reason', 'all is well');
    expect(await logIn()).toEqual([]);
    expect((await acts()).map(([act]) => act)).toEqual(['disable', 'enable']);
  });

  it('a secret is made for JWT_SECRET, and the act is kept without it', async () => {
    const said = await operate('rotate-secret', '--reason', 'somebody left');
    expect(said.split('\n').at(-1)!.length).toBeGreaterThanOrEqual(32);
    expect(await operate('acts')).toContain('rotate-secret');
    expect(JSON.stringify(await db().select().from(operatorActs))).not.toContain(said.split('\n').at(-1));
  });

  it('what was done can not be changed afterwards', async () => {
    await operate('grant', learner.email, '1', '--days', '1', '--reason', 'a try');
    await expect(db().update(operatorActs).set({ reason: 'another' })).rejects.toThrow();
    await expect(db().delete(operatorActs)).rejects.toThrow();
  });

  it.each([
    [[]],
    [['grant', 'nobody']],
    [['grant', 'a@b.c', '5']],
    [['grant', 'a@b.c', '5', '--days', '1']],
    [['sing']],
  ])('what is not whole is answered by the usage: %j', (args) => {
    expect(() => readCommand(args)).toThrow(/^Usage: npm run operator/);
  });
});
