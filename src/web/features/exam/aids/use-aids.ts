import { createContext, use, useEffect, useState } from 'react';
import { type Aids, NO_AIDS, withFlag, withHighlight, withStrike } from './aids.ts';
import { keepAids, watchAids } from './kept-aids.ts';

export interface AidsHandle {
  readonly aids: Aids;
  readonly flag: (id: string) => void;
  readonly strike: (id: string, option: string) => void;
  readonly note: (notes: string) => void;
  readonly highlight: (selected: Parameters<typeof withHighlight>[1]) => void;
}

const nothing = () => {};

/** What is done to the paper, for every text and question of a part. */
export const AidsContext = createContext<AidsHandle>({
  aids: NO_AIDS,
  flag: nothing,
  strike: nothing,
  note: nothing,
  highlight: nothing,
});

export function useAids(): AidsHandle {
  return use(AidsContext);
}

/** Kept through a reload and shown in the learner's other tabs. */
export function useKeptAids(progressId: string, part: string, begun: Aids): AidsHandle {
  const [aids, setAids] = useState(begun);
  useEffect(() => watchAids(progressId, part, setAids), [progressId, part]);
  function change(next: Aids): void {
    setAids(next);
    keepAids(progressId, part, next);
  }
  return {
    aids,
    flag: (id) => change(withFlag(aids, id)),
    strike: (id, option) => change(withStrike(aids, id, option)),
    note: (notes) => change({ ...aids, notes }),
    highlight: (selected) => change(withHighlight(aids, selected)),
  };
}
