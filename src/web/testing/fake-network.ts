import { vi } from 'vitest';

/** One GraphQL request as it left the browser. */
export interface SentCall {
  readonly operation: string;
  readonly document: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Record<string, string>;
  readonly credentials: RequestCredentials | undefined;
}

/** An answer that is no GraphQL: a proxy's page. */
class Passed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/** What stands between answers instead of the server, with a page of its own. */
export function passWith(status: number): never {
  throw new Passed(status);
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
  readonly refusals: readonly Refusal[];
  constructor(refusals: readonly Refusal[]) {
    super(refusals[0]?.code);
    this.refusals = refusals;
  }
}

/** The server answers with errors, usually with one. */
export function refuse(...refusals: [Refusal, ...Refusal[]]): never {
  throw new Refused(refusals);
}

class Spent {
  readonly data: unknown;
  readonly creditBalance: number;
  constructor(data: unknown, creditBalance: number) {
    this.data = data;
    this.creditBalance = creditBalance;
  }
}

/** The call costs credits, and so much is left. */
export function leaving(creditBalance: number, data: unknown): unknown {
  return new Spent(data, creditBalance);
}

/** The connection breaks before the answer arrives. */
export function lose(): never {
  throw new TypeError('fetch failed');
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

function errorBody(refusals: readonly Refusal[]) {
  const errors = refusals.map(({ code, reason, params, message = code }) => ({
    message,
    extensions: { code, reason, params },
  }));
  return { data: null, errors };
}

const TRIAL = { planName: '試', endDate: '2100-01-01T00:00:00Z', isCancelled: false, isTrial: true };

/** What every installation answers, where a test has nothing else to say. */
const DEFAULTS: Record<string, Answer> = {
  '/config.json': () => ({}),
  creditStanding: () => ({ myCreditBalance: { amount: 500 }, myActiveSubscription: TRIAL }),
};

/** Replaces the network: GraphQL operations by name, other addresses by path. What is missing is lost. */
export function fakeNetwork(answers: Record<string, Answer>): { calls: SentCall[] } {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (path !== '/graphql') {
      const answer = answers[path] ?? DEFAULTS[path];
      if (!answer) throw new TypeError('fetch failed');
      const value = await answer({});
      return typeof value === 'string' ? new Response(value) : json(value);
    }
    const { query, operationName, variables } = JSON.parse(String(init?.body));
    const byDefault = DEFAULTS[operationName];
    const answer = answers[operationName] ?? byDefault;
    const call = {
      operation: operationName,
      document: query,
      variables: variables ?? {},
      headers: Object.fromEntries(new Headers(init?.headers)),
      credentials: init?.credentials,
    };
    // What pages ask by the way is none of what a test counts.
    if (answer !== byDefault) calls.push(call);
    if (!answer) throw new TypeError(`Nothing answers ${operationName}`);
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    // The code under test may abort when nobody waits any more.
    aborted.catch(() => {});
    try {
      const data = await Promise.race([answer(variables ?? {}), aborted]);
      if (!(data instanceof Spent)) return json({ data });
      return json({ data: data.data, extensions: { creditBalance: data.creditBalance } });
    } catch (error) {
      if (error instanceof Refused) return json(errorBody(error.refusals));
      if (error instanceof Passed) return new Response('<html>', { status: error.status });
      throw error;
    }
  });
  return { calls };
}

/** An answer that never comes. */
export function never(): Promise<never> {
  return new Promise(() => {});
}
