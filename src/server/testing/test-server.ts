import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readOperatorFile } from '#content/read-operator-file.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { ExamModule } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import { postgresBlobs } from '../adapters/blobs/postgres-blobs.ts';
import { sandboxBilling } from '../adapters/sandbox/billing-provider.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/client.ts';
import type { Deps, Settings } from '../deps.ts';
import { hasConsents } from '../features/accounts/consents.store.ts';
import { authenticate } from '../features/accounts/sessions.service.ts';
import { startCallOwner } from '../features/billing/call-owner.ts';
import { acceptEvent } from '../features/billing/events.service.ts';
import { onceCall } from '../features/billing/once-calls.ts';
import { paidCall } from '../features/billing/paid-calls.ts';
import { expectedInConsultation } from '../features/practice/complex/recognition.service.ts';
import { expectedInDialogue } from '../features/practice/guided/guided.service.ts';
import { schema } from '../graphql/schema.ts';
import { mediaPath } from '../http/media-link.ts';
import type { BillingProvider } from '../ports/billing-provider.ts';
import type { Clock } from '../ports/clock.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { type Answer, type CallOptions, callGraphql } from './graphql-call.ts';
import { type EngineScript, newScript, scriptedEngines } from './scripted-engines.ts';
import { openTestDatabase } from './test-database.ts';

const operator = readOperatorFile(join(CONTENT_FOLDER, 'operator.yaml'));

/** What Stripe calls the plans. */
const PLANS = operator.plans.map((plan) => ({
  ...plan,
  stripe: { price: `price_${plan.id}`, paymentLink: `https://buy.stripe.test/${plan.id}` },
}));

interface TestSettings extends Partial<Settings> {
  readonly trialCredits?: number;
  /** Instead of the sandbox. */
  readonly billing?: (shop: { clock: Clock; plans: readonly Plan[] }) => BillingProvider;
}

/** What tests move and look at while the server works. */
interface TestState extends EngineScript {
  /** The clock that the server reads; tests move it. */
  time: Date;
  /** The jobs that were sent, which nobody runs. */
  readonly sent: { readonly name: string; readonly id: string }[];
}

export interface TestServer extends TestState {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly deps: Deps;
  /** What the server signs its open calls with. */
  readonly owner: string;
  call(query: string, variables?: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** On a database of its own, or on a given one, which it closes with itself. */
export async function startTestServer(
  settings: TestSettings = {},
  given?: Database,
  examModules: readonly ExamModule[] = [READING],
): Promise<TestServer> {
  const database = given ?? (await openTestDatabase());
  const { db } = database;
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const state: TestState = { ...newScript(), time: new Date(), sent: [] };
  const clock = { now: () => state.time };
  const owner = await startCallOwner({ db, clock, log }, { alone: true });
  const deps = depsOf({ settings, state, clock, log, db, owner: owner.id, examModules });
  const app = await buildTestApp(deps, database);
  return Object.assign(state, {
    app,
    database,
    deps,
    owner: owner.id,
    call: (query: string, variables = {}, options: CallOptions = {}) =>
      callGraphql(app, query, variables, options),
    close: async () => {
      await app.close();
      await owner.stop();
      await database.close();
    },
  });
}

interface Parts extends Pick<Deps, 'db' | 'clock' | 'log' | 'examModules'> {
  readonly settings: TestSettings;
  readonly state: TestState;
  readonly owner: string;
}

function depsOf({ settings: given, state, owner, examModules, ...ground }: Parts): Deps {
  const { trialCredits = 500, billing: ownBilling, ...changes } = given;
  const { db, clock } = ground;
  const settings: Settings = {
    jwtSecrets: ['a secret for tests that is long enough'],
    rateLimits: false,
    publicUrl: 'https://bedside.example',
    contactEmail: null,
    providers: [],
    ...changes,
  };
  const billing = { ...ground, settings, owner, hasConsents };
  return {
    ...ground,
    ...scriptedEngines(state, db),
    settings,
    expectations: [expectedInDialogue, expectedInConsultation],
    jobs: { send: async (_tx, name, { id }) => void state.sent.push({ name, id }) },
    blobs: postgresBlobs(db, clock),
    mailer: null,
    mediaUrl: (link) => mediaPath(settings.jwtSecrets, link),
    examModules,
    offers: { plans: PLANS, trial: { ...operator.trial, credits: trialCredits } },
    billing: ownBilling?.({ clock, plans: PLANS }) ?? sandboxBilling,
    calls: {
      once: (request) => onceCall(billing, request),
      paid: (request) => paidCall(billing, request),
    },
  };
}

function buildTestApp(deps: Deps, database: Database): Promise<FastifyInstance> {
  return buildApp({
    deps,
    schema,
    log: deps.log,
    authenticate: (token) => authenticate(deps, token),
    database,
    enginesWarm: () => true,
    introspection: false,
    trustProxy: 0,
    https: false,
    metrics: { kind: 'off' },
    publicConfig: { traceUrl: '', flagUrl: '', providers: [] },
    reachable: { told: (address) => address },
    // What is kept is handled when a test says so.
    billingWebhook: { accept: (sent) => acceptEvent(deps, sent), begin: () => {} },
  });
}
