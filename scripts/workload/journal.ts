/** What the product has acknowledged to one learner: the least that it has to know for ever. */
export interface Journal {
  readonly email: string;
  readonly learnerId: string;
  readonly messages: AcknowledgedMessage[];
  /** Scored recordings since the item or line was last completed, by its id. */
  readonly attempts: Map<string, number>;
  /** How often each was completed: a case's version, a vocabulary item, a dialogue; by its id. */
  readonly completions: Map<string, number>;
  /** What was answered, and should not have been. */
  readonly oddities: string[];
  /** Prices of the calls that were answered. */
  spent: number;
  /** Grows whenever a call begins or ends. */
  changes: number;
  /** A call whose outcome is not known yet. */
  underWay: boolean;
}

export interface AcknowledgedMessage {
  readonly conversationId: string;
  /** The number of the patient's turn; the learner's own is the one before. */
  readonly turn: number;
  readonly text: string;
  readonly response: string;
}

export function newJournal(email: string, learnerId: string): Journal {
  return {
    email,
    learnerId,
    messages: [],
    attempts: new Map(),
    completions: new Map(),
    oddities: [],
    spent: 0,
    changes: 0,
    underWay: false,
  };
}

export function countUp(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** What has been acknowledged so far, as a value that later calls don't change. */
export function copyOf(journal: Journal): Journal {
  return {
    ...journal,
    messages: [...journal.messages],
    attempts: new Map(journal.attempts),
    completions: new Map(journal.completions),
  };
}
