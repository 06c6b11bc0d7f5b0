import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const THRESHOLD = -40;

/** Speech of so many frames, silent in these. */
function speech(frames: number, pauses: readonly (readonly [from: number, to: number])[]) {
  const loudness = new Float32Array(frames).fill(-20);
  for (const [from, to] of pauses) loudness.fill(-60, from, to);
  const none = new Float32Array(frames);
  return {
    kind: 'speech',
    from: 0,
    to: frames,
    threshold: THRESHOLD,
    loudness,
    voicing: none,
    pitch: none,
    speechDb: -20,
    noiseDb: -60,
    clipped: 0,
  } as const;
}

describe('speech', () => {
  it('of up to 24 s stays whole', () => {
    expect(piecesOf(speech(2_400, [[1_000, 1_100]]))).toEqual([{ from: 0, to: 2_400 }]);
  });

  it('that is longer is parted in the middle of its longest pause', () => {
    const pieces = piecesOf(
      speech(3_000, [
        [900, 920],
        [1_500, 1_600],
        [2_000, 2_010],
      ]),
    );
    expect(pieces).toHaveLength(2);
    expect(pieces[0]!.to).toBeGreaterThan(1_500);
    expect(pieces[0]!.to).toBeLessThan(1_600);
    expect(pieces[1]!.to).toBe(3_000);
  });

  it('leaves no end that is too short to be told', () => {
    const pieces = piecesOf(speech(2_405, [[2_390, 2_398]]));
    expect(pieces).toHaveLength(2);
    for (const { from, to } of pieces) expect(to - from).toBeGreaterThanOrEqual(800);
  });

  it('without a pause is parted all the same, and nothing is lost', () => {
    const pieces = piecesOf(speech(6_000, []));
    expect(pieces[0]!.from).toBe(0);
    expect(pieces.at(-1)!.to).toBe(6_000);
    for (const [at, piece] of pieces.entries()) {
      expect(piece.to - piece.from).toBeLessThanOrEqual(2_400);
      if (at > 0) expect(piece.from).toBe(pieces[at - 1]!.to);
    }
  });
});
