import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { waitUntilReady } from '../../bench/processes.ts';
import { openCaller, untilKnown } from '../workload/caller.ts';
import type { Journal } from '../workload/journal.ts';
import { end, newFolder, type Product, startProduct } from '../workload/product.ts';
import { openRecorder } from '../workload/recordings.ts';
import { startWorkload } from '../workload/workload.ts';
import { HARMS, type Harm, type TableFiles } from './harms.ts';
import type { Row } from './row.ts';
import { casesByVersion, embeddedIn, readStored, withClient } from './stored.ts';
import { compare } from './verify.ts';

const LEARNERS = 20;
const PAUSE_MS = 150;
const WORK_MS = 15_000;
/** So many that their table has pages to lose. */
const ENOUGH_MESSAGES = 60;
const WORK_LIMIT_MS = 120_000;
const LOOK_MS = 200;
const FINISH_MS = 60_000;
/** Once to mend what is damaged, and once to see that it was mended for good. */
const STARTS = 2;

/** What is wrong after one damage, by kind. */
interface Result {
  readonly outcome: string;
  readonly lost: string[];
  readonly doubled: string[];
  readonly falseCharges: string[];
  readonly emptyStarts: string[];
  readonly deaths: string[];
}

interface Used {
  readonly dataDir: string;
  readonly journals: readonly Journal[];
  readonly acknowledged: number;
  readonly files: TableFiles;
}

/** Damages of the folder of a stopped product: it comes up with everything, or says why it doesn't. */
export async function damageFolders(count: number): Promise<Row> {
  const folder = await newFolder();
  try {
    const used = await practiseOn(join(folder, 'used'));
    const results: Result[] = [];
    for (const { name, harm } of HARMS.slice(0, count)) {
      const result = await damage(join(folder, 'damaged'), name, harm, used);
      console.log(`${name}: ${result.outcome}`);
      results.push(result);
    }
    return {
      fault: 'damage of the folder',
      count: results.length,
      acknowledged: used.acknowledged,
      lost: results.flatMap(({ lost }) => lost),
      doubled: results.flatMap(({ doubled }) => doubled),
      falseCharges: results.flatMap(({ falseCharges }) => falseCharges),
      emptyStarts: results.flatMap(({ emptyStarts }) => emptyStarts),
      deaths: results.flatMap(({ deaths }) => deaths),
      odd: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder with everything in it and two backups that hold all of it. */
async function practiseOn(dataDir: string): Promise<Used> {
  let acknowledged = 0;
  const product = await startProduct(dataDir);
  const recorder = openRecorder();
  try {
    await waitUntilReady(product.url);
    const onAnswer = (_call: string, { kind }: { kind: string }) => {
      if (kind === 'result') acknowledged += 1;
    };
    const caller = openCaller(product.url, untilKnown, { onAnswer });
    const workload = await startWorkload({
      caller,
      recorder,
      learners: LEARNERS,
      pauseMs: PAUSE_MS,
      isUp: () => true,
    });
    const messages = () => workload.everybody.reduce((sum, { journal }) => sum + journal.messages.length, 0);
    const deadline = performance.now() + WORK_LIMIT_MS;
    await wait(WORK_MS);
    while (messages() < ENOUGH_MESSAGES && performance.now() < deadline) await wait(LOOK_MS);
    if (messages() < ENOUGH_MESSAGES)
      throw new Error(`Only ${messages()} messages were answered: too few to be lost.`);
    await workload.finish(FINISH_MS);
    await product.stop();
    await product.startAgain();
    const files = await withClient(embeddedIn(dataDir), async (client) => {
      const { rows } = await client.query(`select pg_relation_filepath('learners') as learners,
        pg_relation_filepath('conversation_turns') as turns`);
      return rows[0] as TableFiles;
    });
    await product.stop();
    return { dataDir, journals: workload.everybody.map(({ journal }) => journal), acknowledged, files };
  } finally {
    await product.kill();
    await recorder.close();
  }
}

async function damage(dataDir: string, name: string, harm: Harm, used: Used): Promise<Result> {
  const result: Omit<Result, 'outcome'> = {
    lost: [],
    doubled: [],
    falseCharges: [],
    emptyStarts: [],
    deaths: [],
  };
  const outcomes: string[] = [];
  execFileSync('cp', ['-a', used.dataDir, dataDir]);
  const undo = await harm(dataDir, used.files);
  try {
    for (let start = 1; start <= STARTS; start++) {
      const started = await startProduct(dataDir).catch((error: Error) => error);
      const when = `${name}, start ${start}`;
      if (started instanceof Error) {
        outcomes.push(refusal(when, started.message, result));
        continue;
      }
      try {
        outcomes.push(await look(started, when, used.journals, result));
        if (start < STARTS) await started.stop();
      } finally {
        await end(started);
      }
    }
  } finally {
    if (typeof undo === 'function') undo();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { ...result, outcome: outcomes.join('; then ') };
}

/** What a product that has come up holds. */
async function look(
  { url, dataDir }: Product,
  when: string,
  journals: readonly Journal[],
  result: Omit<Result, 'outcome'>,
): Promise<string> {
  const connection = embeddedIn(dataDir);
  const stored = await readStored(connection);
  if (!journals.some(({ learnerId }) => stored.learners.has(learnerId))) {
    result.emptyStarts.push(when);
    return 'EMPTY';
  }
  const expected = journals.map((journal) => ({ journal, quiet: !journal.underWay }));
  const found = compare(expected, stored, await casesByVersion(connection));
  for (const kind of ['lost', 'doubled', 'falseCharges'] as const) {
    result[kind].push(...found[kind].map((what) => `${when}: ${what}`));
  }
  const { notes } = (await (await fetch(`${url}/readyz`)).json()) as { notes: { origin: string } };
  return `came up, ${notes.origin}${found.lost.length > 0 ? `, ${found.lost.length} LOST` : ''}`;
}

/** One line that says what is wrong, and no stack. */
function refusal(name: string, message: string, result: Omit<Result, 'outcome'>): string {
  const [, ...lines] = message.trim().split('\n');
  const said = lines.filter((line) => !line.startsWith('{')).join(' ');
  if (said === '' || /^\s+at /m.test(message)) result.deaths.push(`${name}: ${message}`);
  return `refused: ${said}`;
}
