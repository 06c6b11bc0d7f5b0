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
