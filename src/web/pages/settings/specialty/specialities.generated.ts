// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SpecialitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type SpecialitiesQuery = { specialities: Array<{ name: string, slug: string, category: { name: string, slug: string } }> };

export const SpecialitiesDocument = compiledDocument<SpecialitiesQuery, SpecialitiesQueryVariables>('query', 'specialities', "query specialities{specialities{name slug category{name slug}}}");
