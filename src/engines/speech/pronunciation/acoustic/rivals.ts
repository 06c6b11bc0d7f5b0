import type { AcousticModel, WordPosition } from './model.ts';
import type { SenoneScores } from './senones.ts';

/** A sound between two others, in the frames that the three take together. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  readonly phone: number;
  readonly left: number;
  readonly right: number;
  /** What stands before the left and after the right one. */
  readonly beforeLeft: number;
  readonly afterRight: number;
  readonly position: WordPosition;
  readonly leftPosition: WordPosition;
  readonly rightPosition: WordPosition;
}

const STATES = 3;
const WIDEST = 3 * STATES;

/**
 * Log likelihood of the slot's frames with each phone of the model in the middle. The borders are free to move: a
 * sound that was replaced otherwise leaves part of the blame with its neighbours. Silence and noises: -Infinity.
 */
export function fitInPlace(model: AcousticModel, scores: SenoneScores, slot: Slot): Float64Array {
  return Float64Array.from(model.phones, (_, phone) => {
    if (model.fillers.has(phone)) return Number.NEGATIVE_INFINITY;
    const { left, right } = slot;
    const senones = [
      ...model.senonesOf(left, slot.beforeLeft, phone, slot.leftPosition),
      ...model.senonesOf(phone, left, right, slot.position),
      ...model.senonesOf(right, phone, slot.afterRight, slot.rightPosition),
    ];
    return bestPath(model, scores, [left, phone, right], senones, slot);
  });
}

/** Log likelihood of the slot's frames without its middle sound: its neighbours take all of them. */
export function fitWithout(model: AcousticModel, scores: SenoneScores, slot: Slot): number {
  const { left, right } = slot;
  const senones = [
    ...model.senonesOf(left, slot.beforeLeft, right, slot.leftPosition),
    ...model.senonesOf(right, left, slot.afterRight, slot.rightPosition),
  ];
  return bestPath(model, scores, [left, right], senones, slot);
}

const row = new Float64Array(WIDEST);

/** Viterbi through the states of the phones from the first frame to the last. */
function bestPath(
  model: AcousticModel,
  scores: SenoneScores,
  phones: readonly number[],
  senones: readonly number[],
  { start, end }: Slot,
): number {
  const width = senones.length;
  row.fill(Number.NEGATIVE_INFINITY);
  const at = (frame: number, state: number) => scores.values[frame * scores.senones + senones[state]!]!;
  row[0] = at(start, 0);
  for (let frame = start + 1; frame < end; frame++) {
    for (let state = width - 1; state >= 0; state--) {
      const own = (phones[(state / STATES) | 0]! * STATES + (state % STATES)) * 2;
      const stayed = row[state]! + model.transitions[own]!;
      const before = state - 1;
      const moved =
        state === 0
          ? Number.NEGATIVE_INFINITY
          : row[before]! +
            model.transitions[(phones[(before / STATES) | 0]! * STATES + (before % STATES)) * 2 + 1]!;
      row[state] = Math.max(stayed, moved) + at(frame, state);
    }
  }
  return row[width - 1]!;
}
