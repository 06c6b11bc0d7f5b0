import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { COSTS, type CostRow } from '#domain/billing/costs.ts';
import { entitlementRefusal } from '#domain/billing/entitlement.ts';
import { takeFrom } from '#domain/billing/spending.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../../db/client.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import type { OpenPaidCall, PaidCallRequest, PaidWork } from '../../graphql/paid-call.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import { insertReservation, lockBuckets, releaseReservation, settleReservation } from './credits.store.ts';
import {
  claimKey,
  findCall,
  forgetKey,
  hasPaidFor,
  type IdempotentCall,
  rememberPaid,
  storeAnswer,
} from './idempotency.store.ts';
import { periodsOf } from './subscriptions.store.ts';

type BillingDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly settings: Pick<Deps['settings'], 'rateLimits'>;
  /** Whether the learner agreed that remote engines get what she says and writes. */
  readonly hasConsent: (db: Db, learnerId: string) => Promise<boolean>;
};

/** No engine or provider may take longer; credits held for longer are given back by a job. */
const WORK_MS = 30_000;
const HOLD_MS = 2 * 60_000;
const POLL_MS = 100;
const ANSWER_KEPT_MS = 24 * 3_600_000;

/**
 * The one way to spend credits: reserve, work outside any transaction, then settle with the result or
 * release. A call with an idempotency key is done once and answers the same every time.
 */
export function paidCalls(deps: BillingDeps): OpenPaidCall {
  return (request) => ({
    run: async (work) => {
      const { db, clock, settings } = deps;
      if (request.price && settings.rateLimits) {
        await countHit(db, THROTTLES.paidCalls, request.learnerId, clock.now());
      }
      await requireConsent(deps, request.learnerId, work.engines ?? []);
      const inputHash = digest(work.input);
      const { learnerId, field, idempotencyKey: key } = request;
      if (!key) return perform(deps, request, work, inputHash, null);
      return once(deps, { learnerId, key, field, inputHash }, (call) =>
        perform(deps, request, work, inputHash, call),
      );
    },
  });
}

async function requireConsent(
  { db, hasConsent }: BillingDeps,
  learnerId: string,
  engines: readonly EngineInfo[],
): Promise<void> {
  if (!engines.some(({ remote }) => remote)) return;
  if (!(await hasConsent(db, learnerId))) throw new AppError('VAL_001', { reason: 'consent_needed' });
}

async function once<Answer>(
  { db, clock }: BillingDeps,
  call: IdempotentCall,
  perform: (call: IdempotentCall) => Promise<Answer>,
): Promise<Answer> {
  const patience = clock.now().getTime() + WORK_MS;
  for (;;) {
    const now = clock.now();
    if (await claimKey(db, call, new Date(now.getTime() + HOLD_MS), now)) break;
    const known = await findCall(db, call);
    if (!known) continue;
    if (known.inputHash !== call.inputHash || known.field !== call.field) {
      throw new AppError('VAL_001', { reason: 'idempotency_mismatch' });
    }
    if (known.answeredAt) return known.answer as Answer;
    if (now.getTime() > patience) throw new AppError('SRV_002', { reason: 'idempotency_running' });
    await sleep(POLL_MS);
  }
  try {
    return await perform(call);
  } catch (error) {
    await forgetKey(db, call);
    throw error;
  }
}

async function perform<Outcome, Answer>(
  deps: BillingDeps,
  request: PaidCallRequest,
  work: PaidWork<Outcome, Answer>,
  inputHash: string,
  call: IdempotentCall | null,
): Promise<Answer> {
  const { db, clock } = deps;
  const { learnerId, price } = request;
  const charged = work.free ? null : price;
  const kept = charged && work.keep ? { learnerId, costRow: charged, inputHash } : null;
  const paidBefore = kept !== null && (await hasPaidFor(db, kept));
  const reservation = charged && !paidBefore ? await reserve(deps, learnerId, charged) : null;
  try {
    const outcome = await work.work(signalOf(request));
    return await db.transaction(async (tx) => {
      if (reservation && !(await settleReservation(tx, reservation))) throw new AppError('SRV_002');
      const answer = await work.settle(tx, outcome);
      if (kept && !paidBefore) await rememberPaid(tx, kept);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + ANSWER_KEPT_MS);
      if (call) await storeAnswer(tx, call, { value: answer, now, expiresAt });
      return answer;
    });
  } catch (error) {
    if (reservation) await release(deps, reservation);
    throw error;
  }
}

/** Without a key nobody can ask for the answer again, so the work stops when the client has gone. */
function signalOf({ idempotencyKey, signal }: PaidCallRequest): AbortSignal {
  const timeout = AbortSignal.timeout(WORK_MS);
  return idempotencyKey ? timeout : AbortSignal.any([timeout, signal]);
}

async function reserve({ db, clock }: BillingDeps, learnerId: string, costRow: CostRow): Promise<string> {
  const cost = COSTS[costRow];
  const now = clock.now();
  return db.transaction(async (tx) => {
    const refusal = entitlementRefusal(await periodsOf(tx, learnerId), now);
    if (refusal) throw new AppError(refusal);
    const takes = takeFrom(await lockBuckets(tx, learnerId, now), cost);
    if (!takes) throw new AppError('SUB_002');
    const expiresAt = new Date(now.getTime() + HOLD_MS);
    return insertReservation(tx, { learnerId, costRow, cost, expiresAt }, takes);
  });
}

/** A failure here must not hide the one that led to it: the job gives the credits back later. */
async function release({ db, log }: BillingDeps, reservation: string): Promise<void> {
  try {
    await db.transaction((tx: Db) => releaseReservation(tx, reservation));
  } catch (error) {
    log.error({ err: error, reservation }, 'Credits could not be released.');
  }
}

function digest(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}
