// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AllLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllLevelsQuery = { allLevels: Array<{ id: string, name: string, title: string, description: string, slug: string, isTopLevel: boolean, totalPractice: number, totalCompleted: number }> };

export const AllLevelsDocument = compiledDocument<AllLevelsQuery, AllLevelsQueryVariables>('query', 'allLevels', "query allLevels{allLevels{id name title description slug isTopLevel totalPractice totalCompleted}}");
