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

import { partsShown } from './parts-shown.ts';
import { ReadingPartsDocument } from './reading-parts.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

const TEXTS: ChooserTexts = {
  module: 'reading',
  page: 'reading.page',
  intro: 'reading.chooseIntro',
  back: 'reading.back',
  parts: {
    A: { time: 'reading.time.A', about: 'reading.about.A' },
    B: { time: 'reading.time.B', about: 'reading.about.B' },
    C: { time: 'reading.time.C', about: 'reading.about.C' },
  },
};

/** The parts of a reading test. */
export function Component() {
  const words = useWords();
  const { progressId = '' } = useParams();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['reading-parts', progressId],
    queryFn: ({ signal }) => request(ReadingPartsDocument, { progressId }, { signal }),
  });
  if (error) {
    const message = messageOf(error, '');
    return (
      <ChooserPage page={TEXTS.page}>
        <ExamFailure
          title={words('reading.page')}
          message={message ? words('exam.failed', { message }) : words('reading.loadFailed')}
          onRetry={() => void refetch()}
          back={{ to: moduleAddress(TEXTS.module), label: words('reading.back') }}
        />
      </ChooserPage>
    );
  }
  return (
    <ChooserPage page={TEXTS.page}>
      {data ? (
        <PartList texts={TEXTS} progressId={progressId} parts={partsShown(data)} receivedAt={dataUpdatedAt} />
      ) : (
        <Loading />
      )}
    </ChooserPage>
  );
}
