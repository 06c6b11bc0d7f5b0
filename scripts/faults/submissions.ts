import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '#server/db/client.ts';
import { type Caller, openCaller, untilKnown } from '../workload/caller.ts';
import { CREATE_ATTEMPT, START_PHASE, SUBMIT_READING } from '../workload/documents.ts';
import { signUp } from '../workload/learner.ts';
import { discard, newFolder, type Product, startProduct } from '../workload/product.ts';
import type { Row } from './row.ts';
import { embeddedIn, withClient } from './stored.ts';

/** So many at a time, since hashing passwords is slow. */
const SIGN_UPS = 20;
/** The kill comes when this share of the submissions has been answered. */
const KILLED_AT = 1 / 3;
const PART = 'A';

interface Submitted {
  readonly success: boolean;
  readonly score: number;
  readonly totalMarks: number;
}

/** A learner who is about to submit. */
interface Candidate {
  readonly progressId: string;
  /** Nobody else's. */
  readonly answer: string;
  /** Under a key of its own each time. */
  readonly submit: () => Promise<Submitted | null>;
}

/**
 * Learners who submit a part at the same moment, and a SIGKILL of the product in the middle. Whoever has no answer asks
 * again with the same key. Every acknowledged submission must be there, and each part marked once, with the answers of
 * its own learner.
 */
export async function submitTogether(count: number): Promise<Row> {
  const product = await startProduct(await newFolder());
  const odd: string[] = [];
  let acknowledged = 0;
  const caller = openCaller(product.url, untilKnown, {
    onAnswer: (call, answer) => {
      if (answer.kind === 'refused') odd.push(`${call}: ${answer.code}`);
      if (answer.kind === 'result' && call === 'submitReadingTest') acknowledged += 1;
    },
  });
  try {
    const candidates = await prepare(caller, count);
    console.log(`${candidates.length} learners are ready to submit`);
    const submitting = Promise.all(candidates.map(({ submit }) => submit()));
    while (acknowledged < candidates.length * KILLED_AT) await wait(5);
    const before = acknowledged;
    const killed = performance.now();
    const earlier = await killAndStart(product, embeddedIn(product.dataDir));
    const answers = await submitting;
    const settledMs = performance.now() - killed;
    const again = await Promise.all(candidates.map(({ submit }) => submit()));
    const stored = await storedMarks(embeddedIn(product.dataDir));
    console.log(`killed after ${before} answers, with ${earlier} marks stored`);
    return {
      fault: `${count} submissions at once, SIGKILL`,
      count: 1,
      acknowledged,
      ...compare(candidates, answers, again, stored),
      falseCharges: [],
      emptyStarts: [],
      deaths: product.deaths,
      odd,
      errors: product.errors(),
      settledMs,
    };
  } finally {
    await discard(product);
  }
}

/** Signs them all up, and lets each start a part of her own. */
async function prepare(caller: Caller, count: number): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const next = async (): Promise<void> => {
    while (candidates.length < count) {
      const candidate = await prepareOne(caller);
      if (candidate) candidates.push(candidate);
    }
  };
  await Promise.all(Array.from({ length: SIGN_UPS }, next));
  return candidates.slice(0, count);
}

async function prepareOne(caller: Caller): Promise<Candidate | null> {
  const learner = await signUp(caller);
  const created = await learner?.act<{ createUserProgress: { userProgressId: string } }>({
    query: CREATE_ATTEMPT,
    variables: { sectionType: 'reading' },
    note: () => {},
  });
  if (!learner || !created) return null;
  const progressId = created.createUserProgress.userProgressId;
  await learner.read(START_PHASE, { progressId, part: PART, phase: 'running' });
  const answer = `the answer of ${progressId}`;
  const answers = JSON.stringify({ 'a-1': 'Text A', 'a-2': 'Text B', 'a-8': answer });
  const variables = { progressId, part: PART, answers };
  const submit = async () => {
    const done = await learner.act<{ submitReadingTest: Submitted }>({
      query: SUBMIT_READING,
      variables,
      note: () => {},
    });
    return done?.submitReadingTest ?? null;
  };
  return { progressId, answer, submit };
}

async function killAndStart(product: Product, connection: Connection): Promise<number> {
  await product.kill();
  await product.startAgain();
  return (await storedMarks(connection)).size;
}

interface StoredMark {
  readonly answer: string;
  readonly score: number;
}

async function storedMarks(connection: Connection): Promise<ReadonlyMap<string, StoredMark>> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query(`
      select attempt_id,
        jsonb_path_query_first(marked, '$.questions[*] ? (@.id == "a-8").answer') #>> '{}' as answer,
        round(100 * (marked->>'obtained')::numeric / (marked->>'total')::numeric, 1)::float as score
      from oet_marks`);
    return new Map(rows.map(({ attempt_id, answer, score }) => [attempt_id, { answer, score }]));
  });
}

function compare(
  candidates: readonly Candidate[],
  answers: readonly (Submitted | null)[],
  again: readonly (Submitted | null)[],
  stored: ReadonlyMap<string, StoredMark>,
): Pick<Row, 'lost' | 'doubled'> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [index, { progressId, answer }] of candidates.entries()) {
    const mark = stored.get(progressId);
    if (!answers[index]?.success) lost.push(`${progressId} was never answered`);
    if (mark?.answer !== answer) lost.push(`${progressId} is stored as ${mark?.answer}`);
    const scores = new Set([answers[index]?.score, again[index]?.score, mark?.score]);
    if (scores.size > 1) doubled.push(`${progressId} was marked ${[...scores].join(', ')}`);
  }
  return { lost, doubled };
}
