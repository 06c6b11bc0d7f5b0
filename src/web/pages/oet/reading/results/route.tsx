import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { partOf } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import { decodeReadingResults, type ReadingResults } from '#domain/oet/reading/results-wire.ts';
import { useAttempts } from '#web/features/exam/history/attempts.ts';
import { testAddress } from '#web/features/exam/modules/addresses.ts';
import { shownModule } from '#web/features/exam/modules/module-texts.ts';
import { PartResults } from '#web/features/exam/results/part-results.tsx';
import { PassageProof } from '#web/features/exam/results/passage-proof.tsx';
import { ResultsFailed } from '#web/features/exam/results/results-failed.tsx';
import { ResultsLoading } from '#web/features/exam/results/results-loading.tsx';
import type { PartScore } from '#web/features/exam/results/score-panel.tsx';
import { type ResultsPlace, usePartResults } from '#web/features/exam/results/use-part-results.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ReadingTestResultsDocument } from './reading-test-results.generated.ts';

export const handle: PageHandle = { subscription: 'stay' };

const MODULE = READING.name;

export function loader({ params }: LoaderFunctionArgs): ResultsPlace | Response {
  const progressId = params.progressId ?? '';
  const part = partOf(READING, params.part ?? '')?.part;
  return part ? { progressId, part } : redirect(testAddress({ module: MODULE, progressId }));
}

async function fetchResults(place: ResultsPlace, signal: AbortSignal): Promise<ReadingResults> {
  const { readingTestResults } = await request(ReadingTestResultsDocument, place, { signal });
  return decodeReadingResults(readingTestResults);
}

function scoreOf(results: ReadingResults): PartScore {
  return {
    score: results.score,
    band: results.band,
    obtained: results.obtained_marks,
    total: results.total_marks,
    submittedAt: results.completed_at,
    overrunSeconds: results.overrun_seconds,
    scoreAtTime: results.score_at_time,
    estimate: results.estimated_score,
  };
}

export function Component() {
  const words = useWords();
  const place = useLoaderData<ResultsPlace>();
  const { data, error, isPending, refetch } = usePartResults(MODULE, place, fetchResults);
  const attempts = useAttempts(MODULE);
  const module = shownModule(MODULE);
  if (isPending) return <ResultsLoading />;
  if (!data || !module) {
    return (
      <ResultsFailed
        module={MODULE}
        message={messageOf(error, words('oet.results.failed'))}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <PartResults
      module={module}
      progressId={place.progressId}
      part={data.part}
      about={data.title}
      score={scoreOf(data)}
      feedback={data.feedback}
      questions={data.questions}
      attempts={attempts}
      proofOf={({ evidence }) => (
        <PassageProof
          quote={evidence.quote}
          passage={data.passages.find(({ id }) => id === evidence.passageId) ?? null}
        />
      )}
    />
  );
}
