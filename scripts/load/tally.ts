import { quantile } from '../../bench/statistics.ts';
import type { Answer } from '../workload/wire.ts';

interface Calls {
  readonly times: number[];
  overloaded: number;
  readonly others: Map<string, number>;
}

/** Counts answers by what they were, and times by call. */
export interface Tally {
  onAnswer(name: string, answer: Answer<unknown>, ms: number): void;
  /** From now on. */
  clear(): void;
  print(): void;
  /** SRV_002 of all calls. */
  overloaded(): number;
  /** What was neither a result nor SRV_002. */
  others(): string[];
  /** In milliseconds, of all calls that only read. */
  readsP95(): number;
}

const READS: readonly string[] = [
  'allLevels',
  'availableVocabularyItems',
  'guidedPracticeGroup',
  'patientCase',
];

export function openTally(): Tally {
  const calls = new Map<string, Calls>();
  const of = (name: string) => {
    const found: Calls = calls.get(name) ?? { times: [], overloaded: 0, others: new Map() };
    calls.set(name, found);
    return found;
  };
  const times = () => [...calls].filter(([name]) => READS.includes(name)).flatMap(([, call]) => call.times);
  return {
    onAnswer(name, answer, ms) {
      const call = of(name);
      if (answer.kind === 'result') call.times.push(ms);
      else if (answer.code === 'SRV_002' || answer.code === 'idempotency_running') call.overloaded += 1;
      else call.others.set(answer.code, (call.others.get(answer.code) ?? 0) + 1);
    },
    clear: () => calls.clear(),
    print() {
      console.log(`${'call'.padEnd(30)}   results  SRV_002   others     p50 ms    p95 ms    max ms`);
      const row = (name: string, all: readonly number[], overloaded = 0, others = 0) => {
        const figures = all.length > 0 ? [quantile(all, 0.5), quantile(all, 0.95), quantile(all, 1)] : [];
        const cells = [all.length, overloaded, others].map((count) => String(count).padStart(9));
        console.log(name.padEnd(30), ...cells, ...figures.map((ms) => ms.toFixed(0).padStart(9)));
      };
      for (const [name, { times: all, overloaded, others }] of [...calls].sort()) {
        row(
          name,
          all,
          overloaded,
          [...others.values()].reduce((sum, count) => sum + count, 0),
        );
      }
      row('all reads', times());
    },
    overloaded: () => [...calls.values()].reduce((sum, call) => sum + call.overloaded, 0),
    others: () =>
      [...calls].flatMap(([name, { others }]) =>
        [...others].map(([code, count]) => `${count} x ${name}: ${code}`),
      ),
    readsP95: () => (times().length > 0 ? quantile(times(), 0.95) : 0),
  };
}
