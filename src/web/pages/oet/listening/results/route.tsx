import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { LISTENING } from '#domain/oet/listening/module.ts';
import { decodeListeningResults, type ListeningResults } from '#domain/oet/listening/results-wire.ts';
import { partOf } from '#domain/oet/modules.ts';
import { useAttempts } from '#web/features/exam/history/attempts.ts';
import { testAddress } from '#web/features/exam/modules/addresses.ts';
import { shownModule } from '#web/features/exam/modules/module-texts.ts';
import { PartResults } from '#web/features/exam/results/part-results.tsx';
import { ResultsFailed } from '#web/features/exam/results/results-failed.tsx';
import { ResultsLoading } from '#web/features/exam/results/results-loading.tsx';
import type { PartScore } from '#web/features/exam/results/score-panel.tsx';
import { type ResultsPlace, usePartResults } from '#web/features/exam/results/use-part-results.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ListeningTestResultsDocument } from './listening-test-results.generated.ts';
import { RecordingProof } from './recording-proof.tsx';

export const handle: PageHandle = { subscription: 'stay' };

const MODULE = LISTENING.name;

export function loader({ params }: LoaderFunctionArgs): ResultsPlace | Response {
  const progressId = params.progressId ?? '';
  const part = partOf(LISTENING, params.part ?? '')?.part;
  return part ? { progressId, part } : redirect(testAddress({ module: MODULE, progressId }));
}

async function fetchResults(place: ResultsPlace, signal: AbortSignal): Promise<ListeningResults> {
  const { listeningTestResults } = await request(ListeningTestResultsDocument, place, { signal });
  return decodeListeningResults(listeningTestResults);
}

function scoreOf(results: ListeningResults): PartScore {
  return {
    score: results.score,
    band: results.band,
    obtained: results.marks_obtained,
    total: results.total_marks,
    submittedAt: results.submitted_at,
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
      note={data.mode === 'practice' ? words('oet.results.practice') : null}
      attempts={attempts}
      proofOf={(question) => (
        <RecordingProof
          question={question}
          extract={data.extracts.find(({ id }) => id === question.evidence.extractId) ?? null}
        />
      )}
    />
  );
}
