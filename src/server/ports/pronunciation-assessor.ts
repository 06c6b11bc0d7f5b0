import type { PronunciationAssessment, PronunciationRequest } from '#domain/practice/pronunciation.ts';
import type { EngineInfo } from './engine-info.ts';

export interface PronunciationAssessor {
  readonly engine: EngineInfo;
  /**
   * Scores a recording against the term that was to be said. What can't be scored is an answer, `refused`.
   * Errors: SRV_002.
   */
  assess(request: PronunciationRequest, signal: AbortSignal): Promise<PronunciationAssessment>;
}
