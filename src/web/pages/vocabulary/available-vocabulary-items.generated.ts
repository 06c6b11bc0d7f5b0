// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AvailableVocabularyItemsQueryVariables = Exact<{
  levelSlug: string;
}>;


export type AvailableVocabularyItemsQuery = { availableVocabularyItems: { attempts: number, bestScore: number | null, vocabularyItem: { id: string, term: string, definition: string, example: string | null, ipa: string | null, repeat: boolean } | null, statistics: { completedCount: number, totalCount: number, remainingCount: number, completionPercentage: number } } };

export const AvailableVocabularyItemsDocument = compiledDocument<AvailableVocabularyItemsQuery, AvailableVocabularyItemsQueryVariables>('query', 'availableVocabularyItems', "query availableVocabularyItems($levelSlug:String!){availableVocabularyItems(levelSlug:$levelSlug){vocabularyItem{id term definition example ipa repeat}statistics{completedCount totalCount remainingCount completionPercentage}attempts bestScore}}");
