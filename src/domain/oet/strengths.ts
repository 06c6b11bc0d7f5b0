import { percentOf } from './bands.ts';
import type { Tally } from './marking.ts';
import type { AttemptProgress } from './progress-wire.ts';

/** Fewer marks say nothing about anybody. */
const LEAST_MARKS = 4;
/** What was difficult long ago isn't any more. */
const RECENT_ATTEMPTS = 10;
const WELL_PERCENT = 80;
const BADLY_PERCENT = 60;

/** How a skill or a topic goes. */
export interface Strength extends Tally {
  readonly name: string;
  readonly percent: number;
  readonly goes: 'well' | 'fairly' | 'badly';
}

/**
 * How each skill, or topic, goes in the ten newest of the attempts, which come newest first: the weakest first. One
 * with fewer than four marks isn't there.
 */
export function strengthsOf(attempts: readonly AttemptProgress[], of: 'skills' | 'topics'): Strength[] {
  const sums = new Map<string, Tally>();
  for (const part of attempts.slice(0, RECENT_ATTEMPTS).flatMap(({ parts }) => parts)) {
    for (const [name, { obtained, total }] of Object.entries(part[of])) {
      const sum = sums.get(name) ?? { obtained: 0, total: 0 };
      sums.set(name, { obtained: sum.obtained + obtained, total: sum.total + total });
    }
  }
  return [...sums]
    .filter(([, { total }]) => total >= LEAST_MARKS)
    .map(([name, tally]) => ({ name, ...tally, percent: percentOf(tally), goes: judged(percentOf(tally)) }))
    .toSorted((a, b) => a.percent - b.percent || b.total - a.total);
}

function judged(percent: number): Strength['goes'] {
  if (percent >= WELL_PERCENT) return 'well';
  return percent >= BADLY_PERCENT ? 'fairly' : 'badly';
}
