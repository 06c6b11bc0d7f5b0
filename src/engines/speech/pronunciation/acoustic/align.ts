import { buildLattice, type Lattice, type SpokenWord } from './lattice.ts';
import type { AcousticModel } from './model.ts';
import type { SenoneScores } from './senones.ts';

/** One phone where it was found. Frames are 10 ms; `score` is the mean log likelihood a frame, at most 0. */
interface AlignedPhone {
  readonly phone: number;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

interface AlignedWord {
  readonly text: string;
  readonly variant: number;
  readonly start: number;
  readonly end: number;
  readonly phones: readonly AlignedPhone[];
}

export interface Alignment {
  readonly words: readonly AlignedWord[];
  /** Log likelihood of the whole path, pauses included. */
  readonly total: number;
  readonly start: number;
  readonly end: number;
}

const STATES = 3;

/**
 * The best way of fitting `words` to the recording between two frames; null where it is too short to hold them.
 */
export function align(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly SpokenWord[],
  span: { readonly from: number; readonly to: number } = { from: 0, to: scores.frames },
): Alignment | null {
  if (words.length === 0 || span.to - span.from < STATES) return null;
  const lattice = buildLattice(model, words);
  const path = search(model, scores, lattice, span);
  return path === null ? null : describe(scores, lattice, words, path, span.from);
}

interface Path {
  readonly states: Int32Array;
  readonly total: number;
}

function search(
  model: AcousticModel,
  scores: SenoneScores,
  lattice: Lattice,
  span: { readonly from: number; readonly to: number },
): Path | null {
  const { nodes } = lattice;
  const width = nodes.length * STATES;
  const frames = span.to - span.from;
  const senones = Int32Array.from({ length: width }, (_, s) => nodes[(s / STATES) | 0]!.senones[s % STATES]!);
  const stay = Float64Array.from({ length: width }, (_, s) => transition(model, lattice, s, 0));
  const leave = Float64Array.from({ length: width }, (_, s) => transition(model, lattice, s, 1));
  const from = new Int32Array(frames * width);
  let previous = new Float64Array(width).fill(-Infinity);
  let current = new Float64Array(width);
  for (const node of lattice.starts)
    previous[node * STATES] = nodes[node]!.entry + at(scores, span.from, senones[node * STATES]!);
  for (let frame = 1; frame < frames; frame++) {
    const row = (span.from + frame) * scores.senones;
    const back = frame * width;
    for (let node = 0, state = 0; node < nodes.length; node++) {
      const { before, entry } = nodes[node]!;
      for (let step = 0; step < STATES; step++, state++) {
        let best = previous[state]! + stay[state]!;
        let origin = state;
        if (step > 0) {
          const moved = previous[state - 1]! + leave[state - 1]!;
          if (moved > best) {
            best = moved;
            origin = state - 1;
          }
        } else {
          for (let i = 0; i < before.length; i++) {
            const last = before[i]! * STATES + STATES - 1;
            const moved = previous[last]! + leave[last]! + entry;
            if (moved > best) {
              best = moved;
              origin = last;
            }
          }
        }
        current[state] = best + scores.values[row + senones[state]!]!;
        from[back + state] = origin;
      }
    }
    [previous, current] = [current, previous];
  }
  return trace(lattice, previous, leave, from, frames);
}

function at(scores: SenoneScores, frame: number, senone: number): number {
  return scores.values[frame * scores.senones + senone]!;
}

function transition(model: AcousticModel, lattice: Lattice, state: number, kind: 0 | 1): number {
  const phone = lattice.nodes[(state / STATES) | 0]!.phone;
  return model.transitions[(phone * STATES + (state % STATES)) * 2 + kind]!;
}

function trace(
  lattice: Lattice,
  last: Float64Array,
  leave: Float64Array,
  from: Int32Array,
  frames: number,
): Path | null {
  let state = -1;
  let total = -Infinity;
  for (const node of lattice.ends) {
    const end = node * STATES + STATES - 1;
    const value = last[end]! + leave[end]!;
    if (value > total) {
      total = value;
      state = end;
    }
  }
  if (state < 0) return null;
  const states = new Int32Array(frames);
  const width = last.length;
  for (let frame = frames - 1; frame >= 0; frame--) {
    states[frame] = state;
    state = from[frame * width + state]!;
  }
  return { states, total };
}

function describe(
  scores: SenoneScores,
  lattice: Lattice,
  words: readonly SpokenWord[],
  path: Path,
  offset: number,
): Alignment {
  const aligned: { text: string; variant: number; phones: AlignedPhone[] }[] = words.map(({ text }) => ({
    text,
    variant: 0,
    phones: [],
  }));
  let begin = 0;
  for (let frame = 1; frame <= path.states.length; frame++) {
    const node = (path.states[begin]! / STATES) | 0;
    if (
      frame < path.states.length &&
      ((path.states[frame]! / STATES) | 0) === node &&
      !restarts(path.states, frame)
    ) {
      continue;
    }
    const { phone, word, variant, position, senones } = lattice.nodes[node]!;
    if (position >= 0) {
      let sum = 0;
      for (let f = begin; f < frame; f++) sum += at(scores, offset + f, senones[path.states[f]! % STATES]!);
      aligned[word]!.variant = variant;
      const span = { start: offset + begin, end: offset + frame };
      aligned[word]!.phones.push({ phone, ...span, score: sum / (frame - begin) });
    }
    begin = frame;
  }
  const placed = aligned.map((word) => ({
    ...word,
    start: word.phones[0]!.start,
    end: word.phones.at(-1)!.end,
  }));
  return { words: placed, total: path.total, start: placed[0]!.start, end: placed.at(-1)!.end };
}

/** Whether a node is entered again at once, which only happens between two of its own visits. */
function restarts(states: Int32Array, frame: number): boolean {
  return states[frame]! < states[frame - 1]!;
}
