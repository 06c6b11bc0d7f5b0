import type { LearningLanguage } from '../../languages.ts';
import type { Act } from './acts.ts';
import type { Brief, PatientInfo } from './brief.ts';

/** Who spoke. `system` messages hold the case's text and are never sent to a patient. Spec section 3. */
export type ChatRole = 'system' | 'doctor' | 'patient';

export interface ChatMessage {
  readonly role: ChatRole;
  readonly content: string;
}

/** A turn as the patient and the review see it. */
export interface SpokenTurn {
  readonly role: 'doctor' | 'patient';
  readonly content: string;
}

/** A case to be played. Without a brief it is played from its description alone. */
export interface PlayedCase {
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

/** As much of a conversation as one call may bring. Product decisions. */
export const MAX_HISTORY_TURNS = 100;
export const MAX_HISTORY_CHARACTERS = 20_000;
/** A typed turn. */
export const MAX_TURN_CHARACTERS = 1_000;
