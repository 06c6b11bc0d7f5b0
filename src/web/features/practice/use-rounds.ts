import { useRef, useState } from 'react';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { useWords } from '#web/lib/words/use-words.tsx';

export interface Rounds<Offer> {
  readonly offer: Offer;
  /** Counts up with each: starts an offer anew, also when the same one comes again. */
  readonly round: number;
  /** Why the next one could not be fetched, or null. */
  readonly failure: string | null;
  /** Fetches the next one, or tries again to. */
  readonly goOn: () => Promise<void>;
}

/** What a level offers, one after another. */
export function useRounds<Offer>(first: Offer, fetchNext: () => Promise<Offer>): Rounds<Offer> {
  const words = useWords();
  const [shown, setShown] = useState({ offer: first, round: 0 });
  const [failure, setFailure] = useState<string | null>(null);
  const fetching = useRef(false);

  async function goOn(): Promise<void> {
    if (fetching.current) return;
    fetching.current = true;
    try {
      const offer = await fetchNext();
      setShown((before) => ({ offer, round: before.round + 1 }));
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error, words('error.other')));
    } finally {
      fetching.current = false;
    }
  }

  return { ...shown, failure, goOn };
}
