import type { Answers } from '#domain/oet/answers.ts';

/*
 * The answers of a part as one device knows them: what the server has, and the edits that it may not have. An edit
 * stays until it is known to have arrived; which of two devices made the newer one is for the server to say.
 */

export interface LocalEdit {
  readonly value: string;
  /** Milliseconds, by this browser's clock. */
  readonly at: number;
  /** The revision that this device had seen when the edit was made. */
  readonly seen: number;
}

/** By the ids of the questions. */
export type LocalEdits = Readonly<Record<string, LocalEdit>>;

/** What the server has. */
export interface ServerWork {
  readonly saved: Answers;
  readonly revision: number;
  readonly isSubmitted: boolean;
}

export interface AnswersState extends ServerWork {
  /** On their way; whether they arrive is not known. */
  readonly sending: LocalEdits;
  readonly unsent: LocalEdits;
}

export type AnswersEvent =
  | { readonly type: 'edited'; readonly id: string; readonly value: string; readonly at: number }
  /** Everything unsent goes out. One save at a time. */
  | { readonly type: 'sent' }
  | { readonly type: 'acknowledged'; readonly revision: number }
  /** The save arrived, but another device had saved meanwhile, or had submitted: this is what the server has now. */
  | { readonly type: 'conflicted'; readonly work: ServerWork }
  /** The save failed, or nobody knows whether it arrived. */
  | { readonly type: 'lost' }
  /** The server was asked. */
  | { readonly type: 'heard'; readonly work: ServerWork }
  /** Another tab of this browser made edits that have not arrived yet. */
  | { readonly type: 'told'; readonly edits: LocalEdits }
  /** Edits of another tab have arrived. */
  | { readonly type: 'settled'; readonly edits: LocalEdits; readonly work: ServerWork };

/** `kept`: edits of an earlier visit that may not have arrived. */
export function startAnswers(work: ServerWork, kept: LocalEdits): AnswersState {
  return { ...work, sending: {}, unsent: work.isSubmitted ? {} : kept };
}

/** What this device would have to send if it forgot what is on its way. */
export function pendingEdits({ sending, unsent }: Pick<AnswersState, 'sending' | 'unsent'>): LocalEdits {
  return { ...sending, ...unsent };
}

export function answerOf({ saved, sending, unsent }: AnswersState, id: string): string {
  return unsent[id]?.value ?? sending[id]?.value ?? saved[id] ?? '';
}

/** Every answer as the learner sees it; one that was taken back is empty. */
export function shownAnswers(state: AnswersState): Answers {
  const ids = new Set([...Object.keys(state.saved), ...Object.keys(pendingEdits(state))]);
  return Object.fromEntries([...ids].map((id) => [id, answerOf(state, id)]));
}

/**
 * What a save says this device had seen: what it had when the oldest of its edits was made. It may know more by now;
 * but the server takes an edit for newer than all that its maker had seen.
 */
export function seenBy({ sending, revision }: AnswersState): number {
  return Math.min(revision, ...Object.values(sending).map(({ seen }) => seen));
}

/** Both devices' edits, each question's newest. */
function newest(mine: LocalEdits, others: LocalEdits): LocalEdits {
  const newer = Object.entries(others).filter(
    ([id, { at }]) => at > (mine[id]?.at ?? Number.NEGATIVE_INFINITY),
  );
  return { ...mine, ...Object.fromEntries(newer) };
}

/** Without those that have arrived, or newer ones in their place. */
function without(edits: LocalEdits, arrived: LocalEdits): LocalEdits {
  const left = Object.entries(edits).filter(
    ([id, { at }]) => at > (arrived[id]?.at ?? Number.NEGATIVE_INFINITY),
  );
  return Object.fromEntries(left);
}

/** What the server says now, unless this device has heard of something newer. */
function withWork(state: AnswersState, work: ServerWork): AnswersState {
  // After a submission nothing can be saved any more.
  if (work.isSubmitted) return { ...work, sending: {}, unsent: {} };
  return work.revision < state.revision ? state : { ...state, ...work };
}

function withAcknowledged(state: AnswersState, revision: number): AnswersState {
  const { sending, saved } = state;
  const values = Object.fromEntries(Object.entries(sending).map(([id, { value }]) => [id, value]));
  const work = { saved: { ...saved, ...values }, revision, isSubmitted: state.isSubmitted };
  return withWork({ ...state, sending: {} }, work);
}

export function answersReducer(state: AnswersState, event: AnswersEvent): AnswersState {
  if (state.isSubmitted) return state;
  switch (event.type) {
    case 'edited': {
      const edit = { value: event.value, at: event.at, seen: state.revision };
      return { ...state, unsent: { ...state.unsent, [event.id]: edit } };
    }
    case 'sent':
      return { ...state, sending: pendingEdits(state), unsent: {} };
    case 'acknowledged':
      return withAcknowledged(state, event.revision);
    case 'conflicted':
      return withWork({ ...state, sending: {} }, event.work);
    case 'lost':
      return { ...state, sending: {}, unsent: pendingEdits(state) };
    case 'heard':
      return withWork(state, event.work);
    case 'told':
      return { ...state, unsent: newest(state.unsent, without(event.edits, state.sending)) };
    case 'settled':
      return withWork({ ...state, unsent: without(state.unsent, event.edits) }, event.work);
  }
}
