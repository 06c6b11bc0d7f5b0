import { useCallback, useEffect, useState } from 'react';
import type { Coverage } from '#web/features/review/covered-topics.tsx';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { ConsultationReviewDocument } from './consultation-review.generated.ts';

export interface CoverageHandle {
  readonly coverage: Coverage;
  readonly retry: () => void;
}

async function fetchCoverage(conversationId: string): Promise<Coverage> {
  try {
    const { consultationReview } = await request(ConsultationReviewDocument, { conversationId });
    return { kind: 'loaded', ...consultationReview };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { kind: 'failed' };
  }
}

/** What a completed conversation covered. Asked once it is `wanted`. */
export function useCoverage(conversationId: string | null, wanted: boolean): CoverageHandle {
  const [coverage, setCoverage] = useState<Coverage>({ kind: 'loading' });
  const load = useCallback(async () => {
    if (conversationId === null) return setCoverage({ kind: 'empty' });
    setCoverage({ kind: 'loading' });
    setCoverage(await fetchCoverage(conversationId));
  }, [conversationId]);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { coverage, retry: () => void load() };
}
