// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttemptPhase =
  | 'marked'
  | 'marking'
  | 'not_started'
  | 'preparation'
  | 'reading'
  | 'running'
  | 'speaking'
  | 'submitted'
  | 'unscorable'
  | 'writing';

export type OetMockExamQueryVariables = Exact<{
  mockExamId: string;
}>;


export type OetMockExamQuery = { oetMockExam: { id: string, createdAt: string, attempts: Array<{ progressId: string, module: string, title: string, createdAt: string, score: number | null, band: string | null, estimatedScore: number | null, mockExamId: string | null, parts: Array<{ part: string | null, phase: AttemptPhase, revision: number, endsAt: string | null, serverNow: string, submittedAt: string | null }> }> } };

export const OetMockExamDocument = compiledDocument<OetMockExamQuery, OetMockExamQueryVariables>('query', 'oetMockExam', "query oetMockExam($mockExamId:ID!){oetMockExam(mockExamId:$mockExamId){id createdAt attempts{progressId module title createdAt score band estimatedScore mockExamId parts{part phase revision endsAt serverNow submittedAt}}}}");
