import type { IndicatorFinding, TurnQuote, Verdict } from '#domain/oet/speaking/assessment.ts';
import type { Indicator } from '#domain/oet/speaking/criteria.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import type { Cue } from './reading/cues.ts';
import type { Transcript } from './reading/transcript.ts';

/** What indicators are judged by. */
export interface Conversation {
  readonly transcript: Transcript;
  readonly paper: SpeakingPaper;
  readonly key: SpeakingKey;
  readonly cues: readonly Cue[];
}

export type Judge = (conversation: Conversation) => Judged;

/** What is said of each verdict. */
export interface Told {
  readonly yes: string;
  readonly partly: string;
  readonly no: string;
  readonly none: string;
  /** Sayable at once. */
  readonly instead: string;
}

/** What became of an indicator, and what is said of each verdict, as another verdict may follow. */
export interface Judged {
  readonly indicator: Indicator;
  readonly verdict: Verdict | null;
  readonly shown: readonly TurnQuote[];
  readonly told: Told;
}

export const judged = (
  indicator: Indicator,
  verdict: Verdict | null,
  shown: readonly TurnQuote[],
  told: Told,
): Judged => ({ indicator, verdict, shown, told });

const MOST_SHOWN = 3;

export function findingOf({ indicator, verdict, shown, told }: Judged): IndicatorFinding {
  return {
    indicator,
    verdict,
    shown: verdict === null ? [] : shown.slice(0, MOST_SHOWN),
    why: told[verdict ?? 'none'],
    instead: verdict === 'partly' || verdict === 'no' ? told.instead : null,
  };
}

/** Yes from one count on, partly from another. */
export function atLeast(count: number, yes: number, partly: number): Verdict {
  return count >= yes ? 'yes' : count >= partly ? 'partly' : 'no';
}
