import { Readable } from 'node:stream';
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Caller } from './context.ts';

export type Authenticate = (token: string) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null until the token was looked at. */
    caller: Caller | null;
  }
}

/** Bytes of a body: a form, or a recording of 4 MB as base64 and room for the rest of the call. */
export const BODY_LIMITS = { visitor: 16 * 1024, learner: 6 * 1024 * 1024 } as const;

/** Finds out who calls before a byte of the body is read: only a learner may send a large one. */
export function admission(authenticate: Authenticate): preParsingAsyncHookHandler {
  return async (request, _reply, payload) => {
    const caller = await callerOf(request, authenticate);
    request.caller = caller;
    if (caller.kind === 'learner') return payload;
    // Says what is missing, so that a learner whose token has ended renews it and sends again.
    const tooLarge = new AppError(caller.kind === 'visitor' ? 'AUTH_001' : 'AUTH_002');
    const refusal = Object.assign(tooLarge, { statusCode: 413 });
    const length = request.headers['content-length'];
    if (length === undefined) return Readable.from(upTo(BODY_LIMITS.visitor, payload, refusal));
    if (Number(length) > BODY_LIMITS.visitor) throw refusal;
    return payload;
  };
}

async function callerOf({ headers }: FastifyRequest, authenticate: Authenticate): Promise<Caller> {
  if (!headers.authorization) return { kind: 'visitor' };
  const [scheme, token] = headers.authorization.split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) return { kind: 'rejected' };
  return authenticate(token);
}

/** A body that doesn't say how long it is. */
async function* upTo(limit: number, payload: AsyncIterable<Buffer>, refusal: Error): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of payload) {
    length += chunk.length;
    if (length > limit) throw refusal;
    yield chunk;
  }
}
