import { createContext, use } from 'react';
import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { calmly } from '#web/ui/motion.ts';

export type SaidTurn = SpeakingResults['turns'][number];
export type Review = NonNullable<SpeakingResults['review']>;
export type Quote = Review['cues'][number]['given'];

/** The conversation that a result is about, for everything on the page that points into it. */
export interface Said {
  readonly turns: readonly SaidTurn[];
  /** What the other one is called. */
  readonly partner: string;
  readonly voice: 'female' | 'male';
}

export const SaidContext = createContext<Said>({ turns: [], partner: '', voice: 'female' });

export const useSaid = (): Said => use(SaidContext);

export const turnElementId = (number: number) => `turn-${number}`;

/** Goes to where a turn stands in the whole conversation. */
export function showTurn(number: number): void {
  const item = document.getElementById(turnElementId(number));
  item?.scrollIntoView({ block: 'center', behavior: calmly() });
  item?.focus({ preventScroll: true });
}
