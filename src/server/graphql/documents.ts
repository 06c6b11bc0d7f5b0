import { type ExecutionResult, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
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
export function callRunner(options: ForeignOptions): RunCall {
  const documents = new Map(
    OWN_DOCUMENTS.map(({ text, operation }) => [text, ownDocument(options.schema, operation, text)]),
  );
  return async (call, context) => {
    const own = documents.get(call.text);
    if (!own) return { operation: FOREIGN, result: await runForeign(options, call, context) };
    return { operation: own.operation, result: await own.run(call, context) };
  };
}

/** A document of our pages: compiled when it is first asked, and not validated, since it was when it was written. */
function ownDocument(schema: GraphQLSchema, operation: string, text: string) {
  let compiled: CompiledQuery | undefined;
  return {
    operation,
    run: async ({ variables, operationName }: Call, context: Context): Promise<ExecutionResult> => {
      if ((operationName || operation) !== operation) {
        return { errors: [new GraphQLError('The document has no operation of this name.')] };
      }
      compiled ??= compile(schema, operation, text);
      return compiled.query(undefined, context, variables);
    },
  };
}

function compile(schema: GraphQLSchema, operation: string, text: string): CompiledQuery {
  const compiled = compileQuery(schema, parse(text), operation);
  if (isCompiledQuery(compiled)) return compiled;
  throw new Error(`The document of ${operation} can't be compiled: ${compiled.errors?.[0]?.message}`);
}
