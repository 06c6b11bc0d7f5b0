import type { RolePlayAssessment, RolePlayTurn } from '#domain/oet/speaking/assessment.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import type { EngineInfo } from './engine-info.ts';

export interface RolePlayRequest {
  readonly paper: SpeakingPaper;
  readonly key: SpeakingKey;
  readonly turns: readonly RolePlayTurn[];
  /** From the beginning of the speaking phase to submission, in milliseconds. */
  readonly speakingMs: number;
}

export interface RolePlayAssessor {
  readonly engine: EngineInfo;
  /**
   * Marks a role-play by its key. One that can't be marked is an answer, with its reason. Errors: SRV_002.
   */
  assess(request: RolePlayRequest, signal: AbortSignal): Promise<RolePlayAssessment>;
}
