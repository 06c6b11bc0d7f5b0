import { stepLog, type WordSequences } from './language-model.ts';
import type { WordEnds } from './word-ends.ts';

/** A sequence of words that may have been said, with the score of its best path. */
export interface Reading {
  readonly words: readonly number[];
  readonly score: number;
}

/** A reading that is known from `end` on. */
interface Partial {
  readonly end: number;
  /** Words after `end`, and what they and the sounds after it add. */
  readonly words: readonly number[];
  readonly rest: number;
  readonly total: number;
}

const MOST_STEPS = 4_000;
/** The same words with other borders between them: only the best few are followed. */
const MOST_BORDERS = 2;

/**
 * The best readings of a recording that differ in their words, best first: an A* search backwards through the ends
 * of words, whose forward scores are exact. `languageWeight` and `wordPenalty` as the decoder used them.
 */
export function bestReadings(
  ends: WordEnds,
  language: WordSequences,
  settings: { readonly languageWeight: number; readonly wordPenalty: number },
  most: number,
): Reading[] {
  const queue = createQueue();
  const seen = new Map<string, number>();
  const found = new Map<string, Reading>();
  const link = (before: number, word: number) => settings.languageWeight * stepLog(language, before, word);
  const frames = ends.at.length - 1;
  for (let end = ends.at[frames - 1]!; end < ends.count; end++) {
    const rest = link(ends.word[end]!, language.words);
    if (rest > Number.NEGATIVE_INFINITY) queue.push({ end, words: [], rest, total: ends.score[end]! + rest });
  }
  for (let step = 0; step < MOST_STEPS && found.size < most; step++) {
    const partial = queue.pop();
    if (!partial) break;
    const { end, words, rest } = partial;
    if (end === 0) {
      const key = words.join(' ');
      if (words.length > 0 && !found.has(key)) found.set(key, { words, score: partial.total });
      continue;
    }
    const key = `${ends.word[end]},${ends.isPause[end]} ${words.join(' ')}`;
    const visits = seen.get(key) ?? 0;
    if (visits >= MOST_BORDERS) continue;
    seen.set(key, visits + 1);
    const origin = ends.origin[end]!;
    if (ends.isPause[end] === 1) {
      const added = ends.score[end]! - ends.score[origin]!;
      queue.push({ end: origin, words, rest: rest + added, total: partial.total });
      continue;
    }
    const word = ends.word[end]!;
    const own = ends.score[end]! - ends.score[origin]! - link(ends.word[origin]!, word);
    const longer = [word, ...words];
    const frame = ends.frame[origin]!;
    const [first, last] = frame < 0 ? [0, 1] : [ends.at[frame]!, ends.at[frame + 1]!];
    for (let before = first; before < last; before++) {
      const added = rest + own + link(ends.word[before]!, word);
      if (added === Number.NEGATIVE_INFINITY) continue;
      queue.push({ end: before, words: longer, rest: added, total: ends.score[before]! + added });
    }
  }
  return [...found.values()];
}

/** A binary heap, best total first; equal ones in the order of their coming, so that answers don't vary. */
function createQueue() {
  const heap: { readonly item: Partial; readonly order: number }[] = [];
  let order = 0;
  const isBefore = (a: number, b: number) => {
    const [x, y] = [heap[a]!, heap[b]!];
    return x.item.total > y.item.total || (x.item.total === y.item.total && x.order < y.order);
  };
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  };
  return {
    push(item: Partial): void {
      heap.push({ item, order: order++ });
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (!isBefore(at, parent)) break;
        swap(at, parent);
        at = parent;
      }
    },
    pop(): Partial | undefined {
      const best = heap[0]?.item;
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return best;
      heap[0] = last;
      for (let at = 0; ; ) {
        const left = 2 * at + 1;
        let next = at;
        if (left < heap.length && isBefore(left, next)) next = left;
        if (left + 1 < heap.length && isBefore(left + 1, next)) next = left + 1;
        if (next === at) return best;
        swap(at, next);
        at = next;
      }
    },
  };
}
