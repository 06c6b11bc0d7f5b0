/** What a call costs, in credits. The one table that fields, pages and tests read. */
export const COSTS = {
  pronunciation: 1,
  transcription: 1,
  translation: 1,
  voice: 1,
  aiMessage: 1,
  audioTurn: 2,
} as const;

export type CostRow = keyof typeof COSTS;
