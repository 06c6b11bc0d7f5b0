import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ExamFailure } from '#web/features/exam/attempt/exam-failure.tsx';
import { ChooserPage, type ChooserTexts, PartList } from '#web/features/exam/chooser/part-chooser.tsx';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ListeningPartsDocument } from './listening-parts.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

const TEXTS: ChooserTexts = {
  module: 'listening',
  page: 'listening.page',
  intro: 'listening.chooseIntro',
  back: 'listening.back',
  parts: {
    A: { time: 'listening.time.A', about: 'listening.about.A' },
    B: { time: 'listening.time.B', about: 'listening.about.B' },
  },
};

/** The parts of a listening test. */
export function Component() {
  const words = useWords();
  const { progressId = '' } = useParams();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['listening-parts', progressId],
    queryFn: ({ signal }) => request(ListeningPartsDocument, { progressId }, { signal }),
  });
  if (error) {
    const message = messageOf(error, '');
    return (
      <ChooserPage page={TEXTS.page}>
        <ExamFailure
          title={words('listening.page')}
          message={message ? words('exam.failed', { message }) : words('listening.loadFailed')}
          onRetry={() => void refetch()}
          back={{ to: moduleAddress(TEXTS.module), label: words('listening.back') }}
        />
      </ChooserPage>
    );
  }
  const parts = data && [
    { ...data.partA, part: 'A' },
    { ...data.partB, part: 'B' },
  ];
  return (
    <ChooserPage page={TEXTS.page}>
      {parts ? (
        <PartList texts={TEXTS} progressId={progressId} parts={parts} receivedAt={dataUpdatedAt} />
      ) : (
        <Loading />
      )}
    </ChooserPage>
  );
}
