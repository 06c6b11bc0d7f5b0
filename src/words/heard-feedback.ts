import { conversation } from './en/conversation.ts';

const SURE = 75;

/** What to think of a text that was heard. `confidence` 0 to 100, null where the engine does not say. */
export function heardFeedback(confidence: number | null): string {
  if (confidence === null) return conversation['heard.unscored'];
  return conversation[confidence >= SURE ? 'heard.sure' : 'heard.unsure'];
}

export function notUnderstoodFeedback(): string {
  return conversation['heard.not_understood'];
}
