import type { Connection } from '#server/db/client.ts';
import { copyOf, type Journal } from '../workload/journal.ts';
import { casesByVersion, readStored } from './stored.ts';
import { compare, type Findings } from './verify.ts';

/** Compares what learners were told with what is stored, and remembers what was ever wrong. */
export interface Inspector {
  /** Reads the database now, while calls may be under way. */
  inspect(when: string, journals: readonly Journal[]): Promise<void>;
  /** What is wrong besides. */
  add(kind: keyof Findings, what: string): void;
  findings(): Findings & { readonly emptyStarts: string[] };
}

export async function openInspector(connection: Connection): Promise<Inspector> {
  const cases = await casesByVersion(connection);
  const found = { lost: new Set<string>(), doubled: new Set<string>(), falseCharges: new Set<string>() };
  const emptyStarts = new Set<string>();
  return {
    async inspect(when, journals) {
      const before = journals.map((journal) => ({ journal, copy: copyOf(journal) }));
      const stored = await readStored(connection);
      // Exact for those to whom nothing has happened while the database was read.
      const expected = before.map(({ journal, copy }) => ({
        journal: copy,
        quiet: !copy.underWay && journal.changes === copy.changes,
      }));
      if (expected.length > 0 && !expected.some(({ journal }) => stored.learners.has(journal.learnerId))) {
        emptyStarts.add(`${when}: none of ${expected.length} accounts is there`);
      }
      const findings = compare(expected, stored, cases);
      for (const kind of Object.keys(found) as (keyof Findings)[]) {
        for (const what of findings[kind]) found[kind].add(what);
      }
    },
    add: (kind, what) => void found[kind].add(what),
    findings: () => ({
      lost: [...found.lost],
      doubled: [...found.doubled],
      falseCharges: [...found.falseCharges],
      emptyStarts: [...emptyStarts],
    }),
  };
}
