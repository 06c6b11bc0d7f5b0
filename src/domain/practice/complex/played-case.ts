import type { LearningLanguage } from '../../languages.ts';
import type { Act } from './acts.ts';
import type { Brief, PatientInfo } from './brief.ts';

/** A case to be played. Without a brief it is played from its description alone. */
export interface PlayedCase {
  readonly kind: 'case';
  readonly language: LearningLanguage;
  readonly description: string;
  readonly patientInfo: PatientInfo;
  readonly brief: Brief | null;
}

/** One clause of the doctor's turn and what it does. `probability` 0 to 1. */
export interface UnderstoodClause {
  readonly text: string;
  readonly act: Act | null;
  readonly probability: number;
}
