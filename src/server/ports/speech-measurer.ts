import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';

export interface MeasuringRequest {
  /** A recording as a browser made it. */
  readonly audio: Uint8Array;
  /** What was said in it; null where nobody knows. */
  readonly words: string | null;
}

/** Measures how something was said. It is always the product's own: recordings go nowhere for it. */
export interface SpeechMeasurer {
  /** null where the recording doesn't allow to say anything. Errors: SRV_002. */
  measure(request: MeasuringRequest, signal: AbortSignal): Promise<SpeechMeasures | null>;
}
