// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LevelType =
  | 'complex_case'
  | 'guided_case'
  | 'vocabulary';

export type LevelQueryVariables = Exact<{
  slug: string;
}>;


export type LevelQuery = { level: { slug: string, title: string, levelType: LevelType | null } | null };

export const LevelDocument = compiledDocument<LevelQuery, LevelQueryVariables>('query', 'level', "query level($slug:String!){level(slug:$slug){slug title levelType}}");
