import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';

/** Who calls. `rejected`: a token came, but it is bad, expired or its session has ended. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'learner'; readonly learnerId: string; readonly sessionId: string };

/** What every resolver gets. One per request. Fields built by `t.paid` and `t.once` get their call besides. */
export interface Context {
  readonly caller: Caller;
  readonly address: string;
  /** What the caller's browser and system are called, as far as they say. */
  readonly device: string | null;
  readonly idempotencyKey: string | undefined;
  /** Aborts when the client goes away before its answer. */
  readonly clientGone: () => AbortSignal;
  /** Told what is left once this request has spent credits. */
  readonly onSpent: (balance: number) => void;
  readonly log: FastifyBaseLogger;
  readonly deps: Deps;
}

export type Learner = Extract<Caller, { kind: 'learner' }>;

/** The calling learner. Throws AUTH_001 without a token and AUTH_002 with one that is no longer good. */
export function learnerOf(context: Context): Learner {
  if (context.caller.kind === 'learner') return context.caller;
  throw new AppError(context.caller.kind === 'visitor' ? 'AUTH_001' : 'AUTH_002');
}
