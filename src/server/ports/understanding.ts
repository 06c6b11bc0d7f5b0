import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief, Detail, Fact, Uptake, Utterance } from '#domain/practice/complex/brief.ts';
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

/** What a patient can say: in all languages in a case, in English alone in a role-play. */
export interface PatientLines {
  readonly facts: readonly Pick<Fact<Utterance | string>, 'short' | 'full' | 'asks'>[];
  readonly details?: readonly Pick<Detail<Utterance | string>, 'asks' | 'says'>[] | undefined;
  readonly uptakes?: readonly Pick<Uptake<Utterance | string>, 'asks' | 'says'>[] | undefined;
}

export interface Understanding {
  readonly engine: EngineInfo;
  /**
   * Told which language is going to be spoken, and what this patient can say, so that the first turn need not wait.
   * Resolves when it is done; fails quietly.
   */
  prepare(language: LearningLanguage, lines: PatientLines): Promise<void>;
  /** What the doctor's turns come to. Errors: SRV_002. */
  review(request: ReviewRequest, signal: AbortSignal): Promise<ConsultationReview<Coverage>>;
}
