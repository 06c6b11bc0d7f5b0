import type { LearningLanguage } from '#domain/languages.ts';
import type { Db } from '../db/client.ts';
import type { TranscriptionRequest } from './transcriber.ts';

/** What was before the learner when a recording was made, by its id. */
export interface TurnContext {
  readonly guidedPracticeId?: string | null | undefined;
  readonly patientCaseId?: string | null | undefined;
  readonly conversationId?: string | null | undefined;
  readonly progressId?: string | null | undefined;
}

/** Where a recording was made, and by whom. */
export interface RecordingPlace {
  readonly learnerId: string;
  readonly learning: LearningLanguage;
  readonly context: TurnContext;
}

/** What is likely to be said there. */
export type Expectations = Omit<TranscriptionRequest, 'audio'>;

/**
 * What a feature expects to hear at a place of its own; undefined at any other. Errors: VAL_001 unknown_item for a
 * context that does not exist or is not this learner's.
 */
export type ExpectationSource = (db: Db, place: RecordingPlace) => Promise<Expectations | undefined>;
