// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GuidedPracticeGroupQueryVariables = Exact<{
  levelSlug: string;
}>;


export type GuidedPracticeGroupQuery = { guidedPracticeGroup: { id: string, name: string, description: string, repeat: boolean, statistics: { completedCount: number, totalCount: number }, guidedPractices: Array<{ id: string, doctorMessage: string, patientMessage: string, sequence: number, attempts: number, bestScore: number | null }> } | null };

export const GuidedPracticeGroupDocument = compiledDocument<GuidedPracticeGroupQuery, GuidedPracticeGroupQueryVariables>('query', 'guidedPracticeGroup', "query guidedPracticeGroup($levelSlug:String!){guidedPracticeGroup(levelSlug:$levelSlug){id name description repeat statistics{completedCount totalCount}guidedPractices{id doctorMessage patientMessage sequence attempts bestScore}}}");
