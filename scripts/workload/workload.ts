import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { consultations } from './consultation.ts';
import { LEVELS } from './documents.ts';
import { type Learner, signUp } from './learner.ts';
import type { Recorder } from './recordings.ts';
import { practiseDialogue, practiseVocabulary } from './speaking.ts';

export interface WorkloadOptions {
  readonly caller: Caller;
  readonly recorder: Recorder;
  readonly learners: number;
  /** What a learner waits on average between two steps, in milliseconds. */
  readonly pauseMs: number;
  /** Whether the product answers at the moment: while it doesn't, nobody's patience runs out. */
  readonly isUp: () => boolean;
}

export interface Workload {
  /** Everybody who ever had an account. */
  readonly everybody: readonly Learner[];
  /** Begins nothing new, and waits so long for the outcomes that are not known. How many are not known then. */
  finish(limitMs: number): Promise<number>;
}

/** A learner whose call stays open that long while others are answered goes on waiting, and somebody else practises. */
const PATIENCE_MS = 8_000;
const LOOK_MS = 250;
/** After so many steps on average a learner goes, and somebody new comes. */
const STEPS_OF_A_VISIT = 50;
/** So many sign up at once. */
const AT_A_DOOR = 4;

/** Learners who practise without end: they talk to patients, say terms and dialogues, and read. */
export async function startWorkload(options: WorkloadOptions): Promise<Workload> {
  const { caller, learners, isUp } = options;
  const everybody: Learner[] = [];
  const open = new Set<Promise<void>>();
  let finishing = false;
  const enter = async () => {
    const learner = await signUp(caller);
    if (learner) everybody.push(learner);
    return learner;
  };
  /** False when patience has run out. */
  const patiently = async (step: Promise<void>) => {
    open.add(step);
    const done = step.finally(() => open.delete(step)).then(() => true);
    for (let waited = 0; waited < PATIENCE_MS && !finishing; waited += isUp() ? LOOK_MS : 0) {
      if (await Promise.race([done, wait(LOOK_MS, false)])) return true;
    }
    return false;
  };
  const sit = async (first: Learner | null) => {
    // Nobody begins by a common signal.
    await wait(options.pauseMs * Math.random());
    for (let learner = first; !finishing; learner = await enter()) {
      if (!learner) continue;
      const step = stepsOf(learner, options);
      while (!finishing && (await patiently(step())) && Math.random() > 1 / STEPS_OF_A_VISIT) {
        await wait(options.pauseMs * (1 / 3 + Math.random() * (4 / 3)));
      }
    }
  };
  const first: (Learner | null)[] = [];
  while (first.length < learners) {
    const room = Math.min(AT_A_DOOR, learners - first.length);
    first.push(...(await Promise.all(Array.from({ length: room }, enter))));
  }
  const seats = first.map(sit);
  return {
    everybody,
    async finish(limitMs) {
      finishing = true;
      const all = Promise.all(seats).then(() => Promise.all(open));
      await Promise.race([all, wait(limitMs)]);
      return open.size;
    },
  };
}

/** What a learner does next, by chance. */
function stepsOf(learner: Learner, { recorder }: WorkloadOptions): () => Promise<void> {
  const talk = consultations(learner);
  return async () => {
    const chance = Math.random();
    if (chance < 0.64) await talk();
    else if (chance < 0.82) await practiseVocabulary(learner, recorder);
    else if (chance < 0.9) await practiseDialogue(learner, recorder);
    else await learner.read(LEVELS, {});
  };
}
