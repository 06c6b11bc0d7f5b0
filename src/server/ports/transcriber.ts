import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import type { EngineInfo } from './engine-info.ts';

export type { Transcription, TranscriptionRequest };

export interface Transcriber {
  readonly engine: EngineInfo;
  /** Told what is going to be said, so that the first recording need not wait. Fails quietly. */
  prepare(expected: Omit<TranscriptionRequest, 'audio'>): void;
  /** Writes down what was said. Errors: SRV_002. */
  transcribe(request: TranscriptionRequest, signal: AbortSignal): Promise<Transcription>;
}
