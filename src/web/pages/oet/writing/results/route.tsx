import { WRITING } from '#domain/oet/writing/module.ts';
import { decodeWritingResults, type WritingResults } from '#domain/oet/writing/results-wire.ts';
import { ResultsRoute, resultsLoader } from '#web/features/exam/results/results-route.tsx';
import type { ResultsPlace } from '#web/features/exam/results/use-part-results.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { GetWritingSectionDocument } from './get-writing-section.generated.ts';
import { LetterResults } from './letter-results.tsx';

export const handle: PageHandle = { subscription: 'stay' };

export const loader = resultsLoader(WRITING);

async function fetchResults({ progressId }: ResultsPlace, signal: AbortSignal): Promise<WritingResults> {
  const { getWritingSection } = await request(GetWritingSectionDocument, { progressId }, { signal });
  return decodeWritingResults(getWritingSection);
}

export function Component() {
  return (
    <ResultsRoute
      module={WRITING}
      fetchResults={fetchResults}
      isWaiting={({ submission }) => submission.status === 'marking'}
    >
      {(results, of) => <LetterResults results={results} of={of} />}
    </ResultsRoute>
  );
}
