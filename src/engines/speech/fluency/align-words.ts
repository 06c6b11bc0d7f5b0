import type { SpokenWord } from '../pronunciation/acoustic/lattice.ts';
import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import type { Listened } from './listen.ts';

/** One phone where it was found, in frames from the first one listened to. */
export interface PlacedPhone {
  readonly phone: number;
  readonly start: number;
  readonly end: number;
}

export interface PlacedWord {
  readonly text: string;
  readonly phones: readonly PlacedPhone[];
}

/** No phone is shorter, in frames. */
const SHORTEST = 3;
/** In running speech each further way of saying a word costs time and tells little. */
const MOST_WAYS = 4;
/** What is so much less likely than the best, in nats, is given up: a minute would else take 100 MB. */
const BEAM = 400;
const PAUSE_ENTRY = Math.log(0.005);

/** A phone of one way of saying a word; `phone` -1 is a pause. */
interface Node {
  readonly word: number;
  readonly phone: number;
  readonly before: readonly number[];
}

interface Chain {
  readonly nodes: readonly Node[];
  /** By word: its first node. A pause that may follow a word belongs to it. */
  readonly firstOf: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Places words in a recording of any length, by how likely each phone is whatever stands beside it: as fine as pace
 * and pauses need it. null where the words do not fit into it.
 */
export function placeWords(
  model: AcousticModel,
  heard: Listened,
  words: readonly SpokenWord[],
): PlacedWord[] | null {
  if (words.length === 0) return null;
  const chain = chainOf(words);
  const nodeAt = bestPath(model, heard, chain);
  return nodeAt && describe(chain, words, nodeAt);
}

function chainOf(words: readonly SpokenWord[]): Chain {
  const nodes: Node[] = [{ word: 0, phone: -1, before: [] }];
  const firstOf: number[] = [];
  let before = [0];
  words.forEach(({ variants }, word) => {
    firstOf.push(word === 0 ? 0 : nodes.length);
    const ends: number[] = [];
    for (const way of variants.slice(0, MOST_WAYS)) {
      way.forEach((phone, place) => {
        nodes.push({ word, phone, before: place === 0 ? before : [nodes.length - 1] });
      });
      ends.push(nodes.length - 1);
    }
    nodes.push({ word, phone: -1, before: ends });
    before = [...ends, nodes.length - 1];
  });
  return { nodes, firstOf, ends: before };
}

/** How each frame's states were reached: 0 stayed, 1 from the state before, 2 and more from a node before. */
interface Step {
  readonly first: number;
  readonly came: Uint8Array;
}

/** The node of each frame on the likeliest way through the chain. */
function bestPath(model: AcousticModel, heard: Listened, chain: Chain): Int32Array | null {
  const { nodes, firstOf } = chain;
  const width = nodes.length * SHORTEST;
  let previous = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
  let current = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
  const steps: Step[] = [];
  const startOf = (word: number) => firstOf[word] ?? nodes.length;
  let [low, high] = [0, 1];
  for (let frame = 0; frame < heard.frames; frame++) {
    const [first, end] = [startOf(low), startOf(high)];
    const came = new Uint8Array((end - first) * SHORTEST);
    const silent = pauseScore(model, heard, frame);
    const row = frame * heard.phoneCount;
    let top = Number.NEGATIVE_INFINITY;
    for (let node = first; node < end; node++) {
      const { phone, before } = nodes[node]!;
      const score = phone < 0 ? silent : heard.phones[row + phone]!;
      for (let step = 0; step < SHORTEST; step++) {
        const state = node * SHORTEST + step;
        let [best, from] = [previous[state]!, 0];
        if (step > 0) {
          if (previous[state - 1]! > best) [best, from] = [previous[state - 1]!, 1];
        } else {
          const entry = phone < 0 ? PAUSE_ENTRY : 0;
          for (let i = 0; i < before.length; i++) {
            const value = previous[before[i]! * SHORTEST + SHORTEST - 1]! + entry;
            if (value > best) [best, from] = [value, 2 + i];
          }
          if (frame === 0 && (node === 0 || before[0] === 0)) best = 0;
        }
        current[state] = best + score;
        came[state - first * SHORTEST] = from;
        if (current[state]! > top) top = current[state]!;
      }
    }
    steps.push({ first, came });
    [low, high] = stillPossible(current, top - BEAM, low, high, startOf, firstOf.length);
    [previous, current] = [current, previous];
    current.fill(Number.NEGATIVE_INFINITY);
    previous.fill(Number.NEGATIVE_INFINITY, 0, startOf(low) * SHORTEST);
  }
  return traceBack(chain, previous, steps);
}

/** Whatever is no word: silence, breath and noises. */
function pauseScore(model: AcousticModel, heard: Listened, frame: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const filler of model.fillers) {
    best = Math.max(best, heard.phones[frame * heard.phoneCount + filler]!);
  }
  return best;
}

/** The words, from `low` to before `high`, that are likely enough, and the one after them. */
function stillPossible(
  scores: Float64Array,
  bar: number,
  low: number,
  high: number,
  startOf: (word: number) => number,
  words: number,
): [number, number] {
  const isPossible = (word: number) => {
    for (let state = startOf(word) * SHORTEST; state < startOf(word + 1) * SHORTEST; state++) {
      if (scores[state]! > bar) return true;
    }
    return false;
  };
  let [first, last] = [low, high - 1];
  while (first < last && !isPossible(first)) first++;
  while (last > first && !isPossible(last)) last--;
  return [first, Math.min(words, last + 2)];
}

function traceBack({ nodes, ends }: Chain, last: Float64Array, steps: readonly Step[]): Int32Array | null {
  const scoreOf = (node: number) => last[node * SHORTEST + SHORTEST - 1]!;
  const end = ends.reduce((best, node) => (scoreOf(node) > scoreOf(best) ? node : best));
  if (!Number.isFinite(scoreOf(end))) return null;
  const nodeAt = new Int32Array(steps.length);
  let state = end * SHORTEST + SHORTEST - 1;
  for (let frame = steps.length - 1; frame >= 0; frame--) {
    const node = Math.floor(state / SHORTEST);
    nodeAt[frame] = node;
    const { first, came } = steps[frame]!;
    const from = came[state - first * SHORTEST]!;
    if (from === 1) state--;
    else if (from > 1) state = nodes[node]!.before[from - 2]! * SHORTEST + SHORTEST - 1;
  }
  return nodeAt;
}

function describe({ nodes }: Chain, words: readonly SpokenWord[], nodeAt: Int32Array): PlacedWord[] {
  const placed = words.map(({ text }) => ({ text, phones: [] as PlacedPhone[] }));
  let start = 0;
  for (let frame = 1; frame <= nodeAt.length; frame++) {
    if (nodeAt[frame] === nodeAt[start]) continue;
    const { word, phone } = nodes[nodeAt[start]!]!;
    if (phone >= 0) placed[word]!.phones.push({ phone, start, end: frame });
    start = frame;
  }
  return placed;
}
