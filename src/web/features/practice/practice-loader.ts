import type { LoaderFunctionArgs } from 'react-router';
import type { LevelType } from '#domain/practice/modes.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { enterPractice, type PracticeLanguages } from './enter-practice.ts';

export interface LoadedPractice<Offer> extends PracticeLanguages {
  readonly kind: 'loaded';
  readonly levelSlug: string;
  /** What is to be practised first. */
  readonly offer: Offer;
}

/** What the route of a practice has to show: its first round, or why there is none. */
export type PracticeLoading<Offer> =
  | LoadedPractice<Offer>
  | { readonly kind: 'failed'; readonly levelSlug: string; readonly message: string };

/** The loader of a practice: lets the learner in, and fetches what is offered meanwhile. Throws redirects. */
export function practiceLoader<Offer>(
  levelType: LevelType,
  fetchOffer: (levelSlug: string) => Promise<Offer>,
): (args: LoaderFunctionArgs) => Promise<PracticeLoading<Offer>> {
  return async ({ params }) => {
    const levelSlug = params.levelSlug ?? '';
    const offer = fetchOffer(levelSlug);
    // Whether the level fits is decided first; a failure here is thrown where it is awaited.
    offer.catch(() => undefined);
    try {
      const languages = await enterPractice(levelSlug, levelType);
      return { kind: 'loaded', levelSlug, ...languages, offer: await offer };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return { kind: 'failed', levelSlug, message: error.message };
    }
  };
}
