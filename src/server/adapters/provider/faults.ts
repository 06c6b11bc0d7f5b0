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
  /** How long it asks to be left alone, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
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
  readonly retryAfterMs: number;

  constructor(outcome: ProviderFault['outcome'], what: string, details: FaultDetails = {}) {
    super(`${outcome}: ${what}`);
    this.name = 'ProviderFault';
    this.outcome = outcome;
    this.status = details.status;
    this.code = details.code;
    this.param = details.param;
    this.retryAfterMs = details.retryAfterMs ?? 0;
  }
}

/** An answer that was complete but is not what was asked for. */
export const unusable = (why: string) => new ProviderFault('unusable', why);
