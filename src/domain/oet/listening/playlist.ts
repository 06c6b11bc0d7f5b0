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
