import type { TermEvidence } from '../../src/engines/speech/pronunciation/evidence.ts';

/** What the engine measured for one text against one recording. */
export interface Fitted {
  readonly evidence: TermEvidence;
  readonly decoyTotal: number;
}

/** A few words cut out of a recording, as learners say single terms. */
export interface Cut {
  readonly text: string;
  readonly words: number;
  readonly syllables: number;
  /** Mean of the experts' word scores, weighted by sounds. */
  readonly accuracy: number;
  /** The encoder's, see told.ts. */
  readonly frames: Float32Array;
  readonly right: Fitted;
  /** Other texts of as many words and about as many sounds, against the same recording. */
  readonly wrong: readonly Fitted[];
}

export interface RecordingEvidence {
  readonly id: string;
  /** Median pitch of the voice in Hz. */
  readonly pitch: number;
  /** The encoder's, see told.ts. */
  readonly frames: Float32Array;
  readonly whole: Fitted;
  readonly wrongWhole: readonly Fitted[];
  readonly cuts: readonly Cut[];
}
