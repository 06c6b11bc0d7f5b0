import { createHash } from 'node:crypto';
import type { CostRow } from '#domain/billing/costs.ts';
import { AppError } from '#domain/errors.ts';
import type { OnceRequest } from '../../graphql/calls.ts';

/** One try of a call that is to happen once. Its id is new with every try, and so tells one from another. */
export interface Call {
  readonly id: string;
  readonly learnerId: string;
  readonly field: string;
  /** The action's own, the same in all its tries. null: nobody can ask for the answer again. */
  readonly key: string | null;
  readonly inputHash: string;
  /** null: nothing to pay. */
  readonly costRow: CostRow | null;
  /** Once paid, the same input is free. */
  readonly kept: boolean;
}

/** How long a retry with the same key gets the same answer. */
const ANSWER_KEPT_MS = 24 * 3_600_000;

export function answerExpiry(now: Date): Date {
  return new Date(now.getTime() + ANSWER_KEPT_MS);
}

export function callOf(
  { learnerId, field, idempotencyKey }: OnceRequest,
  input: unknown,
  charged: Pick<Call, 'costRow' | 'kept'>,
): Call {
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return { id: crypto.randomUUID(), learnerId, field, key: idempotencyKey ?? null, inputHash, ...charged };
}

/** A key stands for one action. Throws VAL_001 idempotency_mismatch when it came with another before. */
export function requireSameAction(
  earlier: Pick<Call, 'field' | 'inputHash'>,
  { field, inputHash }: Call,
): void {
  if (earlier.field === field && earlier.inputHash === inputHash) return;
  throw new AppError('VAL_001', { reason: 'idempotency_mismatch' });
}
