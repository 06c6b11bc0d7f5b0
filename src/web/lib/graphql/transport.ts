import { type ErrorCode, TOKEN_INVALID_MARK } from '#domain/errors.ts';
import type { CompiledDocument } from './document.ts';

/** One error of an answer, before it is put into words. `message` is the server's own. */
export interface WireError {
  readonly code: ErrorCode | 'other';
  readonly reason: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string | null;
}

/** What went wrong with a call: the first of its errors, and all of them in the server's order. */
export interface WireFailure extends WireError {
  /** unknown: it may have happened, and its answer was lost or is still to come. */
  readonly outcome: 'refused' | 'unknown';
  readonly errors: readonly [WireError, ...WireError[]];
}

export type WireResult<Data> =
  | {
      readonly kind: 'data';
      readonly data: Data;
      /** What is left, where the call has spent credits. */
      readonly creditBalance?: number | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: WireFailure };

export interface WireOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Outlives the page that sends it. */
  readonly keepalive?: boolean | undefined;
}

/** What the server answers, as far as it is GraphQL. */
interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: Partial<Omit<WireError, 'message'>>;
  }[];
  readonly extensions?: { readonly creditBalance?: number };
}

const ENDPOINT = '/graphql';

function failure(code: WireError['code'], outcome: WireFailure['outcome']): WireFailure {
  const error: WireError = { code, reason: null, params: {}, message: null };
  return { ...error, errors: [error], outcome };
}

/** The server, or the way to it, gave no answer. */
export const NOT_REACHED: WireFailure = failure('NET_001', 'unknown');

function toWireError({ message, extensions }: NonNullable<Answer<unknown>['errors']>[number]): WireError {
  const { code, reason, params } = extensions ?? {};
  const marked = message.includes(TOKEN_INVALID_MARK);
  return {
    code: marked ? 'AUTH_002' : (code ?? 'other'),
    reason: reason ?? null,
    params: params ?? {},
    message,
  };
}

function parse<Data>(text: string): Answer<Data> | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' ? (answer as Answer<Data> | null) : null;
  } catch {
    // A page of a proxy or of a hotel's network.
    return null;
  }
}

function resultOf<Data>(status: number, text: string): WireResult<Data> {
  const answer = parse<Data>(text);
  const [first, ...others] = (answer?.errors ?? []).map(toWireError);
  if (first) {
    const outcome = first.reason === 'idempotency_running' ? 'unknown' : 'refused';
    return { kind: 'failed', failure: { ...first, errors: [first, ...others], outcome } };
  }
  if (answer?.data) {
    return { kind: 'data', data: answer.data, creditBalance: answer.extensions?.creditBalance };
  }
  // What stands between may have waited in vain for a server that goes on working (504).
  if (status >= 500) return { kind: 'failed', failure: failure('SRV_002', 'unknown') };
  return status >= 400
    ? { kind: 'failed', failure: failure('SRV_002', 'refused') }
    : { kind: 'failed', failure: failure('other', 'unknown') };
}

function bodyOf<Data, Variables>({ name, text }: CompiledDocument<Data, Variables>, variables: Variables) {
  return JSON.stringify({ operationName: name, query: text, variables });
}

/** Gives up after `timeoutMs`, or when the caller does. `isLate`: which of the two it was. */
function deadline({ timeoutMs, signal }: WireOptions) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, timeoutMs);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isLate: () => isLate,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}

/** One POST of one operation: no session, no retry. Throws only when the caller's own signal has ended it. */
export async function post<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  variables: Variables,
  options: WireOptions,
): Promise<WireResult<Data>> {
  const { signal, isLate, end } = deadline(options);
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...options.headers },
      body: bodyOf(document, variables),
      signal,
      keepalive: options.keepalive ?? false,
    });
    // The clock covers the body as well: a connection can die in the middle of an answer.
    return resultOf(response.status, await response.text());
  } catch {
    options.signal?.throwIfAborted();
    return { kind: 'failed', failure: isLate() ? failure('NET_002', 'unknown') : NOT_REACHED };
  } finally {
    end();
  }
}
