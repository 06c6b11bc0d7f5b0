import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { deviceOf } from '#domain/accounts/device.ts';
import type { Deps } from '../deps.ts';
import { COMPRESSION } from '../http/compression.ts';
import { countCall } from '../http/metrics.ts';
import { networkOf } from '../http/network.ts';
import { type Authenticate, admission, BODY_LIMITS } from './admission.ts';
import { BOUNDS } from './bounds.ts';
import type { Context } from './context.ts';
import { callRunner } from './documents.ts';
import { type Answer, answerOf, refusal } from './errors.ts';
import { faultOfVariables } from './storable.ts';

/** Checked no deeper: an entry for each of many variables would take longer than reading them. */
const variablesSchema = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const bodySchema = z.object({
  query: z.string().min(1).max(BOUNDS.characters),
  variables: variablesSchema.nullish(),
  operationName: z.string().max(200).nullish(),
});

const idempotencyKeySchema = z.uuid();

export interface EndpointOptions {
  readonly schema: GraphQLSchema;
  readonly deps: Deps;
  readonly authenticate: Authenticate;
  readonly introspection: boolean;
}

/** `POST /graphql`, the one endpoint. Anything else on the path is refused, batches too. */
export function graphqlEndpoint(app: FastifyInstance, options: EndpointOptions): void {
  const run = callRunner(options);
  app.decorateRequest('caller', null);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
    const parsed = bodySchema.safeParse(request.body);
    if (!parsed.success) return refusal('The body must be one JSON object with a query.');
    const { query: text, variables, operationName } = parsed.data;
    const fault = faultOfVariables(variables ?? {});
    if (fault) return refusal(fault);
    let balance: number | undefined;
    const onSpent = (left: number) => {
      balance = left;
    };
    const context = contextOf(request, reply, { deps: options.deps, onSpent });
    if (!context) return refusal('The idempotency-key header must be a UUID.');
    const call = { text, variables: variables ?? {}, operationName: operationName ?? undefined };
    const { operation, result } = await run(call, context);
    const answered = answerOf(result, request.log);
    countCall(operation, answered.body.errors?.[0]?.extensions?.code as string | undefined);
    if (balance === undefined) return answered;
    return { ...answered, body: { ...answered.body, extensions: { creditBalance: balance } } };
  }

  app.post('/graphql', {
    bodyLimit: BODY_LIMITS.learner,
    compress: COMPRESSION,
    preParsing: admission(options.authenticate),
    handler: async (request, reply) => {
      const { status, body } = await answer(request, reply);
      reply.code(status).type('application/json; charset=utf-8');
      return JSON.stringify(body);
    },
  });
}

/** null: the idempotency key is malformed. */
function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  given: Pick<Context, 'deps' | 'onSpent'>,
): Context | null {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !idempotencyKeySchema.safeParse(key).success) return null;
  return {
    caller: request.caller ?? { kind: 'visitor' },
    address: networkOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
    idempotencyKey: key as string | undefined,
    clientGone: () => abortedWith(reply),
    log: request.log,
    ...given,
  };
}

function abortedWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
