// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OetMockExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type OetMockExamsQuery = { oetMockExams: Array<{ id: string, createdAt: string, modulesDone: number }> };

export const OetMockExamsDocument = compiledDocument<OetMockExamsQuery, OetMockExamsQueryVariables>('query', 'oetMockExams', "query oetMockExams{oetMockExams{id createdAt modulesDone}}");
