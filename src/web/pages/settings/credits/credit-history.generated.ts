// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CostRow =
  | 'aiMessage'
  | 'audioTurn'
  | 'oetListening'
  | 'oetReading'
  | 'oetSpeaking'
  | 'oetWriting'
  | 'pronunciation'
  | 'transcription'
  | 'translation'
  | 'voice';

export type CreditGrantor =
  | 'operator'
  | 'plan'
  | 'trial';

export type CreditMovementKind =
  | 'expired'
  | 'granted'
  | 'refunded'
  | 'revoked'
  | 'spent';

export type CreditHistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CreditHistoryQuery = { creditHistory: { endCursor: string | null, movements: Array<{ id: string, amount: number, kind: CreditMovementKind, costRow: CostRow | null, grantor: CreditGrantor | null, createdAt: string }> } };

export const CreditHistoryDocument = compiledDocument<CreditHistoryQuery, CreditHistoryQueryVariables>('query', 'creditHistory', "query creditHistory($first:Int!$after:ID){creditHistory(first:$first after:$after){movements{id amount kind costRow grantor createdAt}endCursor}}");
