import { READING } from '#domain/oet/reading/module.ts';
import { decodeReadingResults, type ReadingResults } from '#domain/oet/reading/results-wire.ts';
import { PartResults } from '#web/features/exam/results/part-results.tsx';
import { PassageProof } from '#web/features/exam/results/passage-proof.tsx';
import { partScoreOf, ResultsRoute, resultsLoader } from '#web/features/exam/results/results-route.tsx';
import type { ResultsPlace } from '#web/features/exam/results/use-part-results.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { ReadingTestResultsDocument } from './reading-test-results.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

export const loader = resultsLoader(READING);

async function fetchResults(place: ResultsPlace, signal: AbortSignal): Promise<ReadingResults> {
  const { readingTestResults } = await request(ReadingTestResultsDocument, place, { signal });
  return decodeReadingResults(readingTestResults);
}

export function Component() {
  return (
    <ResultsRoute module={READING} fetchResults={fetchResults}>
      {(results, of) => (
        <PartResults
          {...of}
          part={results.part}
          about={results.title}
          score={partScoreOf(results, {
            obtained: results.obtained_marks,
            submittedAt: results.completed_at,
          })}
          feedback={results.feedback}
          questions={results.questions}
          proofOf={({ evidence }) => (
            <PassageProof
              quote={evidence.quote}
              passage={results.passages.find(({ id }) => id === evidence.passageId) ?? null}
            />
          )}
        />
      )}
    </ResultsRoute>
  );
}
