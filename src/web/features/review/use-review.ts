import { skipToken, useQuery } from '@tanstack/react-query';
import { request } from '#web/lib/graphql/request.ts';
import { ConsultationReviewDocument, type ConsultationReviewQuery } from './consultation-review.generated.ts';

export type Review = ConsultationReviewQuery['consultationReview'];

export type Reviewed =
  /** Nobody spoke: there is nothing to look at. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly review: Review };

export interface ReviewHandle {
  readonly reviewed: Reviewed;
  readonly retry: () => void;
}

/** What a conversation comes to; null for one in which nothing was said. Asked when the review stands. */
export function useReview(conversationId: string | null): ReviewHandle {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['review', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : ({ signal }) => request(ConsultationReviewDocument, { conversationId }, { signal }),
  });
  const retry = () => void refetch();
  if (conversationId === null) return { reviewed: { kind: 'empty' }, retry };
  if (data) return { reviewed: { kind: 'loaded', review: data.consultationReview }, retry };
  return { reviewed: { kind: isError && !isFetching ? 'failed' : 'loading' }, retry };
}
