/** Something said, as MP3, or a pause. */
export type RecordingPiece = { readonly audio: Uint8Array } | { readonly silenceMs: number };

export interface JoinedRecording {
  readonly mp3: Uint8Array;
  readonly durationMs: number;
  /** Where each piece stands, in their order. */
  readonly places: readonly { readonly fromMs: number; readonly toMs: number }[];
}

/** Joins what several voices say to one recording, all at one level. Errors: SRV_002. */
export interface RecordingJoiner {
  join(pieces: readonly RecordingPiece[], signal: AbortSignal): Promise<JoinedRecording>;
}
