import type { Listened } from './listen.ts';
import type { Spoken, Stretch } from './pauses.ts';

/** A pause at the end of a clause is no hesitation as far as it is no longer, in frames. */
const CLAUSE_PAUSE = 80;
/** Where no clause is known to end: after so much speech without a pause somebody may breathe, and for how long. */
const BREATH_AFTER = 200;
const BREATH = 60;

/**
 * The parts of silences that fluent speakers need as well: at the ends of clauses (`clauseEnds`, in frames), and to
 * breathe after a long run of speech. Sentences read one by one, as those that the scale was fitted to, have next to none.
 */
export function findBreaths(spoken: Spoken, clauseEnds: readonly number[]): Stretch[] {
  let run = spoken.start;
  return spoken.silences.flatMap(({ start, end }) => {
    const isClauseEnd = clauseEnds.some((frame) => frame >= start - 10 && frame <= end);
    const most = isClauseEnd ? CLAUSE_PAUSE : start - run >= BREATH_AFTER ? BREATH : 0;
    run = end;
    return most === 0 ? [] : [{ start, end: Math.min(end, start + most) }];
  });
}

/** Where a frame stands once some stretches are taken out, in ascending order. */
export function timeWithout(cuts: readonly Stretch[]): (frame: number) => number {
  return (frame) => {
    let left = frame;
    for (const { start, end } of cuts) {
      if (start < frame) left -= Math.min(frame, end) - start;
    }
    return left;
  };
}

/** What was heard without some stretches of it. */
export function cutOut(heard: Listened, cuts: readonly Stretch[]): Listened {
  if (cuts.length === 0) return heard;
  const isCut = new Uint8Array(heard.frames);
  for (const { start, end } of cuts) isCut.fill(1, start, end);
  const keep = <Track extends Float32Array | Uint8Array>(track: Track, width = 1): Track =>
    track.filter((_, i) => !isCut[Math.floor(i / width)]) as Track;
  const loop = keep(heard.loop);
  return {
    ...heard,
    frames: loop.length,
    loop,
    phones: keep(heard.phones, heard.phoneCount),
    loudness: keep(heard.loudness),
    voicing: keep(heard.voicing),
    pitch: keep(heard.pitch),
  };
}
