import type { LearningLanguage } from '../languages.ts';
import type { PlayedRolePlay } from '../oet/speaking/played-role-play.ts';
import type { PlayedCase } from '../practice/complex/played-case.ts';

/** What a conversation is played from: a case of the course, or the other card of a role-play. */
export type Played = PlayedCase | PlayedRolePlay;

export function languageOf(played: Played): LearningLanguage {
  return played.kind === 'case' ? played.language : 'en';
}
