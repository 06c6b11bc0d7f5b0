import { redirect } from 'react-router';
import { withoutConsent } from '#domain/capabilities.ts';
import type { LevelType } from '#domain/practice/modes.ts';
import { publicConfig } from '#web/lib/config.ts';
import { readCookie } from '#web/lib/cookies.ts';
import { askStanding } from '#web/lib/credits/ask-standing.ts';
import { request } from '#web/lib/graphql/request.ts';
import { requireNativeLanguage } from '#web/lib/session/guards.ts';
import { saveLanguages } from '#web/lib/session/tokens.ts';
import { askForConsent } from '../consent/consent-store.ts';
import { claimWork } from '../kept-work/kept-work.ts';
import { LevelDocument } from './level.generated.ts';
import { MeDocument } from './practice-learner.generated.ts';

export interface PracticeLanguages {
  /** Code of the language the learner grew up with, for translations. */
  readonly native: string;
  readonly learning: string;
}

/** `beginner` of `beginner-vocabulary`: levels are named in this way in every language. */
export function topLevelOf(levelSlug: string): string {
  return levelSlug.replace(/-[a-z]+$/, '');
}

/**
 * Lets a learner into a level's practice. Throws redirects: to /choose-language without a native language, to
 * /levelchooser where the level is of another type or unknown. Throws CallFailure. Where engines of this installation
 * are elsewhere and the learner has not agreed to that, the frame of the practice asks first.
 */
export async function enterPractice(
  levelSlug: string,
  levelType: LevelType,
  signal: AbortSignal,
): Promise<PracticeLanguages> {
  const [{ me }, { level }, { providers }] = await Promise.all([
    request(MeDocument, {}, { signal }),
    request(LevelDocument, { slug: levelSlug }, { signal }),
    publicConfig(),
    askStanding(signal),
  ]);
  requireNativeLanguage(me.language);
  if (level?.levelType !== levelType) throw redirect('/levelchooser');
  await claimWork(me.id);
  if (me.language) saveLanguages(me);
  askForConsent(withoutConsent(providers, me.providerConsents));
  const native = me.language ?? readCookie('current_language') ?? 'en';
  return { native, learning: me.languageToLearn };
}
