import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** A name for a document that urql can use as a key: 32 bits of FNV-1a. */
function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/**
 * A document that the build has checked against the schema and written out: the text goes over the wire as it is.
 * urql prints or parses a document only when it lacks its text or its key, so no printer and no parser are needed
 * in the browser (see graphql-web.ts).
 */
export function compiledDocument<Data, Variables>(
  operation: 'query' | 'mutation',
  name: string,
  body: string,
): TypedDocumentNode<Data, Variables> {
  const document = {
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } }],
    loc: { start: 0, end: body.length, source: { body, name, locationOffset: { line: 1, column: 1 } } },
    __key: keyOf(body),
  };
  return document as unknown as TypedDocumentNode<Data, Variables>;
}
