import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CallFailure, messageOf } from '#web/lib/graphql/call-failure.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { testAddress } from '../modules/addresses.ts';

/** A part whose results an address names. */
export interface ResultsPlace {
  readonly progressId: string;
  readonly part: string;
}

/** Milliseconds until results that are being made are asked for again, so many times after the first. */
const ASK_AGAIN_MS = [2_000, 4_000, 8_000];
const ASK_LATER_MS = 15_000;

export const askAgainAfter = (asked: number) => ASK_AGAIN_MS[asked - 1] ?? ASK_LATER_MS;

const isNotSubmitted = (error: unknown) => error instanceof CallFailure && error.reason === 'not_submitted';

export interface ResultsOptions<Results> {
  /** Whether these are not the last: they are asked for again. */
  readonly isWaiting?: ((results: Results) => boolean) | undefined;
  /** What is said where nothing was submitted, by a module that doesn't lead back to its test then. */
  readonly unsubmitted?: string | undefined;
}

/** The results of a part. One that isn't submitted has none yet: back to where it is worked on, with a word. */
export function usePartResults<Results>(
  module: string,
  place: ResultsPlace,
  fetchResults: (place: ResultsPlace, signal: AbortSignal) => Promise<Results>,
  { isWaiting = () => false, unsubmitted }: ResultsOptions<Results>,
) {
  const words = useWords();
  const navigate = useNavigate();
  function goBack(): void {
    toast('info', words('oet.results.notSubmitted'));
    void navigate(testAddress({ module, progressId: place.progressId }), { replace: true });
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['results', module, place],
    queryFn: ({ signal }) =>
      fetchResults(place, signal).catch((failure: unknown) => {
        if (isNotSubmitted(failure) && unsubmitted === undefined && !signal.aborted) goBack();
        throw failure;
      }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWaiting(state.data) ? askAgainAfter(state.dataUpdateCount) : false,
  });
  const isLeft = isNotSubmitted(error) && unsubmitted === undefined;
  const message =
    isNotSubmitted(error) && unsubmitted ? unsubmitted : messageOf(error, words('oet.results.failed'));
  return { data, message, refetch, isPending: !data && (!error || isFetching || isLeft) };
}
