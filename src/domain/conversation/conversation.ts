import type { LearningLanguage } from '../languages.ts';
import type { PlayedRolePlay } from '../oet/speaking/played-role-play.ts';
import type { PlayedCase } from '../practice/complex/played-case.ts';

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

/** What a conversation is played from: a case of the course, or the other card of a role-play. */
export type Played = PlayedCase | PlayedRolePlay;

export function languageOf(played: Played): LearningLanguage {
  return played.kind === 'case' ? played.language : 'en';
}

export type HistoryProblem = 'nothing_said' | 'text_too_long';

/**
 * The turns of a history as a client sends it. `system` messages are the client's own and are dropped; so is what is
 * empty. At most 100 turns and 20,000 characters.
 */
export function readHistory(messages: readonly ChatMessage[]): SpokenTurn[] | HistoryProblem {
  const turns = messages.flatMap(({ role, content }): SpokenTurn[] => {
    const text = content.trim();
    return role === 'system' || text === '' ? [] : [{ role, content: text }];
  });
  const characters = turns.reduce((sum, { content }) => sum + content.length, 0);
  const tooLong = turns.length > MAX_HISTORY_TURNS || characters > MAX_HISTORY_CHARACTERS;
  return tooLong ? 'text_too_long' : turns;
}

/** Splits the doctor's latest turn off a history. Everything after the last turn of the doctor is dropped. */
export function latestTurn(
  turns: readonly SpokenTurn[],
): { readonly before: SpokenTurn[]; readonly text: string } | HistoryProblem {
  const at = turns.findLastIndex(({ role }) => role === 'doctor');
  const turn = turns[at];
  if (!turn) return 'nothing_said';
  if (turn.content.length > MAX_TURN_CHARACTERS) return 'text_too_long';
  return { before: turns.slice(0, at), text: turn.content };
}

/** What a client's history says beside the turns that are stored. */
export interface ComparedHistory {
  /** The doctor's turns after the last one that is stored: they were not answered, so nobody stored them. */
  readonly missing: readonly SpokenTurn[];
  /** Whether it has a turn of the patient that the patient never said. */
  readonly invented: boolean;
}

/**
 * Compares a history with the stored turns, which are the truth. A client may know fewer of them: it lost an answer, or
 * sends its newest turns alone. What the patient said comes from the store, whatever the client makes it say.
 */
export function compareHistory(
  stored: readonly SpokenTurn[],
  before: readonly SpokenTurn[],
): ComparedHistory {
  let next = 0;
  let missing: SpokenTurn[] = [];
  let invented = false;
  for (const turn of before) {
    const found = stored.findIndex((each, at) => at >= next && isSameTurn(each, turn));
    if (found >= 0) {
      next = found + 1;
      missing = [];
    } else if (turn.role === 'doctor') missing.push(turn);
    else invented = true;
  }
  return { missing, invented };
}

function isSameTurn(turn: SpokenTurn, other: SpokenTurn): boolean {
  return turn.role === other.role && turn.content === other.content;
}

/** Where a conversation stands, as far as its end is concerned. */
export interface ConversationStanding {
  readonly completedAt: Date | null;
  /** The turns of the learner's own that are stored. */
  readonly doctorTurns: number;
}

export type Completion = 'complete' | 'already_completed' | 'nothing_said';

/** Whether a conversation can be completed: once, and not before the learner has said something in it. */
export function completionOf({ completedAt, doctorTurns }: ConversationStanding): Completion {
  if (completedAt !== null) return 'already_completed';
  return doctorTurns > 0 ? 'complete' : 'nothing_said';
}

/** Whether a conversation takes another turn. What was completed and reviewed stays as it was. */
export function takesTurns({ completedAt }: Pick<ConversationStanding, 'completedAt'>): boolean {
  return completedAt === null;
}
