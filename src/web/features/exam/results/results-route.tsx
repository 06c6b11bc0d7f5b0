import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { type ExamModule, partOf, WHOLE } from '#domain/oet/modules.ts';
import type { PartResult } from '#domain/oet/results-wire.ts';
import { type Attempts, useAttempts } from '../history/attempts.ts';
import { testAddress } from '../modules/addresses.ts';
import { type ShownModule, shownModule } from '../modules/module-texts.ts';
import { ResultsFailed } from './results-failed.tsx';
import { ResultsLoading } from './results-loading.tsx';
import type { PartScore } from './score-panel.tsx';
import { type ResultsOptions, type ResultsPlace, usePartResults } from './use-part-results.ts';

/** Which part of a module an address names, none where it has one only; an unknown one leads to the test. */
export function resultsLoader(module: ExamModule) {
  return ({ params }: LoaderFunctionArgs): ResultsPlace | Response => {
    const progressId = params.progressId ?? '';
    const part = partOf(module, params.part ?? WHOLE)?.part;
    return part ? { progressId, part } : redirect(testAddress({ module: module.name, progressId }));
  };
}

/** The attempt that a result is of. */
export interface ResultsOf {
  readonly module: ShownModule;
  readonly progressId: string;
  /** Where the other parts stand. */
  readonly attempts: Attempts;
}

export interface ResultsRouteProps<Results> extends ResultsOptions<Results> {
  readonly module: ExamModule;
  readonly fetchResults: (place: ResultsPlace, signal: AbortSignal) => Promise<Results>;
  readonly children: (results: Results, of: ResultsOf) => ReactNode;
}

/** A page of results: while they load, when that fails, and as the module shows them. */
export function ResultsRoute<Results>(props: ResultsRouteProps<Results>) {
  const { module, fetchResults, children } = props;
  const place = useLoaderData<ResultsPlace>();
  const { data, message, isPending, refetch } = usePartResults(module.name, place, fetchResults, props);
  const attempts = useAttempts(module.name);
  const shown = shownModule(module.name);
  if (isPending) return <ResultsLoading />;
  if (!data || !shown) {
    return <ResultsFailed module={module.name} message={message} onRetry={() => void refetch()} />;
  }
  return children(data, { module: shown, progressId: place.progressId, attempts });
}

/** What the wire says of a part's score; marks and date have a name of their own in each module. */
export function partScoreOf(
  result: PartResult,
  { obtained, submittedAt }: Pick<PartScore, 'obtained' | 'submittedAt'>,
): PartScore {
  return {
    score: result.score,
    band: result.band,
    obtained,
    total: result.total_marks,
    submittedAt,
    overrunSeconds: result.overrun_seconds,
    scoreAtTime: result.score_at_time,
    estimate: result.estimated_score,
  };
}
