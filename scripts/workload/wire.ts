/** What became of a call, as far as its sender can know. */
export type Answer<Data> =
  | { readonly kind: 'result'; readonly data: Data }
  /** A definite no: nothing was done. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Done or not: only asking again tells. */
  | { readonly kind: 'unknown'; readonly code: string };

export interface Call {
  readonly query: string;
  readonly variables: object;
  readonly access?: string | undefined;
  /** A UUID of the learner's action, the same when it is sent again. */
  readonly key?: string | undefined;
  readonly timeoutMs?: number;
}

/** What a page waits for. */
const TIMEOUT_MS = 35_000;

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string; readonly reason?: string } }[];
}

/** Sends a call once. Never rejects. */
export async function send<Data>(url: string, call: Call): Promise<Answer<Data>> {
  const { query, variables, access, key, timeoutMs = TIMEOUT_MS } = call;
  let response: Response;
  let body: Body<Data>;
  try {
    response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(access && { authorization: `Bearer ${access}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = (await response.json()) as Body<Data>;
  } catch {
    return { kind: 'unknown', code: 'NETWORK' };
  }
  const { code, reason } = body.errors?.[0]?.extensions ?? {};
  if (code === 'SRV_002') return { kind: 'unknown', code: reason === 'idempotency_running' ? reason : code };
  if (code) return { kind: 'refused', code: reason ? `${code} ${reason}` : code };
  if (response.ok && body.data && !body.errors) return { kind: 'result', data: body.data };
  return { kind: response.status >= 500 ? 'unknown' : 'refused', code: `HTTP ${response.status}` };
}
