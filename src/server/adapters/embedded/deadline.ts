import { AppError } from '#domain/errors.ts';

/**
 * Milliseconds for what several engines do one after the other: paid work ends after 30 s and the page waits 35, and a
 * little earlier it can still be said why.
 */
export const CHAIN_MS = 28_000;

/**
 * Lets work take so many milliseconds in all, however many engines it waits for: its signal aborts then, or with the
 * caller's. Errors: SRV_002 with reason `overloaded` when the time was over, and those of the work.
 */
export async function within<Outcome>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const over = AbortSignal.timeout(ms);
  try {
    return await work(signal ? AbortSignal.any([signal, over]) : over);
  } catch (error) {
    throw error === over.reason ? new AppError('SRV_002', { reason: 'overloaded', cause: error }) : error;
  }
}

/** Whether an engine failed: it has not too much to do, and somebody still waits for its answer. */
export function isFailure(error: unknown, signal: AbortSignal): boolean {
  return (
    !signal.aborted && error instanceof AppError && error.code === 'SRV_002' && error.reason !== 'overloaded'
  );
}
