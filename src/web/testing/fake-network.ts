import { vi } from 'vitest';

/** One GraphQL request as it left the browser. */
export interface SentCall {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

export interface Refusal {
  readonly code: string;
  readonly reason?: string;
  readonly params?: Record<string, string | number>;
  readonly message?: string;
}

/** Answers an operation with its data; refuse() and lose() inside it, or never() as its value, do otherwise. */
export type Answer = (variables: Record<string, unknown>) => unknown;

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refuse(refusal: Refusal): never {
  throw new Refused(refusal);
}

/** The connection breaks before the answer arrives. */
export function lose(): never {
  throw new TypeError('fetch failed');
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

function errorBody({ code, reason, params, message = code }: Refusal) {
  return { data: null, errors: [{ message, extensions: { code, reason, params } }] };
}

/** Replaces the network: GraphQL operations by name, other addresses by path. What is missing is lost. */
export function fakeNetwork(answers: Record<string, Answer>): { calls: SentCall[] } {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (path !== '/graphql') {
      const answer = answers[path];
      if (!answer) throw new TypeError('fetch failed');
      const value = await answer({});
      return typeof value === 'string' ? new Response(value) : json(value);
    }
    const { operationName, variables } = JSON.parse(String(init?.body));
    calls.push({
      operation: operationName,
      variables: variables ?? {},
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    const answer = answers[operationName];
    if (!answer) throw new TypeError(`Nothing answers ${operationName}`);
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    // The code under test may abort when nobody waits any more.
    aborted.catch(() => {});
    try {
      return json({ data: await Promise.race([answer(variables ?? {}), aborted]) });
    } catch (error) {
      if (error instanceof Refused) return json(errorBody(error.refusal));
      throw error;
    }
  });
  return { calls };
}

/** An answer that never comes. */
export function never(): Promise<never> {
  return new Promise(() => {});
}
