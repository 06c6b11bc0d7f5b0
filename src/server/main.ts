import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { fileBlobs } from './adapters/blobs/file-blobs.ts';
import { createEmbeddedEngines } from './adapters/embedded/engines.ts';
import { courseTranslator } from './adapters/embedded/translator.ts';
import { pgBossQueue } from './adapters/pg-boss/job-queue.ts';
import { buildApp } from './app.ts';
import { type Config, providersOf, readConfig } from './config.ts';
import { importContent } from './content-import.ts';
import type { Database, Db } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { timeEngines } from './engine-times.ts';
import { hasConsent } from './features/accounts/learners.store.ts';
import { authenticate } from './features/accounts/sessions.service.ts';
import { paidCalls } from './features/billing/paid-calls.ts';
import { loadTalk, wordsOfCases } from './features/practice/complex.store.ts';
import { findCourseTranslation } from './features/practice/translations.service.ts';
import { schema } from './graphql/schema.ts';
import { countProviderCall, observeEngine } from './http/metrics.ts';
import { regularJobs } from './jobs.ts';
import { ownJwtSecret } from './jwt-secret.ts';
import { createLogger } from './logger.ts';
import { systemClock } from './ports/clock.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));
const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

type Engines = ReturnType<typeof createEmbeddedEngines>;

/** Starts the product: database, content, engines, jobs, HTTP. Rejects with a message that says what to do. */
export async function start(environment: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  const config = readConfig(environment);
  const log = createLogger(config.logLevel);
  const clock = systemClock;
  // The engines warm up in threads of their own while the database opens.
  const engines = createEmbeddedEngines(log);
  const database = await openDatabase(config, log).catch(async (error) => {
    await engines.close();
    throw error;
  });
  const queue = pgBossQueue(database.connection, log);
  try {
    const changed = await importContent(database.db, CONTENT, clock.now());
    if (changed > 0) log.info({ packs: changed }, 'Content was imported.');
    const app = await createApp(config, database, engines, log);
    await queue.start(regularJobs(database.db, clock));
    await app.listen({ port: config.port, host: config.host });
    void wordsOfCases(database.db, 'en')
      .then((likely) => engines.warm(likely))
      .catch((error) => log.error({ err: error }, 'An engine did not warm up.'));
    const { port } = app.server.address() as { port: number };
    return {
      url: `http://localhost:${port}`,
      stop: async () => {
        await closeHttp(app);
        await queue.stop();
        await engines.close();
        await database.close();
      },
    };
  } catch (error) {
    await engines.close();
    await database.close();
    throw error;
  }
}

/** How long requests that are being answered may take when the server stops. */
const LAST_ANSWERS_MS = 5_000;

/** Lets running requests end. Connections that browsers opened ahead and never used would be waited for in vain. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(timer);
}

/** The engine of each capability, as the settings say. */
async function chooseEngines({ ai }: Config, embedded: Engines, db: Db) {
  const own = {
    pronunciationAssessor: embedded.pronunciationAssessor,
    synthesizer: embedded.synthesizer,
    transcriber: embedded.transcriber,
    translator: courseTranslator((request) => findCourseTranslation(db, request)),
    patient: embedded.createPatient(() => loadTalk(db)),
    understanding: embedded.understanding,
  };
  if (!Object.values(ai.engines).includes('openai')) return own;
  // Loaded only where it is asked for: its client is a tenth of the server.
  const { createOpenAiEngines } = await import('./adapters/openai/engines.ts');
  const remote = createOpenAiEngines(ai, { observe: countProviderCall, clock: systemClock });
  const { pronunciationAssessor, synthesizer, transcriber, translator, patient } = ai.engines;
  return {
    ...own,
    ...(pronunciationAssessor === 'openai' && {
      pronunciationAssessor: remote.pronunciationAssessor(embedded.pronunciationAssessor),
    }),
    ...(synthesizer === 'openai' && { synthesizer: remote.synthesizer() }),
    ...(transcriber === 'openai' && { transcriber: remote.transcriber() }),
    ...(translator === 'openai' && { translator: remote.translator() }),
    ...(patient === 'openai' && { patient: remote.patient() }),
  };
}

async function createApp(config: Config, { db }: Database, engines: Engines, log: Logger) {
  const secrets = config.jwtSecrets.length > 0 ? config.jwtSecrets : [await ownJwtSecret(config.dataDir)];
  const settings = {
    jwtSecrets: secrets,
    trialCredits: config.trialCredits,
    rateLimits: config.rateLimits,
  };
  const deps: Deps = {
    db,
    clock: systemClock,
    settings,
    log,
    ...timeEngines(await chooseEngines(config, engines, db), observeEngine),
    blobs: fileBlobs(`${config.dataDir}/blobs`),
    openPaidCall: paidCalls({ db, clock: systemClock, log, settings, hasConsent }),
  };
  return buildApp({
    deps,
    schema,
    log,
    authenticate: (token) => authenticate(deps, token),
    enginesWarm: engines.isWarm,
    introspection: config.development,
    trustProxy: config.trustProxy,
    https: config.publicUrl?.startsWith('https:') ?? false,
    publicConfig: {
      traceUrl: config.traceUrl,
      flagUrl: config.flagUrl,
      providers: providersOf(config),
    },
    webRoot: WEB,
  });
}
