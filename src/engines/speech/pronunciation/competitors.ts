import type { SpokenWord } from './acoustic/lattice.ts';
import { fitTerm, type Heard, type TermEvidence } from './evidence.ts';

export interface Competitor {
  readonly term: string;
  readonly words: readonly SpokenWord[];
}

export interface Rival {
  readonly term: string;
  readonly evidence: TermEvidence;
  /** Log likelihood above that of the expected term; negative where the expected one fits better. */
  readonly lead: number;
}

/** The other term that fits best what was heard; null without any that fits into the recording. */
export function bestRival(heard: Heard, expected: TermEvidence, others: readonly Competitor[]): Rival | null {
  let best: Rival | null = null;
  for (const { term, words } of others) {
    const evidence = fitTerm(heard, words);
    if (evidence === null) continue;
    const lead = evidence.total - expected.total;
    if (best === null || lead > best.lead) best = { term, evidence, lead };
  }
  return best;
}

/** How alike two terms are in writing, 0 to 1: one less the edits per letter of the longer one. */
export function likeness(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  let row = Array.from({ length: y.length + 1 }, (_, i) => i);
  for (let i = 1; i <= x.length; i++) {
    const next = [i];
    for (let j = 1; j <= y.length; j++) {
      const replaced = row[j - 1]! + (x[i - 1] === y[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return 1 - row[y.length]! / Math.max(1, x.length, y.length);
}
