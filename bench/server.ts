import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, type Learner, signUp } from '../e2e/support/api.ts';
import { benchConversation, SPOKEN, SPOKEN_SECONDS, TURNS } from './conversation.ts';
import { benchFirstAnswers } from './first-answers.ts';
import { memoryRows } from './memory.ts';
import { ownDocument } from './own-document.ts';
import { SERVER_ENV, startProduct, waitUntilReady } from './processes.ts';
import { freshCopy, recordSpeech, recordTerm } from './recording.ts';
import type { Row } from './speech.ts';
import { quantile, timed } from './statistics.ts';

const ITEM = { id: 'en-general-shortness-of-breath', term: 'shortness of breath' };
const RECORDINGS = 200;
const WARM_UP = 5;
const READS = 300;
const PAUSE_MS = 20;

const SCORE = ownDocument('testVocabularyPronunciation');
const ALL_LEVELS = ownDocument('allLevels');

/**
 * Starts twice on one folder: new, then with what the first start made. Leaves the second one running. The embedded
 * database, or the empty one that DATABASE_URL names.
 */
async function startTwice(dataDir: string) {
  const { DATABASE_URL = '' } = process.env;
  const env = {
    ...SERVER_ENV,
    DATABASE_URL,
    DATA_DIR: dataDir,
    JWT_SECRET: 'only-for-the-benchmark-and-32-characters',
  };
  const startReady = async () => {
    const server = await startProduct({ env });
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

/** One learner at a time where nothing else is said. */
export async function benchServer(): Promise<Row[]> {
  const term = await recordTerm(ITEM.term);
  const sentences = await Promise.all(SPOKEN.map((text) => recordSpeech(text, SPOKEN_SECONDS)));
  const dataDir = await mkdtemp(join(tmpdir(), 'bedside-bench-'));
  const { server, rows } = await startTwice(dataDir);
  try {
    const { url } = server;
    rows.push(...memoryRows(server, 'idle'));
    rows.push(...(await benchFirstAnswers(url, { term, sentence: sentences[0]! })));
    const score = (learner: Learner) => {
      const variables = { expectedTerm: ITEM.term, vocabularyId: ITEM.id, audioData: freshCopy(term) };
      return call(url, SCORE, variables, learner.token.access);
    };
    const learner = await signUp(url);
    for (let count = 0; count < WARM_UP; count += 1) await score(learner);
    const times: number[] = [];
    while (times.length < RECORDINGS - WARM_UP) times.push(await timed(() => score(learner)));
    rows.push(
      { name: 'scored 3 s recording through the API, p50', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'scored 3 s recording through the API, p95', value: quantile(times, 0.95), unit: 'ms' },
      await benchReadsWhileScoring(url, score),
      ...(await benchConversation(url, sentences)),
      ...memoryRows(server, `after ${RECORDINGS} recordings and ${TURNS} spoken turns`),
    );
    return rows;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
