/*
 * What urql imports from its GraphQL package, without the parser and the printer, which our compiled documents do
 * not need. The build puts this file in the package's place.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition', DIRECTIVE: 'Directive', FIELD: 'Field' };

export class GraphQLError extends Error {
  readonly nodes: unknown;
  readonly path: unknown;
  readonly originalError: unknown;
  readonly extensions: Record<string, unknown>;

  constructor(
    message: string,
    nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: unknown,
    originalError?: unknown,
    extensions?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'GraphQLError';
    this.nodes = nodes;
    this.path = path;
    this.originalError = originalError;
    this.extensions = extensions ?? {};
  }
}

function missing(): never {
  throw new Error('Only documents written by scripts/generate-documents.ts can be sent');
}

export const parse: () => never = missing;
export const print: () => never = missing;
