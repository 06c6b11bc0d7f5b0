import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { BOUNDS, excessOf } from './bounds.ts';
import type { Context } from './context.ts';
import { isStorable, NOT_STORABLE } from './storable.ts';

/** An operation that somebody asks for, as it came. */
export interface Call {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** A document says enough with its first faults. */
const MAX_FAULTS = 5;

export interface ForeignOptions {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
}

/** Runs a document that isn't ours: bounded, interpreted, and forgotten. No data: it was refused before it ran. */
export async function runForeign(
  { schema, introspection }: ForeignOptions,
  { text, variables, operationName }: Call,
  contextValue: Context,
): Promise<ExecutionResult> {
  const document = parseBounded(text);
  if (document instanceof GraphQLError) return { errors: [document] };
  const fault = excessOf(schema, document) ?? (hasStorableTexts(document) ? undefined : NOT_STORABLE);
  if (fault) return { errors: [new GraphQLError(fault)] };
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(schema, document, rules, { maxErrors: MAX_FAULTS });
  if (errors.length > 0) return { errors };
  return execute({ schema, document, contextValue, variableValues: variables, operationName });
}

function parseBounded(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: BOUNDS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function hasStorableTexts(document: DocumentNode): boolean {
  let storable = true;
  visit(document, {
    [Kind.STRING]: ({ value }) => {
      storable &&= isStorable(value);
    },
  });
  return storable;
}
