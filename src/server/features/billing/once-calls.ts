import { AppError } from '#domain/errors.ts';
import type { Deps } from '../../deps.ts';
import type { OnceCall, OnceRequest, OnceWork } from '../../graphql/calls.ts';
import { answerExpiry, callOf, requireSameAction } from './call.ts';
import { findAnswer, insertSettledCall, storeAnswer } from './calls.store.ts';

type OnceDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Does free work once for each idempotency key, in one transaction: the key's row, the work, its answer. A duplicate
 * waits on the row and answers the same. Where the work fails or the process dies, nothing has happened.
 */
export function onceCall(deps: OnceDeps, request: OnceRequest): OnceCall {
  return { once: (work) => once(deps, request, work) };
}

function once<Answer>(
  { db, clock }: OnceDeps,
  request: OnceRequest,
  { input, run }: OnceWork<Answer>,
): Promise<Answer> {
  const call = callOf(request, input, { costRow: null, kept: false });
  return db.transaction(async (tx) => {
    if (call.key === null) return run(tx);
    if (!(await insertSettledCall(tx, call, answerExpiry(clock.now())))) {
      const earlier = await findAnswer(tx, call);
      // Forgotten since the insertion met it: the client's retry finds the key free.
      if (!earlier) throw new AppError('SRV_002', { reason: 'idempotency_running' });
      requireSameAction(earlier, call);
      return earlier.answer?.value as Answer;
    }
    const answer = await run(tx);
    await storeAnswer(tx, call.id, answer);
    return answer;
  });
}
