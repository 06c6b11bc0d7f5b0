import {
  MAX_HISTORY_CHARACTERS,
  MAX_HISTORY_TURNS,
  type SpokenTurn,
} from '#domain/conversation/conversation.ts';

/** The newest turns that one call may carry. The server has the older ones. */
export function historyOf(turns: readonly SpokenTurn[]): SpokenTurn[] {
  const history: SpokenTurn[] = [];
  let characters = 0;
  for (const { role, content } of turns.toReversed()) {
    characters += content.length;
    if (history.length === MAX_HISTORY_TURNS || characters > MAX_HISTORY_CHARACTERS) break;
    history.unshift({ role, content });
  }
  return history;
}
