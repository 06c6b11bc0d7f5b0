import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, type Learner, signUp } from '../e2e/support/api.ts';
import { benchConversation } from './conversation.ts';
import { ownDocument } from './own-document.ts';
import { SERVER_ENV, SERVER_FILE, startProgram, waitUntilReady } from './processes.ts';
import { freshCopy, recordTerm } from './recording.ts';
import type { Row } from './speech.ts';
import { quantile, timed } from './statistics.ts';

const ITEM = { id: 'en-general-shortness-of-breath', term: 'shortness of breath' };
const RECORDINGS = 200;
const WARM_UP = 5;
const READS = 300;
const PAUSE_MS = 20;

const SCORE = ownDocument('testVocabularyPronunciation');
const ALL_LEVELS = ownDocument('allLevels');

/** Starts twice on one folder: new, then with what the first start made. Leaves the second one running. */
async function startTwice(dataDir: string) {
  const env = { ...SERVER_ENV, DATABASE_URL: '', DATA_DIR: dataDir };
  const startReady = async () => {
    const server = await startProgram(SERVER_FILE, { env });
    return { server, seconds: (server.startedMs + (await waitUntilReady(server.url))) / 1000 };
  };
  const fresh = await startReady();
  await fresh.server.stop();
  const existing = await startReady();
  const rows: Row[] = [
    { name: 'start to ready, new data folder', value: fresh.seconds, unit: 's' },
    { name: 'start to ready, existing data folder', value: existing.seconds, unit: 's' },
  ];
  return { server: existing.server, rows };
}

async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6;
}

/** p95 of allLevels for one learner while two others have recordings scored without a pause. */
async function benchReadsWhileScoring(
  url: string,
  score: (learner: Learner) => Promise<unknown>,
): Promise<Row> {
  const reader = await signUp(url);
  const speakers = [await signUp(url), await signUp(url)];
  let done = false;
  const scoring = speakers.map(async (speaker) => {
    while (!done) await score(speaker);
  });
  const times: number[] = [];
  while (times.length < READS) {
    times.push(await timed(() => call(url, ALL_LEVELS, {}, reader.token.access)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  done = true;
  await Promise.all(scoring);
  return { name: 'allLevels while two recordings are scored, p95', value: quantile(times, 0.95), unit: 'ms' };
}

/** The embedded database, one learner at a time where nothing else is said. */
export async function benchServer(): Promise<Row[]> {
  const webm = await recordTerm(ITEM.term);
  const dataDir = await mkdtemp(join(tmpdir(), 'bedside-bench-'));
  const { server, rows } = await startTwice(dataDir);
  try {
    const { url } = server;
    const idle = await residentMegabytes(url);
    const score = (learner: Learner) => {
      const variables = { expectedTerm: ITEM.term, vocabularyId: ITEM.id, audioData: freshCopy(webm) };
      return call(url, SCORE, variables, learner.token.access);
    };
    const learner = await signUp(url);
    for (let count = 0; count < WARM_UP; count += 1) await score(learner);
    const times: number[] = [];
    while (times.length < RECORDINGS - WARM_UP) times.push(await timed(() => score(learner)));
    rows.push(
      { name: 'scored 3 s recording through the API, p50', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'scored 3 s recording through the API, p95', value: quantile(times, 0.95), unit: 'ms' },
      { name: 'memory of the server, idle', value: idle, unit: 'MB' },
      {
        name: `memory of the server after ${RECORDINGS} recordings`,
        value: await residentMegabytes(url),
        unit: 'MB',
      },
      await benchReadsWhileScoring(url, score),
      ...(await benchConversation(url)),
    );
    return rows;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
