import type { FastifyInstance } from 'fastify';
import { type ExecutionResult, GraphQLError } from 'graphql';
import mercurius from 'mercurius';
import type { Context } from './context.ts';
import { type Call, type ForeignOptions, runForeign } from './foreign-documents.ts';
import { OWN_DOCUMENTS } from './own-documents.generated.ts';

/** An operation's name is one of our pages' calls; another client's may be anything. */
export type RunCall = (
  call: Call,
  context: Context,
) => Promise<{ operation: string; result: ExecutionResult }>;

const FOREIGN = 'foreign';

/**
 * What runs calls. The documents of our own pages, known word for word, are compiled and kept; all others are
 * bounded and forgotten, so that nobody can fill the memory with them.
 */
export async function callRunner(app: FastifyInstance, options: ForeignOptions): Promise<RunCall> {
  await app.register(mercurius, {
    schema: options.schema,
    routes: false,
    cache: OWN_DOCUMENTS.length,
    jit: 1,
    // The endpoint puts errors into words.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  const operations = new Map(OWN_DOCUMENTS.map(({ text, operation }) => [text, operation]));
  return async (call, context) => {
    const operation = operations.get(call.text);
    if (operation === undefined) {
      return { operation: FOREIGN, result: await runForeign(options, call, context) };
    }
    return { operation, result: await runOwn(app, operation, call, context) };
  };
}

async function runOwn(
  app: FastifyInstance,
  operation: string,
  { text, variables, operationName }: Call,
  context: Context,
): Promise<ExecutionResult> {
  if ((operationName || operation) !== operation) {
    return { errors: [new GraphQLError('The document has no operation of this name.')] };
  }
  try {
    // Mercurius writes into its context.
    return await app.graphql(text, { ...context }, variables as Record<string, unknown>, operation);
  } catch (error) {
    const { errors } = error as { errors?: readonly GraphQLError[] };
    if (errors) return { errors };
    throw error;
  }
}
