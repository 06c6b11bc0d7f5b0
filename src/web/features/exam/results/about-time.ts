import { formatTimer } from '#web/lib/timer.ts';

const STEP_MS = 5000;

/** A time as nobody can know it better, to five seconds: m:ss. */
export function aboutTime(milliseconds: number): string {
  return formatTimer(Math.max(1, Math.round(milliseconds / STEP_MS)) * STEP_MS);
}
