// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, profession: string | null, languageToLearn: string, speciality: { slug: string } | null, category: { slug: string } | null } };

export const MeDocument = compiledDocument<MeQuery, MeQueryVariables>('query', 'me', "query me{me{id speciality{slug}category{slug}profession languageToLearn}}");
