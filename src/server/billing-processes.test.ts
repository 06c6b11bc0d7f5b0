import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection, Database } from './db/client.ts';
import { ledgerEntries, payments } from './db/schema/billing.ts';
import { CONTENT_FOLDER } from './testing/content-folder.ts';
import { signupForm } from './testing/learners.ts';
import { type StripeServer, startStripeServer, WEBHOOK_SECRET } from './testing/stripe-server.ts';
import { openTestDatabase } from './testing/test-database.ts';

/** The product itself, in two processes on one database. */
interface Instance {
  readonly child: ChildProcess;
  readonly url: string;
}

let folder: string;
let database: Database;
let stripe: StripeServer;
let instances: Instance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bedside-processes-'));
  const text = await readFile(join(CONTENT_FOLDER, 'operator.yaml'), 'utf8');
  const sold = text.replace(
    /^( +- id: )(\w+)$/gm,
    '$1$2\n    stripe: { price: price_$2, paymentLink: https://buy.stripe.test/$2 }',
  );
  await writeFile(join(folder, 'operator.yaml'), sold);
  [database, stripe] = await Promise.all([openTestDatabase(), startStripeServer()]);
  instances = await Promise.all([launch(), launch()]);
}, 240_000);
afterAll(async () => {
  await Promise.all(instances.map(({ child }) => end(child)));
  await stripe.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const PROGRAM = fileURLToPath(new URL('./testing/product-process.ts', import.meta.url));

async function launch(): Promise<Instance> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: urlOf(database.connection),
    JWT_SECRET: 'a secret that both of them share for the test',
    RATE_LIMITS: 'off',
    TRIAL_CREDITS: '50',
    LOG_LEVEL: 'warn',
    TRACE_URL: '',
    FLAG_URL: '',
    OPERATOR_FILE: join(folder, 'operator.yaml'),
    BILLING: 'stripe',
    PUBLIC_URL: 'https://bedside.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.apiUrl,
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk;
      const [, url] = /ready at (http:\S+)/.exec(said) ?? [];
      if (url) resolve({ child, url });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`It ended:\n${said}`)));
  });
}

function urlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database: name, password = '' } = connection;
  return `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly variables?: object;
}

async function call(
  url: string,
  query: string,
  { token, key, variables = {} }: CallOptions = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
): Promise<any> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function signUp(email: string): Promise<{ id: string; token: string }> {
  const query = `mutation($email: String!, $password: String!, $fullName: String!, $speciality: ID!, $language: String!,
    $languageToLearn: String!) { signup(email: $email, password: $password, fullName: $fullName, speciality: $speciality,
    language: $language, languageToLearn: $languageToLearn) { user { id } token { access } } }`;
  const { data } = await call(instances[0]!.url, query, { variables: { ...signupForm, email } });
  return { id: data.signup.user.id, token: data.signup.token.access };
}

const balanceOf = async (token: string) =>
  (await call(instances[1]!.url, '{ myCreditBalance { amount } }', { token })).data.myCreditBalance.amount;

it('of two hundred spends at once on fifty credits exactly fifty succeed', async () => {
  const { token } = await signUp('spender@example.org');
  const spend = 'mutation { createUserProgress(sectionType: "listening") { success } }';
  /** As our pages do: what a busy server put off is asked for again, with its key. */
  async function spendOnce(url: string): Promise<string> {
    const key = randomUUID();
    for (;;) {
      const { data, errors } = await call(url, spend, { token, key });
      const code = errors?.[0]?.extensions.code ?? String(data.createUserProgress.success);
      if (code !== 'SRV_002') return code;
      await pause(200);
    }
  }
  const ends = await Promise.all(
    Array.from({ length: 200 }, (_, index) => spendOnce(instances[index % 2]!.url)),
  );
  expect(ends.filter((each) => each === 'true')).toHaveLength(50);
  expect(ends.filter((each) => each === 'SUB_002')).toHaveLength(150);
  expect(await balanceOf(token)).toBe(0);
}, 120_000);

it('a webhook that comes ten times, in any order, with the server killed in between, grants once', async () => {
  const { id, token } = await signUp('buyer@example.org');
  const { data } = await call(instances[0]!.url, '{ allPlans { paymentLink } }', { token });
  const reference = new URL(data.allPlans[0].paymentLink).searchParams.get('client_reference_id');
  const bought = stripe.buy({ planId: 'basic', reference, at: new Date() });
  const types = ['invoice.paid', 'customer.subscription.updated', 'checkout.session.completed'];
  const events = types.map((type) => stripe.event(type, bought));
  const post = (instance: Instance, { body, signature }: (typeof events)[number]) =>
    fetch(`${instance.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }).catch(() => null);
  // The first are kept, and their handling waits for Stripe when the server dies.
  stripe.slowMs = 1_500;
  await Promise.all(events.map((event) => post(instances[0]!, event)));
  await end(instances[0]!.child);
  stripe.slowMs = 20;
  expect(await balanceOf(token)).toBe(50);
  const order = [2, 0, 1, 0, 2, 1, 1];
  await Promise.all(order.slice(0, 4).map((index) => post(instances[1]!, events[index]!)));
  instances[0] = await launch();
  for (const index of order.slice(4)) await post(instances[index % 2]!, events[index]!);
  while ((await balanceOf(token)) === 50) await pause(50);
  await pause(500);
  expect(await balanceOf(token)).toBe(1050);
  const grants = await database.db.select().from(ledgerEntries).where(eq(ledgerEntries.learnerId, id));
  expect(grants.map(({ grantor, amount }) => [grantor, amount])).toEqual([
    ['trial', 50],
    ['plan', 1000],
  ]);
  expect(await database.db.select().from(payments)).toHaveLength(1);
}, 120_000);
