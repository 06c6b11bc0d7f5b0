// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StartOetMockExamMutationVariables = Exact<{ [key: string]: never; }>;


export type StartOetMockExamMutation = { startOetMockExam: { mockExamId: string } };

export const StartOetMockExamDocument = compiledDocument<StartOetMockExamMutation, StartOetMockExamMutationVariables>('mutation', 'startOetMockExam', "mutation startOetMockExam{startOetMockExam{mockExamId}}");
