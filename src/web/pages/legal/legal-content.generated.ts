// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LegalContentQueryVariables = Exact<{
  slug: string;
}>;


export type LegalContentQuery = { legalContent: { title: string, content: string, lastUpdated: string } | null };

export const LegalContentDocument = compiledDocument<LegalContentQuery, LegalContentQueryVariables>('query', 'legalContent', "query legalContent($slug:String!){legalContent(slug:$slug){title content lastUpdated}}");
