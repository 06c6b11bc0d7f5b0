import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { partOf } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import { decodeReadingResults } from '#domain/oet/reading/results-wire.ts';
import { useAttempts } from '#web/features/exam/history/attempts.ts';
import { testAddress } from '#web/features/exam/modules/addresses.ts';
import { ResultsFailed } from '#web/features/exam/results/results-failed.tsx';
import { ResultsLoading } from '#web/features/exam/results/results-loading.tsx';
import { CallFailure, messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReadingResultsPage } from './reading-results-page.tsx';
import { ReadingTestResultsDocument } from './reading-test-results.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

interface Place {
  readonly progressId: string;
  readonly part: string;
}

const MODULE = READING.name;

export function loader({ params }: LoaderFunctionArgs): Place | Response {
  const progressId = params.progressId ?? '';
  const part = partOf(READING, params.part ?? '')?.part;
  return part ? { progressId, part } : redirect(testAddress({ module: MODULE, progressId }));
}

function useResults(place: Place) {
  return useQuery({
    queryKey: ['results', place],
    queryFn: async ({ signal }) => {
      const { readingTestResults } = await request(ReadingTestResultsDocument, place, { signal });
      return decodeReadingResults(readingTestResults);
    },
  });
}

const isNotSubmitted = (error: unknown) => error instanceof CallFailure && error.reason === 'not_submitted';

/** A part that isn't submitted has no result yet: back to where it is worked on, with a word. */
function useWayToTest({ progressId }: Place, notSubmitted: boolean): void {
  const words = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    if (!notSubmitted) return;
    toast('info', words('oet.results.notSubmitted'));
    void navigate(testAddress({ module: MODULE, progressId }), { replace: true });
  }, [notSubmitted, progressId, navigate, words]);
}

export function Component() {
  const words = useWords();
  const place = useLoaderData<Place>();
  const { data, error, isFetching, refetch } = useResults(place);
  const notSubmitted = isNotSubmitted(error);
  useWayToTest(place, notSubmitted);
  const attempts = useAttempts(MODULE);
  if (data) return <ReadingResultsPage results={data} attempts={attempts} progressId={place.progressId} />;
  if (!error || isFetching || notSubmitted) return <ResultsLoading />;
  return (
    <ResultsFailed
      module={MODULE}
      message={messageOf(error, words('oet.results.failed'))}
      onRetry={() => void refetch()}
    />
  );
}
