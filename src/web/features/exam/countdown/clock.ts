/** When something ends, as the server says it. */
export interface ServerClock {
  /** ISO 8601, as `serverNow`. */
  readonly endsAt: string;
  /** When the server answered, by its own clock. */
  readonly serverNow: string;
  /** When its answer arrived, by this browser's, in milliseconds. */
  readonly receivedAt: number;
}

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
/** What a learner is told while working, in seconds before the end. */
const MARKS = [5 * MINUTE_SECONDS, MINUTE_SECONDS];

/**
 * The end by the browser's clock. The server's instants are only compared with each other and so are the browser's, so
 * that it does not matter how wrong its clock is. That clock goes on while a device sleeps.
 */
function endsHere({ endsAt, serverNow, receivedAt }: ServerClock): number {
  return receivedAt + Date.parse(endsAt) - Date.parse(serverNow);
}

/** Never below 0. */
function millisecondsLeft(clock: ServerClock, now: number): number {
  return Math.max(0, endsHere(clock) - now);
}

/** More than an answer usually is on its way, in milliseconds. */
const WAY_MS = 3 * SECOND_MS;

/**
 * Of two answers about one end the truer. The longer one was on its way, the later its end seems: so the earlier end,
 * unless it is so much earlier that the browser's clock must have been set in between.
 */
export function truerClock(known: ServerClock, heard: ServerClock): ServerClock {
  const later = endsHere(heard) - endsHere(known);
  return later >= 0 && later <= WAY_MS ? known : heard;
}

/** Whole seconds as a countdown shows them: 0 only when it is over. */
export function secondsLeft(clock: ServerClock, now: number): number {
  return Math.ceil(millisecondsLeft(clock, now) / SECOND_MS);
}

/** How long the second that is shown still lasts, in milliseconds; null when it is over. */
export function untilNextSecond(clock: ServerClock, now: number): number | null {
  const left = millisecondsLeft(clock, now);
  if (left === 0) return null;
  return left % SECOND_MS || SECOND_MS;
}

/** Minutes left to be told, where 5 or 1 were passed between two looks; a device may have slept meanwhile. */
export function minutesToTell(before: number, after: number): number | null {
  const passed = MARKS.some((mark) => before > mark && after <= mark);
  return passed && after > 0 ? Math.ceil(after / MINUTE_SECONDS) : null;
}
