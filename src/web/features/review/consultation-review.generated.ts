// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConsultationReviewQueryVariables = Exact<{
  conversationId: string;
}>;


export type ConsultationReviewQuery = { consultationReview: { engine: string, harms: Array<{ kind: string, against: string, shown: { turn: number, quote: string } }>, keyPoints: Array<{ id: string, goal: string, model: string, shown: { turn: number, quote: string } | null }>, covered: Array<{ topic: string, name: string, turn: number | null, quote: string | null }>, missed: Array<{ topic: string, name: string, model: string | null }>, manners: Array<{ manner: string, verdict: string | null, limited: boolean, model: string | null, shown: Array<{ turn: number, quote: string }> }> } };

export const ConsultationReviewDocument = compiledDocument<ConsultationReviewQuery, ConsultationReviewQueryVariables>('query', 'consultationReview', "query consultationReview($conversationId:ID!){consultationReview(conversationId:$conversationId){engine harms{kind against shown{turn quote}}keyPoints{id goal model shown{turn quote}}covered{topic name turn quote}missed{topic name model}manners{manner verdict limited model shown{turn quote}}}}");
