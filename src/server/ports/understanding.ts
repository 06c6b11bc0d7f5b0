import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import type { UnderstoodClause } from '#domain/practice/complex/played-case.ts';
import type { EngineInfo } from './engine-info.ts';

export interface UnderstandingRequest {
  readonly language: LearningLanguage;
  /** Its words help to tell what is meant; null where the case has none. */
  readonly brief: Brief | null;
  /** What the doctor said, turn by turn. */
  readonly turns: readonly string[];
}

export interface Understanding {
  readonly engine: EngineInfo;
  /** Told which language is going to be spoken, so that the first turn need not wait. Fails quietly. */
  prepare(language: LearningLanguage): void;
  /** What each clause of each turn does. Errors: SRV_002. */
  understand(
    request: UnderstandingRequest,
    signal: AbortSignal,
  ): Promise<readonly (readonly UnderstoodClause[])[]>;
}
