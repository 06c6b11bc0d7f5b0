import type { LearningLanguage } from '../languages.ts';
import type { RefusalReason } from '../practice/pronunciation.ts';

export interface TranscriptionRequest {
  /** A recording as a browser made it, at most 4 MB and 60 s. */
  readonly audio: Uint8Array;
  readonly language: LearningLanguage;
  /** Sentences and phrases that may well be said at this turn, for engines that need them; may be empty. */
  readonly likely: readonly string[];
  /** Likelier ones, of this very conversation: greetings by name, and what its matter is. Few, as they change with each. */
  readonly own?: readonly string[];
  /** Nothing else is to be expected: one of a few lines is read out. */
  readonly closed?: boolean;
}

export type Transcription =
  | {
      readonly kind: 'heard';
      readonly text: string;
      /** How sure the engine is of the text, 0 to 100; null where the engine does not say. */
      readonly confidence: number | null;
      /** The next best readings, best first, without `text`. */
      readonly readings: readonly string[];
      /** Whether the text is what was said word for word, or the nearest of what the engine knows. */
      readonly dictated: boolean;
    }
  /** Speech that the engine could not make out. `readings` are guesses to choose from, never to be counted. */
  | { readonly kind: 'not_understood'; readonly readings: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };
