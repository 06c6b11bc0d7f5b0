import type { SpeakingKey, SpeakingPaper } from './role-play.ts';

/** A role-play to be played. It is in English. */
export interface PlayedRolePlay {
  readonly kind: 'role-play';
  readonly paper: SpeakingPaper;
  readonly key: Pick<SpeakingKey, 'partner' | 'brief' | 'explanation'>;
  /** Since the speaking phase began, in milliseconds: near its end the other one brings the talk to a close. */
  readonly elapsedMs: number;
}

/** From half a minute before the end on the talk is brought to a close. */
export const CLOSING_FROM_MS = 270_000;
