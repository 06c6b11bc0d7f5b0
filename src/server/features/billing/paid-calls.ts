import { setTimeout as sleep } from 'node:timers/promises';
import { COSTS, type CostRow } from '#domain/billing/costs.ts';
import { entitlementRefusal } from '#domain/billing/entitlement.ts';
import { takeFrom } from '#domain/billing/spending.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../../db/client.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall, PaidRequest, PaidWork, SettledWork } from '../../graphql/calls.ts';
import type { EngineInfo, RemoteEngine } from '../../ports/engine-info.ts';
import { answerExpiry, type Call, callOf, requireSameAction } from './call.ts';
import {
  type Asking,
  abandonedCalls,
  deleteOpenCall,
  findOther,
  hasPaidFor,
  insertOpenCall,
  rememberPaid,
  settleOpenCall,
} from './calls.store.ts';
import { holdCredits, lockBuckets, returnCredits } from './credits.store.ts';
import { periodsOf } from './subscriptions.store.ts';

type BillingDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly settings: Pick<Deps['settings'], 'rateLimits'>;
  /** What this process signs its open calls with. */
  readonly owner: string;
  /** Whether the learner agreed that these get what she says and writes. */
  readonly hasConsents: (db: Db, learnerId: string, engines: readonly RemoteEngine[]) => Promise<boolean>;
};

/** No engine or provider may take longer. */
const WORK_MS = 30_000;
/** After so long an open call can't settle any more, and what it holds is given back. */
const OPEN_MS = 2 * 60_000;
const POLL_MS = 100;
const RELEASE_AGAIN_MS = 1_000;
const RELEASE_TRIES = 60;

type Work<Outcome, Answer> = PaidWork<Answer> | SettledWork<Outcome, Answer>;

/**
 * The one way to spend credits. A call is opened, with its credits held; it works, outside any transaction; then it is
 * settled, in one transaction with its result, or released. Its row in `calls` is what makes all that happen once: a
 * call with the same key waits for it and answers the same, and only an open row can be settled or released.
 */
export function paidCall(deps: BillingDeps, request: PaidRequest): PaidCall {
  return { pay: <Outcome, Answer>(work: Work<Outcome, Answer>) => pay(deps, request, work) };
}

async function pay<Outcome, Answer>(
  deps: BillingDeps,
  request: PaidRequest,
  work: Work<Outcome, Answer>,
): Promise<Answer> {
  await requireLeave(deps, request.learnerId, work);
  const costRow = work.free ? null : request.price;
  const call = callOf(request, work.input, { costRow, kept: costRow !== null && work.keep === true });
  const opened = await open(deps, request, call);
  if ('earlier' in opened) return opened.earlier?.value as Answer;
  try {
    const store = await perform(work, signalOf(request));
    const answer = await deps.db.transaction(async (tx) => {
      const stored = await store(tx, call.id);
      await settle(deps, tx, call, stored);
      return stored;
    });
    if (opened.balance !== null) request.onSpent?.(opened.balance);
    return answer;
  } catch (error) {
    await release(deps, call.id);
    throw isTimeout(error) ? new AppError('SRV_002', { cause: error }) : error;
  }
}

/** Does the work. What comes back stores its outcome. */
async function perform<Outcome, Answer>(
  work: Work<Outcome, Answer>,
  signal: AbortSignal,
): Promise<(tx: Db, callId: string) => Promise<Answer>> {
  if (!('settle' in work)) {
    const answer = await work.work(signal);
    return async () => answer;
  }
  const outcome = await work.work(signal);
  return (tx, callId) => work.settle(tx, outcome, callId);
}

/** Not too often, and remote engines only with the learner's consent. */
async function requireLeave(
  { db, clock, settings, hasConsents }: BillingDeps,
  learnerId: string,
  { engines = [] }: { readonly engines?: readonly EngineInfo[] },
): Promise<void> {
  if (settings.rateLimits) await countHit(db, THROTTLES.paidCalls, learnerId, clock.now());
  const remote = engines.filter((engine) => engine.remote);
  if (!(await hasConsents(db, learnerId, remote)))
    throw new AppError('VAL_001', { reason: 'consent_needed' });
}

