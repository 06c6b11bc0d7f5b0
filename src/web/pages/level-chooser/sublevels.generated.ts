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

export type SublevelsQueryVariables = Exact<{
  levelSlug: string;
}>;


export type SublevelsQuery = { level: { id: string, title: string, description: string } | null, sublevels: Array<{ id: string, name: string, title: string, description: string, slug: string, levelType: LevelType | null, totalPractice: number, totalCompleted: number }> };

export const SublevelsDocument = compiledDocument<SublevelsQuery, SublevelsQueryVariables>('query', 'sublevels', "query sublevels($levelSlug:String!){level(slug:$levelSlug){id title description}sublevels(levelSlug:$levelSlug){id name title description slug levelType totalPractice totalCompleted}}");
