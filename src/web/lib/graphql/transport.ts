import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type AnyVariables,
  Client,
  type CombinedError,
  fetchExchange,
  type OperationContext,
} from '@urql/core';
import type { ErrorCode } from '#domain/errors.ts';
import { TOKEN_INVALID_MARK } from '#words/errors.ts';

/** One error of an answer, before it is put into words. `message` is the server's own. */
export interface WireError {
  readonly code: ErrorCode | 'other';
  readonly reason: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string | null;
}

/** What went wrong with a call: the first of its errors, and all of them in the server's order. */
export interface WireFailure extends WireError {
  readonly errors: readonly [WireError, ...WireError[]];
}

export type WireResult<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'failed'; readonly failure: WireFailure };

export interface WireOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

const ENDPOINT = '/graphql';

const client = new Client({
  url: ENDPOINT,
  exchanges: [fetchExchange],
  requestPolicy: 'network-only',
  preferGetMethod: false,
  // A lookup of the global at each call, so that a test can replace the network.
  fetch: (input, init) => fetch(input, init),
});

/** fetch that gives up after `timeoutMs` and tells that apart from a lost connection. */
function fetchWithin(options: WireOptions, onTimeout: () => void): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(() => {
      onTimeout();
      abort();
    }, options.timeoutMs);
    for (const signal of [init?.signal, options.signal]) {
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
    }
    try {
      const response = await fetch(input, { ...init, signal: controller.signal });
      // The clock covers the body as well: a connection can die in the middle of an answer.
      const body = await response.text();
      return new Response(body, { status: response.status, headers: response.headers });
    } finally {
      clearTimeout(timer);
    }
  };
}

function failure(code: WireError['code']): WireFailure {
  const error: WireError = { code, reason: null, params: {}, message: null };
  return { ...error, errors: [error] };
}

/** The server, or the way to it, gave no answer. */
export const NOT_REACHED: WireFailure = failure('NET_001');

function toWireError({ message, extensions }: CombinedError['graphQLErrors'][number]): WireError {
  const { code, reason, params } = extensions as Partial<WireError>;
  const marked = message.includes(TOKEN_INVALID_MARK);
  return {
    code: marked ? 'AUTH_002' : (code ?? 'other'),
    reason: reason ?? null,
    params: params ?? {},
    message,
  };
}

function fromError(error: CombinedError, timedOut: boolean): WireFailure {
  if (timedOut) return failure('NET_002');
  const [first, ...others] = error.graphQLErrors.map(toWireError);
  if (first) return { ...first, errors: [first, ...others] };
  return (error.response as Response | undefined)?.status ? failure('SRV_002') : NOT_REACHED;
}

/** One POST of one operation: no session, no retry, no redirect. Never throws. */
export async function post<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: WireOptions,
): Promise<WireResult<Data>> {
  let timedOut = false;
  const context: Partial<OperationContext> = {
    fetchOptions: { credentials: 'include', headers: { ...options.headers } },
    fetch: fetchWithin(options, () => {
      timedOut = true;
    }),
  };
  const kind = document.definitions.some((part) => 'operation' in part && part.operation === 'mutation');
  const source = kind
    ? client.mutation(document, variables, context)
    : client.query(document, variables, context);
  const result = await source.toPromise();
  if (result.error) return { kind: 'failed', failure: fromError(result.error, timedOut) };
  if (result.data === undefined || result.data === null) return { kind: 'failed', failure: failure('other') };
  return { kind: 'data', data: result.data };
}
