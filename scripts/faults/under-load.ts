import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '#server/db/client.ts';
import { waitUntilReady } from '../../bench/processes.ts';
import { logIn } from '../workload/learner.ts';
import type { Product } from '../workload/product.ts';
import { type Inspector, openInspector } from './inspector.ts';
import { type LearnersAtWork, putLearnersToWork } from './learners-at-work.ts';
import type { Row } from './row.ts';
import { heldCredits } from './stored.ts';

export interface Fault {
  readonly name: string;
  readonly count: number;
  readonly product: Product;
  readonly connection: Connection;
  /**
   * Does the harm, and what an operator does then. Gives the moment from which on the product is to answer, as
   * performance.now() tells it.
   */
  readonly strike: (index: number, load: Pick<LearnersAtWork, 'moment'>) => Promise<number>;
}

/** How long calls and credits that a fault has cut may stay open: a minute's job gives back what is held for two. */
const SETTLE_MS = 200_000;
/** So many of the first and of the latest accounts log in at the end. */
const LOG_INS = 15;

/** Strikes again and again while learners practise, and compares what they were told with what is stored. */
export async function strikeUnderLoad(fault: Fault): Promise<Row> {
  const { name, count, product, connection } = fault;
  await waitUntilReady(product.url);
  const inspector = await openInspector(connection);
  const learners = await putLearnersToWork(product.url);
  try {
    let slowestMs = 0;
    let settledMs = 0;
    const unfinished: string[] = [];
    try {
      for (let index = 0; index < count; index++) {
        slowestMs = Math.max(slowestMs, await strikeOnce(fault, index, learners));
        await inspector.inspect(`${name} ${index + 1}`, learners.journals());
        tell(name, index + 1, count, learners.acknowledged());
      }
      const started = performance.now();
      unfinished.push(...(await settle(learners, connection)));
      settledMs = performance.now() - started;
      await inspector.inspect('the end', learners.journals());
      await logEverybodyIn(learners, inspector);
    } catch (error) {
      // The other kinds of faults are still to be tried.
      unfinished.push(`ended early: ${error instanceof Error ? error.message : error}`);
    }
    return {
      fault: name,
      count,
      acknowledged: learners.acknowledged(),
      ...inspector.findings(),
      deaths: product.deaths,
      odd: [...learners.odd(), ...unfinished],
      errors: product.errors(),
      slowestMs,
      settledMs,
    };
  } finally {
    await learners.close();
  }
}

/** Milliseconds until the first answer. A product that has died of it is started again. */
async function strikeOnce(
  { product, strike }: Fault,
  index: number,
  learners: LearnersAtWork,
): Promise<number> {
  const { pulse } = learners;
  const deaths = product.deaths.length;
  const since = await strike(index, learners);
  const ms = await pulse.firstAnswer(since, () => product.deaths.length > deaths);
  if (ms !== null) return ms;
  await product.startAgain();
  return (await pulse.firstAnswer(since, () => false)) ?? 0;
}

/** Waits until every outcome is known and no credits are held any more. What is left then. */
async function settle({ workload }: LearnersAtWork, connection: Connection): Promise<string[]> {
  const deadline = performance.now() + SETTLE_MS;
  const unanswered = await workload.finish(SETTLE_MS);
  while ((await heldCredits(connection)) > 0 && performance.now() < deadline) await wait(200);
  const held = await heldCredits(connection);
  return [
    ...(unanswered > 0 ? [`${unanswered} calls were never answered`] : []),
    ...(held > 0 ? [`${held} calls hold credits for ever`] : []),
  ];
}

async function logEverybodyIn({ workload, caller }: LearnersAtWork, inspector: Inspector): Promise<void> {
  const { everybody } = workload;
  for (const { journal } of new Set([...everybody.slice(0, LOG_INS), ...everybody.slice(-LOG_INS)])) {
    if (!(await logIn(caller, journal.email))) inspector.add('lost', `${journal.email} can't log in`);
  }
}

function tell(name: string, done: number, count: number, acknowledged: number): void {
  if (done % 10 !== 0 && done !== count) return;
  const time = new Date().toISOString().slice(11, 19);
  console.log(`${time} ${name}: ${done} of ${count}, ${acknowledged} acknowledged`);
}
