import { setTimeout as wait } from 'node:timers/promises';
import { signUp as signUpReader } from '../../e2e/support/api.ts';
import { type Caller, openCaller, untilKnown } from '../workload/caller.ts';
import type { Journal } from '../workload/journal.ts';
import { openRecorder } from '../workload/recordings.ts';
import { startWorkload, type Workload } from '../workload/workload.ts';
import { feelPulse, type Pulse } from './pulse.ts';

const LEARNERS = 20;
const PAUSE_MS = 150;
/** How long a random moment may wait for an answer, and how much later it may come. */
const WORK_LIMIT_MS = 20_000;
const MOMENT_MS = 1_500;
/** Calls that acknowledge nothing. */
const READS = /^(allLevels|availableVocabularyItems|guidedPracticeGroup|patientCase|login)$/;

/** Twenty learners at work, who ask for each answer until they have it. */
export interface LearnersAtWork {
  readonly workload: Workload;
  readonly caller: Caller;
  readonly pulse: Pulse;
  journals(): Journal[];
  acknowledged(): number;
  /** Answers that nobody should have had, with how often they came. */
  odd(): string[];
  /** Resolves at a random moment while they are answered. */
  moment(): Promise<void>;
  close(): Promise<void>;
}

export async function putLearnersToWork(url: string): Promise<LearnersAtWork> {
  const odd = new Map<string, number>();
  const note = (what: string) => odd.set(what, (odd.get(what) ?? 0) + 1);
  let acknowledged = 0;
  const onAnswer = (call: string, { kind, ...answer }: { kind: string; code?: string }) => {
    // Said to who asks again for an account whose answer was lost.
    if (kind === 'refused' && !answer.code?.endsWith('email_taken')) note(`${call}: ${answer.code}`);
    if (kind === 'result' && !READS.test(call)) acknowledged += 1;
  };
  const recorder = openRecorder();
  const caller = openCaller(url, untilKnown, { onAnswer });
  const pulse = feelPulse(url, (await signUpReader(url)).token.access);
  const { isUp } = pulse;
  const workload = await startWorkload({ caller, recorder, learners: LEARNERS, pauseMs: PAUSE_MS, isUp });
  const journals = () => workload.everybody.map(({ journal }) => journal);
  return {
    workload,
    caller,
    pulse,
    journals,
    acknowledged: () => acknowledged,
    odd: () => [
      ...[...odd].map(([what, times]) => `${times} times ${what}`),
      ...journals().flatMap(({ oddities }) => oddities),
    ],
    moment: async () => {
      const before = acknowledged;
      const deadline = performance.now() + WORK_LIMIT_MS;
      while (acknowledged === before && performance.now() < deadline) await wait(10);
      await wait(Math.random() * MOMENT_MS);
    },
    close: async () => {
      pulse.stop();
      await recorder.close();
    },
  };
}
