/** A recording and how long it is. */
export interface Played {
  readonly durationMs: number;
}

export interface PlaylistPlace {
  /** Of the recording. */
  readonly index: number;
  /** Milliseconds into it. */
  readonly offsetMs: number;
}

/** Which of several recordings, played one after the other, is heard at a time; null when all have been. */
export function placeAt(recordings: readonly Played[], elapsedMs: number): PlaylistPlace | null {
  let left = Math.max(0, elapsedMs);
  for (const [index, { durationMs }] of recordings.entries()) {
    if (left < durationMs) return { index, offsetMs: left };
    left -= durationMs;
  }
  return null;
}

/** Whoever has heard less than this of a turn means the one before. */
const JUST_BEGUN_MS = 1_500;

/** Where to go back to, so that what was just said is heard again. Both in ms of the recording; starts in their order. */
export function turnJustHeard(startsMs: readonly number[], atMs: number): number {
  return startsMs.findLast((start) => start <= atMs - JUST_BEGUN_MS) ?? 0;
}
