import type { AcousticModel } from './model.ts';
import type { SenoneScores } from './senones.ts';

/** What the recording sounds like without any expectation: the best phone in every frame. */
export interface PhoneLoop {
  /** Phone of each frame from `from` on. */
  readonly phones: Uint8Array;
  /** Log likelihood up to and with each frame. */
  readonly totals: Float64Array;
}

/** Keeps the loop from cutting a sound in two. In nats, by trial. */
const SWITCH = -6;
const STATES = 3;

/** The best sequence of phones between two frames, any phone following any other. */
export function loopPhones(model: AcousticModel, scores: SenoneScores, from: number, to: number): PhoneLoop {
  const phoneCount = model.phones.length;
  const width = phoneCount * STATES;
  const frames = to - from;
  const senones = Int32Array.from({ length: width }, (_, s) => {
    const phone = Math.floor(s / STATES);
    return model.plainSenones[phone]![s % STATES]!;
  });
  const origin = new Int16Array(frames * width);
  const totals = new Float64Array(frames);
  let previous = new Float64Array(width).fill(-Infinity);
  let current = new Float64Array(width);
  let exit = 0;
  let exitScore = 0;
  for (let frame = 0; frame < frames; frame++) {
    const row = (from + frame) * scores.senones;
    const back = frame * width;
    let nextExit = 0;
    let nextScore = -Infinity;
    let top = -Infinity;
    for (let state = 0; state < width; state++) {
      const step = state % STATES;
      let best = previous[state]! + model.transitions[state * 2]!;
      let came = state;
      if (step === 0) {
        const entered = exitScore + SWITCH;
        if (entered > best) {
          best = entered;
          came = exit;
        }
      } else {
        const moved = previous[state - 1]! + model.transitions[(state - 1) * 2 + 1]!;
        if (moved > best) {
          best = moved;
          came = state - 1;
        }
      }
      best += scores.values[row + senones[state]!]!;
      current[state] = best;
      origin[back + state] = came;
      if (best > top) top = best;
      if (step === STATES - 1) {
        const left = best + model.transitions[state * 2 + 1]!;
        if (left > nextScore) {
          nextScore = left;
          nextExit = state;
        }
      }
    }
    exit = nextExit;
    exitScore = nextScore;
    totals[frame] = top;
    [previous, current] = [current, previous];
  }
  return { phones: traceBack(previous, origin, frames), totals };
}

function traceBack(last: Float64Array, origin: Int16Array, frames: number): Uint8Array {
  const phones = new Uint8Array(frames);
  const width = last.length;
  let state = last.indexOf(Math.max(...last));
  for (let frame = frames - 1; frame >= 0; frame--) {
    phones[frame] = Math.floor(state / STATES);
    state = origin[frame * width + state]!;
  }
  return phones;
}
