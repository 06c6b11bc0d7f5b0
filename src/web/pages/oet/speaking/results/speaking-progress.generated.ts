// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SpeakingProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type SpeakingProgressQuery = { getUserProgress: { id: string, speakingProgress: unknown } | null };

export const SpeakingProgressDocument = compiledDocument<SpeakingProgressQuery, SpeakingProgressQueryVariables>('query', 'speakingProgress', "query speakingProgress{getUserProgress{id speakingProgress}}");
