import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aLearner, signUpWith } from '../testing/learners.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterAll(() => server.close());
beforeEach(() => emptyDatabase(server.database.db));

const logIn = (email: string, password: string, address: string) =>
  server.call(
    'mutation login($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    { email, password },
    { address },
  );
const codeOf = (answer: Awaited<ReturnType<typeof logIn>>) => answer.errors[0]?.extensions.code;

it('stops guessing at one account from one address after ten tries, and says for how long', async () => {
  const { email } = await aLearner(server);
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(codeOf(await logIn(email, 'wrong', '10.0.0.1'))).toBe('AUTH_003');
  }
  const stopped = await logIn(email, 'correct horse battery', '10.0.0.1');
  expect(stopped.errors[0]).toMatchObject({
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds?\.$/),
    extensions: { code: 'SRV_002', reason: 'throttled' },
  });
});

it('never locks an account for its owner at another address', async () => {
  const { email } = await aLearner(server);
  for (let attempt = 0; attempt < 12; attempt++) await logIn(email, 'wrong', '10.0.0.1');
  expect((await logIn(email, 'correct horse battery', '10.0.0.2')).errors).toEqual([]);
});

it('counts all addresses that one sender may choose among as one', async () => {
  const { email } = await aLearner(server);
  for (let attempt = 0; attempt < 10; attempt++) await logIn(email, 'wrong', `2001:db8:1:2::${attempt}`);
  expect(codeOf(await logIn(email, 'wrong', '2001:db8:1:2:ffff::1'))).toBe('SRV_002');
  expect(codeOf(await logIn(email, 'wrong', '2001:db8:1:3::1'))).toBe('AUTH_003');
  for (let attempt = 0; attempt < 10; attempt++) await logIn(email, 'wrong', '10.0.0.9');
  expect(codeOf(await logIn(email, 'wrong', '::ffff:10.0.0.9'))).toBe('SRV_002');
});

it('opens again after fifteen minutes', async () => {
  const { email } = await aLearner(server);
  for (let attempt = 0; attempt < 11; attempt++) await logIn(email, 'wrong', '10.0.0.1');
  server.time = new Date(server.time.getTime() + 15 * 60_000);
  expect((await logIn(email, 'correct horse battery', '10.0.0.1')).errors).toEqual([]);
});

it('forgets wrong tries after a right one', async () => {
  const { email } = await aLearner(server);
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 8; attempt++) await logIn(email, 'wrong', '10.0.0.1');
    expect((await logIn(email, 'correct horse battery', '10.0.0.1')).errors).toEqual([]);
  }
});

it('bounds sign-ups from one address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, index) =>
      signUpWith(server, { email: `n${index}@example.org`, language: 'xx' }),
    ),
  );
  expect(answers.filter(({ errors }) => errors[0]?.extensions.reason === 'throttled')).toHaveLength(3);
});
