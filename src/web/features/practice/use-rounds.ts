import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoadedPractice } from './practice-loader.ts';

export type Rounds<Offer> =
  /** Nothing has come yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: Error; readonly goOn: () => void }
  | {
      readonly kind: 'loaded';
      readonly offer: Offer;
      /** Counts up with each: starts an offer anew, also when the same one comes again. */
      readonly round: number;
      /** Why the next one could not be fetched, or null. */
      readonly error: Error | null;
      readonly fetching: boolean;
      /** Fetches the next one, or tries again to. */
      readonly goOn: () => void;
    };

/** What a level offers, one after another. The first is on its way since the practice was entered. */
export function useRounds<Offer>({ offer, fetchOffer }: LoadedPractice<Offer>): Rounds<Offer> {
  const [first] = useState<{ taken: boolean }>({ taken: false });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['rounds'],
    queryFn: async ({ signal, client, queryKey }) => {
      const before = client.getQueryData<{ round: number }>(queryKey);
      const next = first.taken ? fetchOffer(signal) : offer;
      first.taken = true;
      return { offer: await next, round: before ? before.round + 1 : 0 };
    },
    // The same item offered again is a new round.
    structuralSharing: false,
  });
  const goOn = () => void refetch({ cancelRefetch: false });
  if (data) return { kind: 'loaded', ...data, error, fetching: isFetching, goOn };
  return error && !isFetching ? { kind: 'failed', error, goOn } : { kind: 'loading' };
}
