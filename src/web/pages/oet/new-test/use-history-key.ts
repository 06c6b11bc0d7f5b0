import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';

interface Keyed {
  readonly historyKey: string;
}

/**
 * A key that belongs to this entry of the browser's history: a reload, Back and Forward find it again, and only a new
 * visit makes another. null until the entry has got it.
 */
export function useHistoryKey(): string | null {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const key = (state as Partial<Keyed> | null)?.historyKey ?? null;
  useEffect(() => {
    if (key !== null) return;
    const keyed: Keyed = { historyKey: newIdempotencyKey() };
    void navigate({ pathname: '.', search }, { replace: true, state: keyed });
  }, [key, search, navigate]);
  return key;
}
