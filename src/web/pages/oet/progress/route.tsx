import { useQuery } from '@tanstack/react-query';
import { useAttempts } from '#web/features/exam/history/attempts.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { GetUserProgressDocument } from './get-user-progress.generated.ts';
import { ProgressFailed, ProgressLoading, ProgressPage } from './progress-page.tsx';
import { reportOf } from './report.ts';

export const handle: PageHandle = { subscription: 'stay' };

export function Component() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['progress'],
    queryFn: async ({ signal }) =>
      reportOf((await request(GetUserProgressDocument, {}, { signal })).getUserProgress),
  });
  const attempts = useAttempts(null);
  // Both at once, so that nothing jumps for the second.
  if (data && attempts.kind !== 'loading') return <ProgressPage report={data} attempts={attempts} />;
  if (data || !error || isFetching) return <ProgressLoading />;
  return <ProgressFailed onRetry={() => void refetch()} />;
}
