import { expect, it } from 'vitest';
import { decodeRecording } from '#engines/speech/decode.ts';
import { encodeMp3 } from '#engines/speech/mp3.ts';
import { encodePiece } from '#engines/speech/recording-piece.ts';
import { embeddedRecordingJoiner } from './recording-joiner.ts';

const voices = { run: (_name: string, piece: never) => encodePiece(piece) } as never;
const RATE = 16_000;
const tone = (seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, n) => 0.1 * Math.sin((2 * Math.PI * 440 * n) / RATE));

it('joins speech and pauses to one file, and knows where each stands', async () => {
  const audio = await encodeMp3(tone(1), RATE);
  const { mp3, durationMs, places } = await embeddedRecordingJoiner(voices).join(
    [{ audio }, { silenceMs: 2000 }, { audio }],
    AbortSignal.timeout(10_000),
  );
  const decoded = await decodeRecording(mp3);
  if (decoded.kind !== 'decoded') throw new Error(decoded.reason);
  expect(Math.abs((decoded.samples.length / RATE) * 1000 - durationMs)).toBeLessThan(150);
  const loudness = (fromMs: number, toMs: number) => {
    const part = decoded.samples.slice((fromMs * RATE) / 1000, (toMs * RATE) / 1000);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
  };
  const [first, pause, second] = places.map(({ fromMs, toMs }) => loudness(fromMs + 200, toMs - 200));
  expect(first).toBeGreaterThan(0.05);
  expect(pause).toBeLessThan(0.001);
  expect(second).toBeCloseTo(first!, 1);
});
