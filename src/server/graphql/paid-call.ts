import type { CostRow } from '#domain/billing/costs.ts';
import type { Db } from '../db/client.ts';
import type { EngineInfo } from '../ports/engine-info.ts';

/** What a priced field does with its credits held. */
export interface PaidWork<Outcome, Answer> {
  /** What was asked for: decides whether a repeated key is the same action, and what counts as paid already. */
  readonly input: unknown;
  /** The course's own material: nothing is charged. */
  readonly free?: boolean;
  /** Once paid, the same input is free for this learner from then on. */
  readonly keep?: boolean;
  /** The engines that the work asks: remote ones need the learner's consent, VAL_001 consent_needed. */
  readonly engines?: readonly EngineInfo[];
  /** The slow part. Runs outside any transaction; when it throws, the credits go back. */
  readonly work: (signal: AbortSignal) => Promise<Outcome>;
  /** Stores the outcome, in the transaction that spends the credits. Its answer must survive JSON. */
  readonly settle: (tx: Db, outcome: Outcome) => Promise<Answer>;
}

/** A priced call of one learner. Errors: SUB_001, SUB_002, SUB_003, VAL_001, SRV_002, and those of the work. */
export interface PaidCall {
  run<Outcome, Answer>(work: PaidWork<Outcome, Answer>): Promise<Answer>;
}

export interface PaidCallRequest {
  readonly learnerId: string;
  readonly field: string;
  /** null: nothing to pay, but done once per idempotency key all the same. */
  readonly price: CostRow | null;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
}

/** Implemented by billing, wired in main. */
export type OpenPaidCall = (request: PaidCallRequest) => PaidCall;
