import { redirect } from 'react-router';
import type { LevelType } from '#domain/practice/modes.ts';
import { readCookie } from '#web/lib/cookies.ts';
import { request } from '#web/lib/graphql/request.ts';
import { requireNativeLanguage } from '#web/lib/session/guards.ts';
import { MeDocument } from '#web/lib/session/me.generated.ts';
import { LevelDocument } from './level.generated.ts';

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
 * /levelchooser where the level is of another type or unknown. Throws CallFailure.
 */
export async function enterPractice(levelSlug: string, levelType: LevelType): Promise<PracticeLanguages> {
  const [{ me }, { level }] = await Promise.all([
    request(MeDocument, {}),
    request(LevelDocument, { slug: levelSlug }),
  ]);
  requireNativeLanguage(me.language);
  if (level?.levelType !== levelType) throw redirect('/levelchooser');
  const native = me.language ?? readCookie('current_language') ?? 'en';
  return { native, learning: me.languageToLearn };
}
