import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLearner, signupForm } from '../../testing/learners.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { holdPasswordHash } from './credentials.store.ts';
import { setDisabled } from './learners.store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LOGIN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token { access } }
}`;

/** How many statements of this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = (await server.database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: unknown[] };
  return rows.length;
}

it('refuses a login that was under way when the account was closed', async () => {
  const { id, email } = await aLearner(server);
  let login: ReturnType<TestServer['call']> | undefined;
  await server.database.db.transaction(async (tx) => {
    await holdPasswordHash(tx, id);
    await setDisabled(tx, id, server.time);
    // It has found the account open, and waits with its session.
    login = server.call(LOGIN, { email, password: signupForm.password });
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  });
  const { errors } = (await login)!;
  expect(errors[0]?.extensions).toMatchObject({ code: 'AUTH_003', reason: 'account_closed' });
}, 60_000);
