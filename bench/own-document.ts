import { OWN_DOCUMENTS } from '#server/graphql/own-documents.generated.ts';

/** What our pages ask: the server compiles these alone. */
export function ownDocument(name: string): string {
  const document = OWN_DOCUMENTS.find(({ operation }) => operation === name);
  if (!document) throw new Error(`No page asks ${name}`);
  return document.text;
}
