// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AllPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPlansQuery = { allPlans: Array<{ id: string, name: string, price: number, frequency: string, creditsAllocated: number, featuresIncluded: Array<string>, featuresExcluded: Array<string>, paymentLink: string }> };

export const AllPlansDocument = compiledDocument<AllPlansQuery, AllPlansQueryVariables>('query', 'allPlans', "query allPlans{allPlans{id name price frequency creditsAllocated featuresIncluded featuresExcluded paymentLink}}");
