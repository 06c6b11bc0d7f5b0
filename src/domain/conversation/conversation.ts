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

/** As much of a conversation as one call may bring. Product decisions. */
export const MAX_HISTORY_TURNS = 100;
export const MAX_HISTORY_CHARACTERS = 20_000;
/** A typed turn. */
export const MAX_TURN_CHARACTERS = 1_000;
