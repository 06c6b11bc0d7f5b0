import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { MockExamFailed, MockExamLoading, MockExamPage } from './mock-exam-page.tsx';
import { OetMockExamDocument } from './oet-mock-exam.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

/** How often it is asked whether something has been marked. */
const MARKING_MS = 15_000;

export function Component() {
  const words = useWords();
  const { mockExamId = '' } = useParams();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['mock exam', mockExamId],
    queryFn: async ({ signal }) =>
      (await request(OetMockExamDocument, { mockExamId }, { signal })).oetMockExam,
    refetchInterval: ({ state }) => (isMarking(state.data) ? MARKING_MS : false),
  });
  if (data) return <MockExamPage exam={data} receivedAt={dataUpdatedAt} />;
  if (!error || isFetching) return <MockExamLoading />;
  return (
    <MockExamFailed message={messageOf(error, words('oet.mock.failed'))} onRetry={() => void refetch()} />
  );
}

interface Marked {
  readonly attempts: readonly { readonly parts: readonly { readonly phase: string }[] }[];
}

const isMarking = (exam: Marked | undefined) =>
  exam?.attempts.some(({ parts }) => parts.some(({ phase }) => phase === 'marking')) ?? false;
