import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief, Detail, Utterance } from '#domain/practice/complex/brief.ts';
import type { Coverage } from '#domain/practice/complex/coverage.ts';
import type { ConsultationReview } from '#domain/practice/complex/review.ts';
import type { EngineInfo } from './engine-info.ts';

export interface ReviewRequest {
  readonly language: LearningLanguage;
  readonly brief: Brief;
  /** What was said, turn by turn, by both. */
  readonly turns: readonly {
    readonly number: number;
    readonly role: 'doctor' | 'patient';
    readonly content: string;
  }[];
}

export interface Understanding {
  readonly engine: EngineInfo;
  /**
   * Told which language is going to be spoken, and what only this patient answers to, so that the first turn need not
   * wait. Fails quietly.
   */
  prepare(language: LearningLanguage, details?: readonly Detail<Utterance | string>[]): void;
  /** What the doctor's turns come to. Errors: SRV_002. */
  review(request: ReviewRequest, signal: AbortSignal): Promise<ConsultationReview<Coverage>>;
}
