import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { decodeSpeakingResults, type SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { ResultsRoute, resultsLoader } from '#web/features/exam/results/results-route.tsx';
import { SpeakingTestResultsDocument } from '#web/features/exam/results/speaking-test-results.generated.ts';
import type { ResultsPlace } from '#web/features/exam/results/use-part-results.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { RolePlayResults } from './role-play-results.tsx';

export const handle: PageHandle = { subscription: 'stay' };

export const loader = resultsLoader(SPEAKING);

async function fetchResults({ progressId }: ResultsPlace, signal: AbortSignal): Promise<SpeakingResults> {
  const { speakingTestResults } = await request(SpeakingTestResultsDocument, { progressId }, { signal });
  return decodeSpeakingResults(speakingTestResults);
}

export function Component() {
  const words = useWords();
  return (
    <ResultsRoute
      module={SPEAKING}
      fetchResults={fetchResults}
      isWaiting={({ status }) => status === 'marking'}
      unsubmitted={words('spoken.none')}
    >
      {(results, of) => <RolePlayResults results={results} of={of} />}
    </ResultsRoute>
  );
}
