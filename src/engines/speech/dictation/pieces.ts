import type { RecordedSpeech } from '../pronunciation/recording.ts';

/** Frames of a recording, 10 ms each: from the first to behind the last. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The model was taught on up to half a minute, and loses its way in more. In frames. */
const LONGEST = 2_400;
/** A piece is at least so long, so that it tells what it is about. */
const SHORTEST = 800;

/** Long speech in pieces of up to 24 s, parted where the speaker paused longest, or else is quietest. */
export function piecesOf({ from, to, loudness, threshold }: RecordedSpeech): Piece[] {
  const pieces: Piece[] = [];
  let begun = from;
  while (to - begun > LONGEST) {
    const at = pauseWithin(loudness, threshold, begun + SHORTEST, Math.min(begun + LONGEST, to - SHORTEST));
    pieces.push({ from: begun, to: at });
    begun = at;
  }
  return [...pieces, { from: begun, to }];
}

/** The middle of the longest pause. */
function pauseWithin(loudness: Float32Array, threshold: number, from: number, to: number): number {
  let best = { at: from, length: 0 };
  let quietest = from;
  let length = 0;
  for (let frame = from; frame < to; frame++) {
    if (loudness[frame]! < loudness[quietest]!) quietest = frame;
    length = loudness[frame]! < threshold ? length + 1 : 0;
    if (length > best.length) best = { at: frame - (length >> 1), length };
  }
  return best.length > 0 ? best.at : quietest;
}
