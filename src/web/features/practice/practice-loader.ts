import type { LoaderFunctionArgs } from 'react-router';
import type { LevelType } from '#domain/practice/modes.ts';
import { enterPractice, type PracticeLanguages } from './enter-practice.ts';

export interface LoadedPractice<Offer> extends PracticeLanguages {
  readonly levelSlug: string;
  /** What is to be practised first: it may come after the page. */
  readonly offer: Promise<Offer>;
  readonly fetchOffer: (signal: AbortSignal) => Promise<Offer>;
}

export interface Asking {
  readonly signal: AbortSignal;
  /** The learner was let in: from then on it is known who it is. */
  readonly entered: Promise<unknown>;
}

/** The loader of a practice: lets the learner in, and asks meanwhile what is offered. Throws redirects and CallFailure. */
export function practiceLoader<Offer>(
  levelType: LevelType,
  fetchOffer: (levelSlug: string, asking: Asking) => Promise<Offer>,
): (args: LoaderFunctionArgs) => Promise<LoadedPractice<Offer>> {
  return async ({ params, request: { signal } }) => {
    const levelSlug = params.levelSlug ?? '';
    const entered = enterPractice(levelSlug, levelType, signal);
    const offer = fetchOffer(levelSlug, { signal, entered });
    // Whether the level fits is decided first; a failure is told where it is awaited.
    offer.catch(() => undefined);
    const languages = await entered;
    const again = (later: AbortSignal) => fetchOffer(levelSlug, { signal: later, entered });
    return { levelSlug, ...languages, offer, fetchOffer: again };
  };
}
