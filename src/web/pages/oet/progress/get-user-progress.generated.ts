// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetUserProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUserProgressQuery = { getUserProgress: { id: string, readingScore: number | null, writingScore: number | null, speakingScore: number | null, listeningScore: number | null, totalScore: number | null, readingProgress: unknown, writingProgress: unknown, speakingProgress: unknown, listeningProgress: unknown, completedAt: string | null } | null };

export const GetUserProgressDocument = compiledDocument<GetUserProgressQuery, GetUserProgressQueryVariables>('query', 'getUserProgress', "query getUserProgress{getUserProgress{id readingScore writingScore speakingScore listeningScore totalScore readingProgress writingProgress speakingProgress listeningProgress completedAt}}");
