import type { TurnQuote } from '../../oet/speaking/assessment.ts';
import type { Coverage } from './coverage.ts';

/** What became of a point that a good explanation of the case has. */
export interface KeyPointOutcome {
  readonly id: string;
  /** In the case's language. */
  readonly goal: string;
  /** What made it; null where nothing did. */
  readonly shown: TurnQuote | null;
  /** A sentence that makes it, in the case's language. */
  readonly model: string;
}

/** How the learner talked, whatever the case. */
export const MANNERS = ['open_first', 'one_at_a_time', 'signposting', 'checking'] as const;
export type Manner = (typeof MANNERS)[number];

export interface MannerOutcome {
  readonly manner: Manner;
  /** null: there was no occasion. */
  readonly verdict: 'yes' | 'partly' | 'no' | null;
  /** What earned or cost it, a few. */
  readonly shown: readonly TurnQuote[];
  /** In this language a part of it can be told, not all. */
  readonly limited: boolean;
  /** In the case's language; null where nothing is missing. */
  readonly model: string | null;
}

/**
 * What may harm: something offered that the patient is allergic to; the opposite of a key point; a wrong answer to a
 * question of the patient's; what is feared most, said to be so.
 */
export const HARMS = ['allergen', 'opposite', 'wrong_answer', 'dread'] as const;
export type HarmKind = (typeof HARMS)[number];

export interface Harm {
  readonly kind: HarmKind;
  readonly shown: TurnQuote;
  /** What it stands against, in the case's language: what the patient knows or asked, or the key point. */
  readonly against: string;
}

/** A topic of the case; what was missed with a sentence that asks for it, where there is one. */
export interface TopicOutcome extends Coverage {
  readonly model: string | null;
}

/** What the learner's turns of a consultation come to. Everything in it that counts has the words that show it. */
export interface ConsultationReview<Topic extends Coverage = TopicOutcome> {
  readonly harms: readonly Harm[];
  readonly keyPoints: readonly KeyPointOutcome[];
  readonly topics: readonly Topic[];
  readonly manners: readonly MannerOutcome[];
}

export interface GoalCount {
  readonly met: number;
  readonly total: number;
}

/** How many of the case's goals were met: key points and topics together. */
export function goalsOf({ keyPoints, topics }: Pick<ConsultationReview, 'keyPoints' | 'topics'>): GoalCount {
  const met =
    keyPoints.filter(({ shown }) => shown !== null).length + topics.filter(({ earned }) => earned).length;
  return { met, total: keyPoints.length + topics.length };
}
