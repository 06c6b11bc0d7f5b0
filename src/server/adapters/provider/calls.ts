import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Breaker, createBreaker, type Verdict } from './breaker.ts';
import { ProviderFault, type ProviderOutcome } from './faults.ts';

export interface CallLimits {
  /** For a whole call with its second try, in milliseconds. */
  readonly totalMs: number;
  /** Before the second try, in milliseconds. */
  readonly pauseMs: number;
}

const CALL_LIMITS: CallLimits = { totalMs: 30_000, pauseMs: 500 };

/** Told of every call to a provider once it has ended. */
export type ObserveCall = (engine: string, outcome: ProviderOutcome) => void;

type FaultOf = (error: unknown) => ProviderFault | undefined;

export interface CallsOptions {
  /** The id of the engine that calls. */
  readonly engine: string;
  readonly clock: Clock;
  readonly observe: ObserveCall;
  /** What the provider's client threw, as a fault; undefined for what no provider can be blamed for. */
  readonly faultOf: FaultOf;
  readonly limits?: CallLimits;
}

/** Sends the request, until there is an answer's head. It must stop at the signal. */
export type Send = (signal: AbortSignal) => PromiseLike<Response>;

/**
 * The calls of one adapter. A call ends after 30 s at the latest; while the provider is down it fails at once
 * (breaker.ts). Errors: SRV_002 with a ProviderFault as its cause, or the reason of the caller's signal.
 */
export interface ProviderCalls {
  /** What `read` makes of the answer. */
  run<T>(send: Send, read: (response: Response) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** The same, piece after piece. An error can come after a piece: what was read before is then void. */
  stream<T>(
    send: Send,
    read: (response: Response) => AsyncIterable<T>,
    signal: AbortSignal,
  ): AsyncIterable<T>;
}

/**
 * What an outcome says about the provider. A learner must not be able to shut it off for others, so a request that
 * is rejected or an answer that is unusable is none of its faults.
 */
const VERDICTS: Readonly<Record<Exclude<ProviderOutcome, 'circuit_open'>, Verdict>> = {
  ok: 'good',
  unusable: 'good',
  rejected: 'good',
  denied: 'bad',
  limited: 'bad',
  failed: 'bad',
  unreachable: 'bad',
  malformed: 'bad',
  timeout: 'bad',
  left: 'neutral',
};

export function providerCalls(options: CallsOptions): ProviderCalls {
  const { engine, clock, observe, faultOf, limits = CALL_LIMITS } = options;
  const breaker: Breaker = createBreaker({ clock });

  async function* stream<T>(send: Send, read: (response: Response) => AsyncIterable<T>, signal: AbortSignal) {
    signal.throwIfAborted();
    const leave = breaker.enter();
    if (!leave) {
      observe(engine, 'circuit_open');
      throw unavailable(new ProviderFault('circuit_open', 'not tried'), engine);
    }
    const limit = startLimit(limits.totalMs, signal);
    let outcome: Exclude<ProviderOutcome, 'circuit_open'> = 'left';
    try {
      yield* read(await sendTwiceAtMost(send, limit, { pauseMs: limits.pauseMs, faultOf }));
      outcome = 'ok';
    } catch (error) {
      signal.throwIfAborted();
      const fault = limit.isOver() ? new ProviderFault('timeout', `${limits.totalMs} ms`) : faultOf(error);
      if (!fault || fault.outcome === 'circuit_open') throw error;
      outcome = fault.outcome;
      throw unavailable(fault, engine);
    } finally {
      limit.end();
      leave(VERDICTS[outcome]);
      observe(engine, outcome);
    }
  }

  return {
    stream,
    async run<T>(send: Send, read: (response: Response) => Promise<T>, signal: AbortSignal) {
      const once = async function* (response: Response) {
        yield { value: await read(response) };
      };
      let answer: { value: T } | undefined;
      for await (const each of stream(send, once, signal)) answer = each;
      return answer!.value;
    },
  };
}

function unavailable(fault: ProviderFault, engine: string): AppError {
  fault.engine = engine;
  return new AppError('SRV_002', { cause: fault });
}

interface Limit {
  /** Aborts when the time is over, when the caller leaves, and at the end, which frees the connection. */
  readonly signal: AbortSignal;
  readonly endsAt: number;
  isOver(): boolean;
  end(): void;
}

function startLimit(totalMs: number, caller: AbortSignal): Limit {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, totalMs);
  const leave = () => controller.abort();
  caller.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    endsAt: performance.now() + totalMs,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', leave);
      controller.abort();
    },
  };
}

/**
 * Sends a second time where nothing of an answer was lost: the connection failed before there was one, or the
 * provider said that it could not (429, 5xx). Once an answer has begun there is no second try.
 */
async function sendTwiceAtMost(
  send: Send,
  limit: Limit,
  { pauseMs, faultOf }: { pauseMs: number; faultOf: FaultOf },
): Promise<Response> {
  try {
    return await send(limit.signal);
  } catch (error) {
    const fault = faultOf(error);
    const wait = Math.max(pauseMs, fault?.retryAfterMs ?? 0);
    const left = limit.endsAt - performance.now();
    if (limit.signal.aborted || !isWorthAnotherTry(fault) || wait >= left) throw error;
    await pause(wait, undefined, { signal: limit.signal });
    return await send(limit.signal);
  }
}

function isWorthAnotherTry(fault: ProviderFault | undefined): boolean {
  const outcome = fault?.outcome;
  return outcome === 'unreachable' || outcome === 'limited' || outcome === 'failed';
}
