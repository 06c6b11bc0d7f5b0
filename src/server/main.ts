import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { fileBlobs } from './adapters/blobs/file-blobs.ts';
import { postgresBlobs } from './adapters/blobs/postgres-blobs.ts';
import { createEmbeddedEngines } from './adapters/embedded/engines.ts';
import { pgBossQueue } from './adapters/pg-boss/job-queue.ts';
import { chooseEngines } from './choose-engines.ts';
import { type Config, readConfig } from './config.ts';
import { importContent } from './content-import.ts';
import { createApp } from './create-app.ts';
import type { Database, Db } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { withoutLimits } from './db/pool.ts';
import { startCallOwner } from './features/billing/call-owner.ts';
import { type Making, makeMissingRecordings } from './features/oet/listening/recordings.service.ts';
import { rolePlayAssessing } from './features/oet/speaking/role-play-assessing.ts';
import { letterAssessing } from './features/oet/writing/letter-assessing.ts';
import { checkAddress } from './http/address.ts';
import { trackUnusedConnections } from './http/unused-connections.ts';
import { regularJobs, sentJobs } from './jobs.ts';
import { createLogger } from './logger.ts';
import { readOffers } from './offers.ts';
import type { BlobStore } from './ports/blob-store.ts';
import { systemClock } from './ports/clock.ts';
import { closeHttp, inTurn } from './stopping.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

export interface RunningProduct {
  readonly url: string;
  /** Resolves when the product can't go on, with what the operator is told. */
  readonly lost: Promise<Error>;
  stop(): Promise<void>;
}

/** Starts the product: database, content, engines, jobs, HTTP. Rejects with a message that says what to do. */
export async function start(environment: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const config = readConfig(environment);
  const offers = readOffers(config.operatorFile, config);
  await checkAddress(config);
  const log = createLogger(config.logLevel);
  const clock = systemClock;
  const { engines, database } = await open(config, log);
  const queue = pgBossQueue(database.connection, log);
  try {
    await bringContent(database, log);
    const { db } = database;
    const blobs = blobsOf(config, db);
    const owner = await startCallOwner({ db, clock, log }, { alone: config.databaseUrl === undefined });
    const { app, deps } = await createApp(config, {
      database,
      engines,
      log,
      blobs,
      owner: owner.id,
      offers,
      queue,
    });
    const assessors = { writing: letterAssessing(deps.letterAssessor), speaking: rolePlayAssessing(deps) };
    const assessing = { ...deps, assessors };
    const jobDeps = {
      db,
      clock,
      owner: owner.id,
      blobs,
      maxBlobBytes: config.blobs.maxBytes,
      selling: deps,
      recordings: config.makesRecordings ? deps : null,
      assessing,
    };
    await queue.start({ regular: regularJobs(jobDeps), sent: sentJobs(assessing, deps) });
    const endUnused = trackUnusedConnections(app.server);
    await app.listen({ port: config.port, host: config.host });
    const warming = warmUp(() => engines.warm(), log);
    const { port } = app.server.address() as { port: number };
    return {
      url: `http://localhost:${port}`,
      lost: database.lost,
      stop: () =>
        inTurn(
          () => closeHttp(app, endUnused),
          () => queue.stop(),
          () => owner.stop(),
          async () => warming.stop(),
          () => engines.close(),
          () => database.close(),
        ),
    };
  } catch (error) {
    await engines.close();
    await database.close();
    throw error;
  }
}

const WARM_AGAIN_MS = 5_000;

/** A machine that is too busy when the product starts is not too busy for ever. */
function warmUp(warm: () => Promise<void>, log: Logger) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const attempt = () =>
    warm().catch((error) => {
      if (stopped) return;
      log.error({ err: error }, 'An engine did not warm up, which is tried again.');
      timer = setTimeout(attempt, WARM_AGAIN_MS);
    });
  void attempt();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** The engines warm up in threads of their own while the database opens. */
async function open(config: Config, log: Logger) {
  const engines = createEmbeddedEngines(log);
  const database = await openDatabase(config, log).catch(async (error) => {
    await engines.close();
    throw error;
  });
  return { engines, database };
}

async function bringContent({ connection }: Database, log: Logger): Promise<void> {
  const now = systemClock.now();
  const changed = await withoutLimits(connection, (db) => importContent(db, CONTENT, now));
  if (changed > 0) log.info({ packs: changed }, 'Content was imported.');
}

function blobsOf({ blobs, dataDir }: Config, db: Db): BlobStore {
  return blobs.store === 'files'
    ? fileBlobs(`${dataDir}/blobs`, systemClock)
    : postgresBlobs(db, systemClock);
}

/** Makes the recordings that are missing, and nothing else. Answers how many; rejects as `start` does. */
export async function makeRecordings(environment: NodeJS.ProcessEnv, making: Making): Promise<number> {
  const config = readConfig(environment);
  const log = createLogger(config.logLevel);
  const { engines, database } = await open(config, log);
  try {
    await bringContent(database, log);
    const { db } = database;
    const { synthesizer } = await chooseEngines(config, engines, db);
    const { recordingJoiner } = engines;
    const deps = { db, clock: systemClock, synthesizer, recordingJoiner, blobs: blobsOf(config, db) };
    return await makeMissingRecordings(deps, making);
  } finally {
    await inTurn(
      () => engines.close(),
      () => database.close(),
    );
  }
}
