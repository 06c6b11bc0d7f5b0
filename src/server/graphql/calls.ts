import type { CostRow } from '#domain/billing/costs.ts';
import type { Entitlement } from '#domain/billing/entitlement.ts';
import type { Db } from '../db/client.ts';
import type { EngineInfo } from '../ports/engine-info.ts';

/**
 * A type that comes back from the database as it went in. Answers are stored as JSON for retries, which would turn a
 * Date into a string and lose bytes and functions: a type with such parts doesn't fit its own Storable.
 */
export type Storable<T> = { readonly [Key in keyof T]: StorablePart<T[Key]> };

type StorablePart<Part> = Part extends string | number | boolean | null | undefined
  ? Part
  : Part extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : Storable<Part>;

export interface OnceWork<Answer> {
  /** What was asked for: decides whether a repeated key is the same action. */
  readonly input: unknown;
  /** The whole work, in one transaction with the key. Nothing slow: no engine, no provider. */
  readonly run: (tx: Db) => Promise<Answer>;
}

/**
 * A free call of one learner that happens once for each idempotency key: `features/billing/once-calls.ts`. Errors:
 * VAL_001, and those of the work.
 */
export interface OnceCall {
  once<Answer extends Storable<Answer>>(work: OnceWork<Answer>): Promise<Answer>;
}

interface Priced {
  /** What was asked for: decides whether a repeated key is the same action, and what counts as paid already. */
  readonly input: unknown;
  /** The course's own material: nothing is charged. */
  readonly free?: boolean;
  /** Once paid, the same input is free for this learner from then on. */
  readonly keep?: boolean;
  /** The engines that the work asks: remote ones need the learner's consent, VAL_001 consent_needed. */
  readonly engines?: readonly EngineInfo[];
}

/** What a priced field does with its credits held. The outcome is the answer. */
export interface PaidWork<Answer> extends Priced {
  /** The slow part. Runs outside any transaction; when it throws, the credits go back. */
  readonly work: (signal: AbortSignal) => Promise<Answer>;
}

/** Paid work whose outcome is stored. */
export interface SettledWork<Outcome, Answer> extends Priced {
  readonly work: (signal: AbortSignal) => Promise<Outcome>;
  /** Stores the outcome, in the transaction that spends the credits. The call's id is what a refund asks for. */
  readonly settle: (tx: Db, outcome: Outcome, callId: string) => Promise<Answer>;
}

/**
 * A priced call of one learner: `features/billing/paid-calls.ts`. Errors: SUB_001, SUB_002, SUB_003, SUB_004, VAL_001,
 * SRV_002, and those of the work.
 */
export interface PaidCall {
  pay<Outcome, Answer extends Storable<Answer>>(work: SettledWork<Outcome, Answer>): Promise<Answer>;
  pay<Answer extends Storable<Answer>>(work: PaidWork<Answer>): Promise<Answer>;
}

export interface OnceRequest {
  readonly learnerId: string;
  readonly field: string;
  readonly idempotencyKey: string | undefined;
}

export interface PaidRequest extends OnceRequest {
  readonly price: CostRow;
  readonly entitlement: Entitlement | null;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** Told what is left once credits were spent. */
  readonly onSpent?: (balance: number) => void;
}

/** How a field gets its call. Implemented by billing, wired in main. */
export interface Calls {
  readonly once: (request: OnceRequest) => OnceCall;
  readonly paid: (request: PaidRequest) => PaidCall;
}