/** `balance`: what is left with the call's credits held; null where it costs nothing. */
type Opened = { readonly balance: number | null };

/**
 * Opens the call, or finds the answer that it had before. Waits while another works on the same key, or pays for the
 * same input; one that was abandoned is released and gives way at once.
 */
async function open(
  deps: BillingDeps,
  request: PaidRequest,
  call: Call,
): Promise<Opened | { readonly earlier: { readonly value: unknown } | null }> {
  const { db, clock, owner } = deps;
  const patience = clock.now().getTime() + WORK_MS;
  for (;;) {
    const now = clock.now();
    const other = await findOther(db, call, { owner, now });
    if (!other) {
      const opened = await tryToOpen(deps, request, call);
      if (opened) return opened;
      continue;
    }
    if (other.sameKey) requireSameAction(other, call);
    if (other.sameKey && other.state === 'settled') return { earlier: other.answer };
    if (other.abandoned) {
      await releaseCall(db, other.id);
      continue;
    }
    if (now.getTime() > patience) throw new AppError('SRV_002', { reason: 'idempotency_running' });
    await sleep(POLL_MS);
  }
}

/** null when another call is in the way. Errors: SUB_001 to SUB_004. */
async function tryToOpen(
  { db, clock, owner }: BillingDeps,
  { entitlement }: PaidRequest,
  call: Call,
): Promise<Opened | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + OPEN_MS);
    if (!(await insertOpenCall(tx, call, owner, expiresAt))) return null;
    const { id: callId, learnerId, costRow, kept } = call;
    if (costRow === null || (kept && (await hasPaidFor(tx, call, costRow)))) return { balance: null };
    const refusal = entitlementRefusal(await periodsOf(tx, learnerId), entitlement, now);
    if (refusal) throw new AppError(refusal);
    const buckets = await lockBuckets(tx, learnerId, now);
    const takes = takeFrom(buckets, COSTS[costRow]);
    if (!takes) throw new AppError('SUB_002');
    await holdCredits(tx, { learnerId, callId, costRow }, takes);
    return { balance: buckets.reduce((sum, { remaining }) => sum + remaining, 0) - COSTS[costRow] };
  });
}

/** Without a key nobody can ask for the answer again, so the work stops when the client has gone. */
function signalOf({ idempotencyKey, signal }: PaidRequest): AbortSignal {
  const timeout = AbortSignal.timeout(WORK_MS);
  return idempotencyKey ? timeout : AbortSignal.any([timeout, signal]);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Spends what is held. A call that was released meanwhile, or whose time is over, rolls back with its result. */
async function settle({ clock }: BillingDeps, tx: Db, call: Call, value: unknown): Promise<void> {
  const now = clock.now();
  const settled = await settleOpenCall(tx, call.id, { value, now, expiresAt: answerExpiry(now) });
  if (!settled) throw new AppError('SRV_002', call.key ? { reason: 'idempotency_running' } : {});
  if (call.kept) await rememberPaid(tx, call, call.costRow as CostRow);
}

/**
 * A failure here must not hide the one that led to it. Where the database is away it is tried again, since a retry of
 * the call would wait for it in vain; in the end the job does it.
 */
async function release(deps: BillingDeps, callId: string, triesLeft = RELEASE_TRIES): Promise<void> {
  const { db, log } = deps;
  try {
    await releaseCall(db, callId);
  } catch (error) {
    log.error({ err: error, callId, triesLeft }, 'A call could not be released.');
    if (triesLeft > 0) setTimeout(() => release(deps, callId, triesLeft - 1), RELEASE_AGAIN_MS).unref();
  }
}

/** Gives back what an open call holds, and frees its key. */
function releaseCall(db: Db, callId: string): Promise<void> {
  return db.transaction(async (tx) => {
    if (await deleteOpenCall(tx, callId)) await returnCredits(tx, callId, 'release');
  });
}

/** Releases what hung or dead calls hold. Safe to run anywhere, twice. */
export async function releaseAbandonedCalls(db: Db, asking: Asking): Promise<void> {
  for (const callId of await abandonedCalls(db, asking)) await releaseCall(db, callId);
}
