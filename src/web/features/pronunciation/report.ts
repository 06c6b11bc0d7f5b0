import type { WeakSound, WordScore } from '#domain/practice/pronunciation.ts';

/** What a page shows of a scored recording, as the call answers it. Scores are 0 to 100. */
export interface PronunciationReport {
  readonly spokenText: string;
  readonly matchingAccuracy: number;
  readonly pronunciationScore: number;
  readonly confidenceScore: number;
  readonly feedback: string;
  readonly wordScores: readonly WordScore[];
  readonly weakSounds: readonly WeakSound[];
  /** What the scores rest on, in words, and the name of the engine that made them. */
  readonly scaleNote: string;
  readonly engine: string;
}
