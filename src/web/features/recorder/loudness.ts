const FLOOR_DB = -55;
const FULL_DB = -8;

/** Below this the recogniser will hardly hear a voice. */
export const HEARD_LEVEL = 0.3;

/** Loudness of samples between -1 and 1, as a share of a meter: 0 is silence, 1 is about to clip. */
export function meterLevel(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += samples[index]! ** 2;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  const decibels = 20 * Math.log10(Math.max(rms, 1e-6));
  return Math.max(0, Math.min(1, (decibels - FLOOR_DB) / (FULL_DB - FLOOR_DB)));
}
