import { LISTENING } from '#domain/oet/listening/module.ts';
import { decodeListeningResults, type ListeningResults } from '#domain/oet/listening/results-wire.ts';
import { PartResults } from '#web/features/exam/results/part-results.tsx';
import { partScoreOf, ResultsRoute, resultsLoader } from '#web/features/exam/results/results-route.tsx';
import type { ResultsPlace } from '#web/features/exam/results/use-part-results.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ListeningTestResultsDocument } from './listening-test-results.generated.ts';
import { RecordingProof } from './recording-proof.tsx';

export const handle: PageHandle = { subscription: 'stay' };

export const loader = resultsLoader(LISTENING);

async function fetchResults(place: ResultsPlace, signal: AbortSignal): Promise<ListeningResults> {
  const { listeningTestResults } = await request(ListeningTestResultsDocument, place, { signal });
  return decodeListeningResults(listeningTestResults);
}

export function Component() {
  const words = useWords();
  return (
    <ResultsRoute module={LISTENING} fetchResults={fetchResults}>
      {(results, of) => (
        <PartResults
          {...of}
          part={results.part}
          about={results.title}
          score={partScoreOf(results, {
            obtained: results.marks_obtained,
            submittedAt: results.submitted_at,
          })}
          feedback={results.feedback}
          questions={results.questions}
          note={results.mode === 'practice' ? words('oet.results.practice') : null}
          proofOf={(question) => (
            <RecordingProof
              question={question}
              extract={results.extracts.find(({ id }) => id === question.evidence.extractId) ?? null}
            />
          )}
        />
      )}
    </ResultsRoute>
  );
}
