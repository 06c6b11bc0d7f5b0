import type { LearningLanguage } from '../languages.ts';

/** Why a recording could not be scored. Such a recording is no attempt and costs nothing. */
export type RefusalReason = 'no_speech' | 'noise' | 'too_short' | 'too_long' | 'bad_audio';

/** A sound that was heard; both are empty where nothing was. */
export interface HeardSound {
  readonly phoneme: string;
  readonly ipa: string;
}

/** One sound of a word. `score` is the sound's own, 0 to 100; times are from the start of the recording. */
export interface PhonemeScore {
  /** The engine's phone: ARPAbet without stress for English, the model's own name for French. */
  readonly phoneme: string;
  readonly ipa: string;
  readonly score: number;
  readonly startMs: number;
  readonly endMs: number;
  /** What was heard in its place; null where it was well said, or no other sound fits clearly better. */
  readonly instead: HeardSound | null;
}

/**
 * `phonemes` is empty where the engine can't grade single sounds (see PronunciationScale). The score of a term of one
 * word is its word's as well.
 */
export interface WordScore {
  readonly word: string;
  readonly score: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly phonemes: readonly PhonemeScore[];
}

/**
 * What the scores rest on. `expert`: fitted to experts' judgements of adult speakers. `sounds`: sounds are
 * graded, but no expert has calibrated the whole. `term`: says only how surely the expected term was said.
 */
export type PronunciationScale = 'expert' | 'sounds' | 'term';

/** A sound worth working on, worst first. */
export interface WeakSound {
  readonly word: string;
  readonly phoneme: string;
  readonly ipa: string;
  readonly score: number;
  readonly instead: HeardSound | null;
}

/** In what a recording differs from a term that was not recognised in it. Syllables are counted by ear. */
export type Difference =
  | { readonly kind: 'syllables'; readonly heard: number; readonly expected: number }
  | { readonly kind: 'part'; readonly part: 'beginning' | 'middle' | 'end' };

/** Something besides single sounds that lowered the score or the trust in it. */
export type DeliveryFinding = 'slow' | 'pauses' | 'quiet' | 'clipped' | 'noisy';

/** What experts who judged the same recording would have said, by estimate, 0 to 10. */
export interface ExpertScores {
  readonly accuracy: number;
  readonly fluency: number;
  readonly prosody: number;
  readonly total: number;
}

export interface ScoredPronunciation {
  readonly kind: 'scored';
  /**
   * The expected term when it was said. Else what was said instead: the nearest of the other terms, or as a
   * provider wrote it down, or empty where that is not known.
   */
  readonly spokenText: string;
  /** 0 to 100: how sure we are that the expected term was said. */
  readonly matchingAccuracy: number;
  /** 0 to 100: how well it was said. Low when another term was said. */
  readonly pronunciationScore: number;
  /** 0 to 100: how far to trust both, from loudness, noise, clipping and length. */
  readonly confidenceScore: number;
  readonly scale: PronunciationScale;
  /** Without sounds where the term was not recognised: there is nothing that they could be judged by. */
  readonly words: readonly WordScore[];
  readonly weakSounds: readonly WeakSound[];
  readonly delivery: readonly DeliveryFinding[];
  /** Absent where the term was recognised, or nothing can be said of it. */
  readonly difference?: Difference;
  /** Absent on scales that no expert has calibrated. */
  readonly judged?: ExpertScores;
}

export interface RefusedPronunciation {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

export type PronunciationAssessment = ScoredPronunciation | RefusedPronunciation;

export interface PronunciationRequest {
  /** The recording as the browser made it: WebM or MP4 or Ogg with Opus, MP3, or WAV. At most 4 MB. */
  readonly audio: Uint8Array;
  readonly expectedTerm: string;
  readonly language: LearningLanguage;
  /** A pack's own pronunciation, broad IPA without slashes, where the spelling misleads. */
  readonly ipa?: string;
  /** Other terms of the level: what may have been said instead. */
  readonly otherTerms: readonly string[];
}

/** A term passes at this `pronunciationScore` or after this many scored attempts. Spec section 5. */
export const PASS_MARK = 75;
export const ATTEMPTS_BEFORE_PASS = 3;

/**
 * The grades of everything that is scored, words and sounds included. Of a whole term what lies between is nearly
 * there; of a word or a sound it is what nobody can tell: about as many are well said as not.
 */
export const FAIR_MARK = 50;

/** Whether the learner may go on: passed, or has tried often enough. `best` is null before the first score. */
export function mayProceed(best: number | null, scoredAttempts: number): boolean {
  return (best !== null && best >= PASS_MARK) || scoredAttempts >= ATTEMPTS_BEFORE_PASS;
}
