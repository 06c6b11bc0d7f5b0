import type { DeliveryFinding } from '#domain/practice/pronunciation.ts';
import { interpolate } from './linear.ts';
import type { RecordedSpeech } from './recording.ts';

const QUIET_DB = -42;
const NOISY_DB = 15;
const CLIPPED_SHARE = 0.002;

/**
 * 0 to 100: how far the scores of a recording can be trusted, from its loudness, its distance from the noise in
 * the room, its clipping, and how much was said.
 */
export function confidenceOf(speech: RecordedSpeech, sounds: number): number {
  const shares = [
    interpolate(
      [
        [-58, 0.3],
        [QUIET_DB, 0.85],
        [-34, 1],
      ],
      speech.speechDb,
    ),
    interpolate(
      [
        [4, 0.3],
        [NOISY_DB, 0.85],
        [25, 1],
      ],
      speech.speechDb - speech.noiseDb,
    ),
    interpolate(
      [
        [0, 1],
        [CLIPPED_SHARE, 0.9],
        [0.05, 0.4],
      ],
      speech.clipped,
    ),
    interpolate(
      [
        [1, 0.55],
        [4, 0.85],
        [10, 1],
      ],
      sounds,
    ),
  ];
  return 100 * shares.reduce((product, share) => product * share, 1);
}

/** What in the recording itself stands between the learner and a fair score. */
export function recordingFindings(speech: RecordedSpeech): DeliveryFinding[] {
  const findings: DeliveryFinding[] = [];
  if (speech.speechDb < QUIET_DB) findings.push('quiet');
  if (speech.clipped > CLIPPED_SHARE) findings.push('clipped');
  if (speech.speechDb - speech.noiseDb < NOISY_DB) findings.push('noisy');
  return findings;
}
