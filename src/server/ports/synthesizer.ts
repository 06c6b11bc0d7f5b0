import type { EngineInfo } from './engine-info.ts';

export interface SpeechRequest {
  readonly text: string;
  /** ISO 639-1, with or without a region: `en`, `en-GB`. */
  readonly language: string;
  /** How the text is said, where its spelling misleads: broad IPA, a group for each word. */
  readonly ipa?: string;
  /** Default female. */
  readonly voice?: 'female' | 'male';
  /** Speed as a factor of the voice's own, 0.6 to 2. Default 1. */
  readonly rate?: number;
  /** How high the speaker is as a factor of the voice's own, 0.8 to 1.25: a hint that a provider may not take. */
  readonly pitch?: number;
  /** Nobody waits for it: whoever does is served first, where an engine can do that. Default false. */
  readonly background?: boolean;
}

/** A piece of the answer. Pieces are MP3 frames: put end to end they are one file. */
export interface SpeechPart {
  readonly audio: Uint8Array;
  readonly durationMs: number;
}

export interface Synthesizer {
  readonly engine: EngineInfo;
  /**
   * Speaks a text as MP3, part after part. Errors, at the first part: VAL_001 with reason `text_too_long` or
   * `unknown_language`, VAL_002 when there is nothing to say in it, SRV_002. SRV_002 can also come after a part, when
   * a provider breaks off: the parts before it are then no whole speech and are not kept.
   */
  speak(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechPart>;
}

/** All parts of a speech as one MP3 file. */
export async function collectSpeech(parts: AsyncIterable<SpeechPart>): Promise<SpeechPart> {
  const audio: Uint8Array[] = [];
  let durationMs = 0;
  for await (const part of parts) {
    audio.push(part.audio);
    durationMs += part.durationMs;
  }
  return { audio: new Uint8Array(Buffer.concat(audio)), durationMs };
}
