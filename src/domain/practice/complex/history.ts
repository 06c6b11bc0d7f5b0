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

/** What a history has beyond the turns that are stored: those are the truth, the client only fills what they lack. */
export function missingTurns(stored: number, before: readonly SpokenTurn[]): SpokenTurn[] {
  return before.slice(stored);
}
