import { skipToken, useQuery } from '@tanstack/react-query';
import type { Coverage } from '#web/features/review/covered-topics.tsx';
import { request } from '#web/lib/graphql/request.ts';
import { ConsultationReviewDocument } from './consultation-review.generated.ts';

export interface CoverageHandle {
  readonly coverage: Coverage;
  readonly retry: () => void;
}

/** What a conversation covered; null for one in which nothing was said. Asked when the review stands. */
export function useCoverage(conversationId: string | null): CoverageHandle {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['coverage', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : ({ signal }) => request(ConsultationReviewDocument, { conversationId }, { signal }),
  });
  const retry = () => void refetch();
  if (conversationId === null) return { coverage: { kind: 'empty' }, retry };
  if (data) return { coverage: { kind: 'loaded', ...data.consultationReview }, retry };
  return { coverage: { kind: isError && !isFetching ? 'failed' : 'loading' }, retry };
}
