import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  readonly data: any;
  readonly errors: { message: string; extensions: { code: string; reason?: string } }[];
  readonly extensions?: { readonly creditBalance: number };
}

export interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly address?: string;
}

/** Calls the API as a page does, but without a network. */
export async function callGraphql(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown>,
  { token, key, address }: CallOptions,
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(address && { remoteAddress: address }),
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors = [], extensions } = response.json();
  return { status: response.statusCode, data, errors, ...(extensions && { extensions }) };
}
