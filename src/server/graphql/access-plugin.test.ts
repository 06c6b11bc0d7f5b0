import SchemaBuilder from '@pothos/core';
import { type ExecutionResult, graphql } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../db/schema/billing.ts';
import { balanceOf } from '../features/billing/credits.store.ts';
import { aLearner } from '../testing/learners.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import './access-plugin.ts';
import type { Caller, Context } from './context.ts';

const builder = new SchemaBuilder<{ Context: Context; DefaultFieldNullability: false }>({
  plugins: ['access'],
  defaultFieldNullability: false,
});
builder.queryType({ fields: (t) => ({ open: t.boolean({ access: 'visitor', resolve: () => true }) }) });
builder.mutationType({
  fields: (t) => ({
    begin: t.paid({
      type: 'String',
      price: ({ module }) => (module === 'speaking' ? 'oetSpeaking' : 'oetReading'),
      entitlement: 'oet',
      args: { module: t.arg.string({ required: true }) },
      resolve: (_root, { module }, { call }) =>
        call.pay({ input: module, work: async () => `begun ${module}` }),
    }),
    submit: t.once({
      type: 'Int',
      resolve: (_root, _args, { call }) => call.once({ input: null, run: async () => ++submissions }),
    }),
    plain: t.boolean({
      access: 'learner',
      // @ts-expect-error a field without a price has nothing to pay with
      resolve: (_root, _args, { call }) => call === undefined,
    }),
  }),
});
const schema = builder.toSchema();

let server: TestServer;
let caller: Caller;
let submissions: number;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  submissions = 0;
  caller = { kind: 'learner', learnerId: (await aLearner(server)).id, sessionId: '' };
});

async function ask(source: string, idempotencyKey?: string): Promise<ExecutionResult> {
  const { deps } = server;
  const clientGone = () => new AbortController().signal;
  const context = {
    caller,
    address: '',
    device: null,
    idempotencyKey,
    clientGone,
    onSpent: () => {},
    log: deps.log,
    deps,
  };
  return graphql({ schema, source, contextValue: context satisfies Context });
}

const codeOf = ({ errors }: ExecutionResult) =>
  (errors?.[0]?.originalError as { code?: string } | undefined)?.code;
const balance = () =>
  balanceOf(server.deps.db, caller.kind === 'learner' ? caller.learnerId : '', server.time);

describe('a priced field', () => {
  it('costs what its arguments say', async () => {
    expect((await ask('mutation { begin(module: "speaking") }')).data).toEqual({ begin: 'begun speaking' });
    expect(await balance()).toBe(5);
    expect((await ask('mutation { begin(module: "reading") }')).data).toEqual({ begin: 'begun reading' });
    expect(await balance()).toBe(5);
  });

  it('asks for the right that it declares', async () => {
    await server.deps.db.update(subscriptions).set({ includesOet: false });
    expect(codeOf(await ask('mutation { begin(module: "reading") }'))).toBe('SUB_004');
  });

  it('is closed to visitors', async () => {
    caller = { kind: 'visitor' };
    expect(codeOf(await ask('mutation { begin(module: "reading") }'))).toBe('AUTH_001');
    expect(codeOf(await ask('mutation { submit }'))).toBe('AUTH_001');
  });
});

it('a field that happens once answers the same for its key', async () => {
  const key = crypto.randomUUID();
  expect((await ask('mutation { submit }', key)).data).toEqual({ submit: 1 });
  expect((await ask('mutation { submit }', key)).data).toEqual({ submit: 1 });
  expect((await ask('mutation { submit }')).data).toEqual({ submit: 2 });
});

it('any other field gets no call', async () => {
  expect((await ask('mutation { plain }')).data).toEqual({ plain: true });
});

it('a root field without access does not build', () => {
  const faulty = new SchemaBuilder<{ Context: Context }>({ plugins: ['access'] });
  faulty.queryType({ fields: (t) => ({ bare: t.boolean({ resolve: () => true } as never) }) });
  expect(() => faulty.toSchema()).toThrow('Query.bare declares no access.');
});
