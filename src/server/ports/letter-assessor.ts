import type { LetterAssessment } from '#domain/oet/writing/assessment.ts';
import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import type { EngineInfo } from './engine-info.ts';

export interface LetterRequest {
  /** As it was submitted, from address to signature. */
  readonly letter: string;
  readonly paper: LetterPaper;
  readonly key: LetterKey;
}

export interface LetterAssessor {
  readonly engine: EngineInfo;
  /**
   * Marks a letter by its task's key. A letter that can't be marked is an answer, with its reason. Errors: SRV_002.
   */
  assess(request: LetterRequest, signal: AbortSignal): Promise<LetterAssessment>;
}
