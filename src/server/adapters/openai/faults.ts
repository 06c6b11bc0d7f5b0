import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

/**
 * How a call ended, as the metrics name it. `unusable`: the provider answered, but a model's answer can't be used.
 * `rejected`: the provider took this one request for wrong. `denied`: key, model or address are. `circuit_open`: not
 * even tried. `left`: the caller did not wait for the end.
 */
export type ProviderOutcome =
  | 'ok'
  | 'unusable'
  | 'rejected'
  | 'denied'
  | 'limited'
  | 'failed'
  | 'unreachable'
  | 'malformed'
  | 'timeout'
  | 'circuit_open'
  | 'left';

interface FaultDetails {
  readonly status?: number | undefined;
  /** The provider's own short word for it. */
  readonly code?: string | undefined;
  readonly param?: string | undefined;
}

/**
 * Why a provider's answer could not be had or used; the cause of the SRV_002 that a learner sees. It goes to the
 * log, so it holds no text of the provider: that may quote the learner, the key or the patient's notes.
 */
export class ProviderFault extends Error {
  readonly outcome: Exclude<ProviderOutcome, 'ok' | 'left'>;
  /** The id of the engine whose call it was, known once the call has failed. */
  engine: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(outcome: ProviderFault['outcome'], what: string, details: FaultDetails = {}) {
    super(`${outcome}: ${what}`);
    this.name = 'ProviderFault';
    this.outcome = outcome;
    this.status = details.status;
    this.code = details.code;
    this.param = details.param;
  }
}

/** An answer that was complete but is not what was asked for. */
export const unusable = (why: string) => new ProviderFault('unusable', why);

const SLUG = /^[\w.-]{1,60}$/;

/** Providers' codes are short words; whatever else stands there is not repeated. */
function slug(value: unknown): string | undefined {
  return typeof value === 'string' && SLUG.test(value) ? value : undefined;
}

function outcomeOf(status: number): ProviderFault['outcome'] {
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  return status === 401 || status === 403 || status === 404 ? 'denied' : 'rejected';
}

/** What the client threw, as a fault; undefined for what no provider can be blamed for. */
export function faultOf(error: unknown): ProviderFault | undefined {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIConnectionTimeoutError)
    return new ProviderFault('timeout', 'no connection in time');
  if (error instanceof APIConnectionError) {
    return new ProviderFault('unreachable', connectionCode(error) ?? 'no connection');
  }
  if (!(error instanceof APIError) || error.status === undefined) return undefined;
  const status: number = error.status;
  const code = slug(error.code) ?? slug(error.type);
  const what = ['HTTP', status, code, slug(error.requestID)].filter((part) => part !== undefined).join(' ');
  return new ProviderFault(outcomeOf(status), what, { status, code, param: slug(error.param) });
}

/** ECONNREFUSED and the like stand at the bottom of a chain of causes. */
function connectionCode(error: Error): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && slug(at.code)) return slug(at.code);
  }
  return undefined;
}
