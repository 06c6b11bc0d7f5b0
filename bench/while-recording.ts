import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, type Learner, signUp } from '../e2e/support/api.ts';
import { LEVEL } from '../e2e/support/practice.ts';
import { CASE, SAY } from './documents.ts';
import { ownDocument } from './own-document.ts';
import { SERVER_ENV, startProduct, waitUntilReady } from './processes.ts';
import type { Row } from './speech.ts';
import { quantile, timed } from './statistics.ts';

const WARM_UP = 50;
/** So many at least while recordings are made, and so many afterwards. */
const ROUNDS = 400;
const PAUSE_MS = 50;
const VOICES_SPOKE = /^bedside_engine_seconds_count\{engine="embedded-voices-1"\} (\d+)/m;
/** The job begins every minute: who hears nothing for longer knows that all are made. */
const QUIET_MS = 90_000;
/** Nothing is spoken while the turns of a recording are joined. */
const JOINING_MS = 5_000;
const LIMIT_MS = 1_200_000;

const CALLS = ['allLevels', 'availableVocabularyItems', 'typed turn'] as const;
type Times = Record<(typeof CALLS)[number], number>;

/** Each of the calls once, again and again for one learner. */
async function openRounds(url: string, { token }: Learner): Promise<() => Promise<Times>> {
  const ask = <Data>(document: string, variables: object) =>
    call<Data>(url, document, variables, token.access);
  const { patientCase } = await ask<{ patientCase: { clinicalCase: object } }>(CASE, {
    levelSlug: 'beginner-complex',
  });
  const { clinicalCase } = patientCase;
  const conversationHistory = [{ role: 'doctor', content: 'When did it start?' }];
  return async () => ({
    allLevels: await timed(() => ask(ownDocument('allLevels'), {})),
    availableVocabularyItems: await timed(() =>
      ask(ownDocument('availableVocabularyItems'), { levelSlug: LEVEL }),
    ),
    'typed turn': await timed(() => ask(SAY, { conversationHistory, clinicalCase })),
  });
}

/** How many texts the voices have spoken since the start. Nobody asks for one here but the job. */
async function spokenTexts(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(VOICES_SPOKE.exec(metrics)?.[1] ?? 0);
}

/** Rounds from the server's start on: those until the last turn of a recording was spoken, without the job's pauses, and those after it. */
async function measure(url: string): Promise<{ making: Times[]; ready: Times[] }> {
  const round = await openRounds(url, await signUp(url));
  for (let count = 0; count < WARM_UP; count++) await round();
  const making: Times[] = [];
  let since: Times[] = [];
  const end = performance.now() + LIMIT_MS;
  let spoken = await spokenTexts(url);
  let spokenAt = performance.now();
  const isAllMade = () => performance.now() - spokenAt > QUIET_MS && making.length >= ROUNDS;
  while (!isAllMade() || since.length < ROUNDS) {
    if (performance.now() > end) throw new Error('The recordings were not made in time.');
    since.push(await round());
    const now = await spokenTexts(url);
    if (now > spoken) {
      if (performance.now() - spokenAt < JOINING_MS) making.push(...since);
      since = [];
      spoken = now;
      spokenAt = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { making, ready: since };
}

function rowsOf(name: keyof Times, making: readonly Times[], ready: readonly Times[]): Row[] {
  return [0.5, 0.95].flatMap((share) => {
    const of = (rounds: readonly Times[]) =>
      quantile(
        rounds.map((times) => times[name]),
        share,
      );
    const what = `${name}, p${share * 100}`;
    return [
      { name: `${what}, while recordings are made`, value: of(making), unit: 'ms' },
      { name: `${what}, when they are ready`, value: of(ready), unit: 'ms' },
      { name: `${what}, how much slower`, value: of(making) / of(ready), unit: 'times' },
    ];
  });
}

/** What a learner's calls take on a new data folder, while the recordings of the listening tests are made and after. */
export async function benchWhileRecording(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bedside-bench-'));
  const server = await startProduct({ env: { ...SERVER_ENV, DATABASE_URL: '', DATA_DIR: dataDir } });
  try {
    await waitUntilReady(server.url);
    const { making, ready } = await measure(server.url);
    return [
      { name: 'rounds while recordings are made', value: making.length, unit: '' },
      ...CALLS.flatMap((name) => rowsOf(name, making, ready)),
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
