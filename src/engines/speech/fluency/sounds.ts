import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import type { PlacedWord } from './align-words.ts';
import type { Listened } from './listen.ts';

/** One expected sound as it was said. Times are frames from the first one listened to. */
export interface SaidSound {
  readonly phone: number;
  readonly start: number;
  readonly end: number;
  /** Index of its word. */
  readonly word: number;
  /** Mean log likelihood a frame, relative to the best of all sounds; at most 0. */
  readonly fit: number;
  /** The same, relative to the best other sound over the whole stretch. */
  readonly lead: number;
  /** Mean log of its share among all sounds, on a scale softened threefold. */
  readonly share: number;
  /** Share of its frames in which the same sound was heard without expecting it. */
  readonly agreed: number;
}

/** Weighs each placed sound against all others. */
export function weighSounds(
  model: AcousticModel,
  heard: Listened,
  words: readonly PlacedWord[],
): SaidSound[] {
  return words.flatMap(({ phones }, word) =>
    phones.map(({ phone, start, end }) => ({
      phone,
      start,
      end,
      word,
      ...weigh(model, heard, phone, start, end),
    })),
  );
}

const SOFTENED = 3;

function weigh(
  model: AcousticModel,
  { phones, phoneCount, loop }: Listened,
  phone: number,
  start: number,
  end: number,
) {
  const sums = new Float64Array(phoneCount);
  let share = 0;
  let agreed = 0;
  for (let frame = start; frame < end; frame++) {
    const row = frame * phoneCount;
    let all = 0;
    for (let other = 0; other < phoneCount; other++) {
      const value = phones[row + other]!;
      sums[other]! += value;
      all += Math.exp(value / SOFTENED);
    }
    share += phones[row + phone]! / SOFTENED - Math.log(all);
    if (loop[frame] === phone) agreed++;
  }
  const frames = end - start;
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < phoneCount; other++) {
    if (other !== phone && !model.fillers.has(other)) rival = Math.max(rival, sums[other]!);
  }
  return {
    fit: sums[phone]! / frames,
    lead: (sums[phone]! - rival) / frames,
    share: share / frames,
    agreed: agreed / frames,
  };
}
