/** What a call costs, in credits. The one table that fields, pages and tests read. */
export const COSTS = {
  pronunciation: 1,
  transcription: 1,
  translation: 1,
  voice: 1,
  aiMessage: 1,
  audioTurn: 2,
  // An OET attempt is paid when it is created; all that belongs to it is then free.
  oetReading: 0,
  oetListening: 1,
  oetWriting: 5,
  oetSpeaking: 15,
} as const;

export type CostRow = keyof typeof COSTS;
