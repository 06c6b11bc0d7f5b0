/** The type of what a document takes and answers; only its text goes over the wire. */
export interface CompiledDocument<Data, Variables> {
  readonly operation: 'query' | 'mutation';
  readonly name: string;
  readonly text: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Data;
}

/** A document that the build has checked against the schema and written out, so that the browser needs no parser. */
export function compiledDocument<Data, Variables>(
  operation: 'query' | 'mutation',
  name: string,
  text: string,
): CompiledDocument<Data, Variables> {
  return { operation, name, text };
}
