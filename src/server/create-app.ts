import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { OFFERED_MODULES } from '#domain/oet/offered.ts';
import { embeddedLexicon } from './adapters/embedded/lexicon.ts';
import { buildApp } from './app.ts';
import { chooseBilling } from './choose-billing.ts';
import { chooseEngines, type EmbeddedEngines } from './choose-engines.ts';
import { type Config, providersOf } from './config.ts';
import type { Database } from './db/client.ts';
import type { Deps, Offers } from './deps.ts';
import { timeEngines } from './engine-times.ts';
import { hasConsents } from './features/accounts/consents.store.ts';
import { authenticate } from './features/accounts/sessions.service.ts';
import { acceptEvent, handleEvents } from './features/billing/events.service.ts';
import { onceCall } from './features/billing/once-calls.ts';
import { paidCall } from './features/billing/paid-calls.ts';
import { expectedInConsultation } from './features/practice/complex/recognition.service.ts';
import { expectedInDialogue } from './features/practice/guided/guided.service.ts';
import { schema } from './graphql/schema.ts';
import { mediaPath } from './http/media-link.ts';
import { observeEngine } from './http/metrics.ts';
import { watchReachable } from './http/reachable.ts';
import { ownJwtSecrets } from './jwt-secret.ts';
import type { BlobStore } from './ports/blob-store.ts';
import { systemClock } from './ports/clock.ts';
import type { JobQueue } from './ports/job-queue.ts';
import type { Mailer } from './ports/mailer.ts';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Loaded only where mails are sent. */
async function chooseMailer({ mail }: Config): Promise<Mailer | null> {
  if (!mail) return null;
  const { smtpMailer } = await import('./adapters/smtp/mailer.ts');
  return smtpMailer(mail);
}

interface Opened {
  readonly database: Database;
  readonly engines: EmbeddedEngines;
  readonly log: Logger;
  readonly blobs: BlobStore;
  /** What this process signs its open calls with. */
  readonly owner: string;
  readonly offers: Offers;
  readonly queue: JobQueue;
}

/** All that the features are given, engines and providers as they are configured. */
async function depsOf(
  config: Config,
  { database, engines, log, blobs, owner, offers, queue }: Opened,
): Promise<Deps> {
  const { db } = database;
  const secrets = config.jwtSecrets.length > 0 ? config.jwtSecrets : await ownJwtSecrets(config.dataDir);
  const settings = {
    jwtSecrets: secrets,
    rateLimits: config.rateLimits,
    publicUrl: config.publicUrl?.replace(/\/+$/, '') ?? null,
    contactEmail: config.contactEmail ?? null,
    providers: providersOf(config),
  };
  const billing = { db, clock: systemClock, log, settings, owner, hasConsents };
  return {
    db,
    clock: systemClock,
    settings,
    log,
    ...timeEngines(await chooseEngines(config, engines, db), observeEngine),
    expectations: [expectedInDialogue, expectedInConsultation],
    blobs,
    mailer: await chooseMailer(config),
    mediaUrl: (link) => mediaPath(secrets, link),
    recordingJoiner: engines.recordingJoiner,
    speechMeasurer: engines.speechMeasurer,
    lexicon: embeddedLexicon,
    jobs: queue,
    examModules: OFFERED_MODULES,
    offers,
    billing: await chooseBilling(config, offers),
    calls: {
      once: (request) => onceCall(billing, request),
      paid: (request) => paidCall(billing, request),
    },
  };
}

/** The features, and the server in front of them. */
export async function createApp(config: Config, opened: Opened) {
  const { database, engines, log } = opened;
  const deps = await depsOf(config, opened);
  const reachable = watchReachable([config.traceUrl, config.flagUrl]);
  const app = await buildApp({
    deps,
    schema,
    log,
    authenticate: (token) => authenticate(deps, token),
    database,
    enginesWarm: engines.isWarm,
    introspection: config.development,
    trustProxy: config.trustProxy,
    https: config.publicUrl?.startsWith('https:') ?? false,
    metrics: config.metrics,
    publicConfig: { traceUrl: config.traceUrl, flagUrl: config.flagUrl, providers: deps.settings.providers },
    reachable,
    ...(deps.billing.events && {
      billingWebhook: {
        accept: (sent) => acceptEvent(deps, sent),
        begin: () =>
          void handleEvents(deps).catch((error) =>
            log.error({ err: error }, 'Billing events are left to the job.'),
          ),
      },
    }),
    webRoot: WEB,
  });
  app.addHook('onClose', async () => reachable.stop());
  return { app, deps };
}
