import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { countCall } from '../http/metrics.ts';
import { complexityRule } from './complexity.ts';
import type { Caller, Context } from './context.ts';
import { formatError } from './errors.ts';

/** Our own documents stay far below; a crafted one is refused before it runs. */
const LIMITS = { depth: 8, complexity: 2000 };

const MAX_DOCUMENT_CHARACTERS = 20_000;

const bodySchema = z.object({
  query: z.string().min(1).max(MAX_DOCUMENT_CHARACTERS),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

const idempotencyKeySchema = z.uuid();

export interface EndpointOptions {
  readonly schema: GraphQLSchema;
  readonly deps: Deps;
  readonly authenticate: (token: string) => Promise<Caller>;
  readonly introspection: boolean;
}

/** `POST /graphql`, the one endpoint. Anything else on the path is refused, batches too. */
export async function graphqlEndpoint(app: FastifyInstance, options: EndpointOptions): Promise<void> {
  await app.register(mercurius, {
    schema: options.schema,
    routes: false,
    jit: 1,
    queryDepth: LIMITS.depth,
    validationRules: validationRules(options.introspection),
    errorFormatter: (execution, context) => {
      const { log } = context as unknown as Context;
      const errors = execution.errors?.map((error) => formatError(error, log));
      return { statusCode: 200, response: { data: execution.data ?? null, errors: errors as never } };
    },
  });
  app.post('/graphql', async (request, reply) => {
    const parsed = bodySchema.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 'The body must be one JSON object with a query.');
    const context = await contextOf(request, reply, options);
    if (!context) return refuse(reply, 'The idempotency-key header must be a UUID.');
    const { query, variables, operationName } = parsed.data;
    const answer = await execute(app, context, query, variables ?? {}, operationName ?? undefined);
    reply.code(answer.status).type('application/json; charset=utf-8');
    return JSON.stringify(answer.body);
  });
}

function validationRules(introspection: boolean): ValidationRule[] {
  const complexity = complexityRule(LIMITS.complexity);
  return introspection ? [complexity] : [complexity, NoSchemaIntrospectionCustomRule];
}

function refuse(reply: FastifyReply, message: string) {
  return reply.code(400).send({ data: null, errors: [{ message, extensions: { code: 'VAL_001' } }] });
}

/** null: the idempotency key is malformed. */
async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, authenticate }: EndpointOptions,
): Promise<Context | null> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !idempotencyKeySchema.safeParse(key).success) return null;
  return {
    caller: await callerOf(request.headers.authorization, authenticate),
    address: request.ip,
    idempotencyKey: key as string | undefined,
    clientGone: () => abortedWith(reply),
    log: request.log,
    deps,
  };
}

function abortedWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

async function callerOf(
  header: string | undefined,
  authenticate: EndpointOptions['authenticate'],
): Promise<Caller> {
  if (!header) return { kind: 'visitor' };
  const [scheme, token] = header.split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) return { kind: 'rejected' };
  return authenticate(token);
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

async function execute(
  app: FastifyInstance,
  context: Context,
  query: string,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): Promise<Answer> {
  const { log } = context;
  try {
    // Mercurius types its context by module augmentation; ours is the builder's.
    const result = await app.graphql(query, { ...context }, variables, operationName);
    countCall(operationName, result.errors?.[0]?.extensions?.code as string | undefined);
    return { status: 200, body: result };
  } catch (error) {
    const errors = errorsOf(error).map((each) => formatError(each, log));
    countCall(undefined, errors[0]?.extensions?.code as string | undefined);
    return { status: 400, body: { data: null, errors } };
  }
}

/** Mercurius throws one error that carries the list of validation errors. */
function errorsOf(error: unknown): unknown[] {
  const list = (error as { errors?: unknown[] }).errors;
  return Array.isArray(list) && list.length > 0 ? list : [error];
}
