/** In nats. Wider is slower and misses less. */
export interface DecoderSettings {
  /** How far a sound may lie behind the best, a sound be left, and a word begin or end. */
  readonly beam: number;
  readonly soundBeam: number;
  readonly wordBeam: number;
  /** How much the model of sentences counts against the sound. */
  readonly languageWeight: number;
  /** For each word: keeps short words from piling up. */
  readonly wordPenalty: number;
  readonly pausePenalty: number;
  /**
   * Sounds that are followed at a time, about; more make the beam narrower. It bounds the time that noise takes: where
   * it is reached in speech, what was said is lost.
   */
  readonly mostActive: number;
}

/** For whole listed sentences, and for any sequence of their words. */
export interface SearchSettings {
  readonly listed: DecoderSettings;
  readonly open: DecoderSettings;
}

const OPEN: DecoderSettings = {
  beam: 90,
  soundBeam: 90,
  wordBeam: 90,
  languageWeight: 7,
  wordPenalty: -2,
  pausePenalty: -4,
  mostActive: 60_000,
};
/** Where only a few thousand ways are open, a poor beginning may yet be the right one. */
const LISTED: DecoderSettings = { ...OPEN, beam: 200, soundBeam: 200, wordBeam: 150, mostActive: 6_000 };

/** Among all that may be said. */
export const USUAL: SearchSettings = { open: OPEN, listed: LISTED };
