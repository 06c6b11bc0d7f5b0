import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mockExamAddress } from '#web/features/exam/modules/addresses.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { MockExamsPage } from './mock-exams-page.tsx';
import { OetMockExamsDocument } from './oet-mock-exams.generated.ts';
import { StartOetMockExamDocument } from './start-oet-mock-exam.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const exams = useQuery({
    queryKey: ['mock exams'],
    queryFn: async ({ signal }) => (await request(OetMockExamsDocument, {}, { signal })).oetMockExams,
  });
  const { run, pending } = useCall(StartOetMockExamDocument, { once: true });
  const begin = () =>
    run(
      {},
      {
        onData: ({ startOetMockExam }) => void navigate(mockExamAddress(startOetMockExam.mockExamId)),
        onFailure: (failure) => toast('error', messageOf(failure, words('oet.mock.failed'))),
      },
    );
  return (
    <MockExamsPage
      exams={exams.data ?? null}
      problem={exams.error && !exams.isFetching ? messageOf(exams.error, words('oet.mock.failed')) : null}
      onRetry={() => void exams.refetch()}
      onBegin={begin}
      beginning={pending}
    />
  );
}
