/** When something ends, as the server says it. */
export interface ServerClock {
  /** ISO 8601, as `serverNow`. */
  readonly endsAt: string;
  /** When the server answered, by its own clock. */
  readonly serverNow: string;
  /** When its answer arrived, by this browser's, in milliseconds: `dataUpdatedAt` of a query. */
  readonly receivedAt: number;
}

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
/** What a learner is told while working, in seconds before the end. */
const MARKS = [5 * MINUTE_SECONDS, MINUTE_SECONDS];

/**
 * Milliseconds to the end, never below 0. Both instants of the server are compared with each other and both of the
 * browser too, so that it does not matter how wrong the browser's clock is. That clock goes on while a device sleeps.
 */
function millisecondsLeft({ endsAt, serverNow, receivedAt }: ServerClock, now: number): number {
  return Math.max(0, Date.parse(endsAt) - Date.parse(serverNow) - (now - receivedAt));
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
