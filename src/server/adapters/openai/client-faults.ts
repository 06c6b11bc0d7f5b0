import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ProviderFault } from '../provider/faults.ts';

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
  const retryAfterMs = askedPause(error);
  return new ProviderFault(outcomeOf(status), what, { status, code, param: slug(error.param), retryAfterMs });
}

/** ECONNREFUSED and the like stand at the bottom of a chain of causes. */
function connectionCode(error: Error): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && slug(at.code)) return slug(at.code);
  }
  return undefined;
}

/** `Retry-After` in milliseconds, 0 where the provider does not say. */
function askedPause(error: APIError): number {
  const seconds = Number(error.headers?.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
