import {
  type ChatMessage,
  MAX_HISTORY_CHARACTERS,
  MAX_HISTORY_TURNS,
  MAX_TURN_CHARACTERS,
  type SpokenTurn,
} from './conversation.ts';

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
