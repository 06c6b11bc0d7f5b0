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
  /** Sounds that are followed at a time, about; more make the beam narrower. */
  readonly mostActive: number;
}

/** For any sequence of the words, and for whole listed sentences. */
export const OPEN: DecoderSettings = {
  beam: 200,
  soundBeam: 200,
  wordBeam: 150,
  languageWeight: 9,
  wordPenalty: -2,
  pausePenalty: -4,
  mostActive: 4_000,
};
export const LISTED: DecoderSettings = { ...OPEN, mostActive: 6_000 };
