import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { Take } from '../recorder/recorder-machine.ts';
import type { HeardTurn, PreparedCall, SoFar } from './exchange.ts';

/** One thing that was said, in its place in the conversation. Numbers count from 1. */
export interface ConversationTurn extends HeardTurn {
  readonly number: number;
  /** It was said on this visit. */
  readonly fresh: boolean;
  /** The patient's voice, where it came with the answer: base64 MP3. */
  readonly voice?: string | undefined;
  /** How well the doctor's recording was understood, in words. */
  readonly feedback?: string | undefined;
}

/** What the doctor says next, until its answer has come. The key makes sending it again the same message. */
export type Pending =
  | { readonly kind: 'text'; readonly key: string; readonly call: PreparedCall; readonly text: string }
  | { readonly kind: 'recording'; readonly key: string; readonly call: PreparedCall; readonly take: Take }
  /** What was said in the turn of this number, where it was heard wrongly: that turn and its answer are made anew. */
  | {
      readonly kind: 'correction';
      readonly key: string;
      readonly call: PreparedCall;
      readonly text: string;
      readonly number: number;
    };

export interface Failure {
  /** Why, where we know more than that it was not sent. */
  readonly detail: string;
  /** It surely did not arrive, so that it may be changed. */
  readonly certain: boolean;
}

export interface ConversationState {
  readonly conversationId: string | null;
  readonly turns: readonly ConversationTurn[];
  readonly pending: Pending | null;
  /** Why the pending message stays where it is; null while it is on its way. */
  readonly failure: Failure | null;
}

export interface Reply {
  readonly conversationId: string | null;
  /** What the doctor said, as it was understood. */
  readonly text: string;
  readonly response: string;
  readonly voice?: string | undefined;
  readonly feedback?: string | undefined;
  /** The number of the doctor's turn, where the server says it: what stands there from then on is replaced. */
  readonly turn?: number | undefined;
  readonly source?: HeardTurn['source'];
  readonly speaker?: HeardTurn['speaker'];
}

export type ConversationEvent =
  | { readonly type: 'sent'; readonly pending: Pending }
  | { readonly type: 'answered'; readonly reply: Reply }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'withdrawn' }
  /** Another tab has gone on. */
  | ({ readonly type: 'caught_up' } & SoFar);

export interface Opening {
  readonly conversationId: string | null;
  readonly turns: readonly HeardTurn[];
  /** A message of an earlier visit that has not arrived. */
  readonly unsent: Pending | null;
}

function numbered(turns: readonly HeardTurn[]): ConversationTurn[] {
  return turns.map((turn, index) => ({ ...plainTurn(turn), number: index + 1, fresh: false }));
}

/** Without what only this visit knows of it. */
export function plainTurn({ role, content, source, speaker }: HeardTurn): HeardTurn {
  return { role, content, ...(source && { source }), ...(speaker && { speaker }) };
}

export function startConversation({ conversationId, turns, unsent }: Opening): ConversationState {
  return {
    conversationId,
    turns: numbered(turns),
    pending: unsent,
    // Its answer was not waited for: it may have arrived and been refused, or be on its way still.
    failure: unsent && { detail: '', certain: false },
  };
}

/** The turns that stay before what is on its way: what is corrected is not among them. */
export function turnsBefore({ turns, pending }: ConversationState): readonly ConversationTurn[] {
  return pending?.kind === 'correction' ? turns.slice(0, pending.number - 1) : turns;
}

function answer(state: ConversationState, reply: Reply): ConversationState {
  const { conversationId, text, response, voice, feedback, turn, source, speaker } = reply;
  const before = turnsBefore(state).slice(0, turn === undefined ? undefined : turn - 1);
  const number = before.length + 1;
  return {
    conversationId: conversationId ?? state.conversationId,
    turns: [
      ...before,
      { role: 'doctor', content: text, number, fresh: true, feedback, source },
      { role: 'patient', content: response, number: number + 1, fresh: true, voice, speaker },
    ],
    pending: null,
    failure: null,
  };
}

/** What another tab said stands before what is on its way here. */
function catchUp(state: ConversationState, { conversationId, turns }: SoFar): ConversationState {
  const same = turns.findIndex((turn, index) => !isSame(turn, state.turns[index]));
  // Older news, or none.
  if (turns.length < state.turns.length || same === -1) return state;
  const { pending, failure } = state;
  const saidThere = (text: string) =>
    turns.slice(same).some(({ role, content }) => role === 'doctor' && content === text);
  const arrived = failure !== null && pending !== null && 'text' in pending && saidThere(pending.text);
  return {
    ...state,
    ...(arrived ? { pending: null, failure: null } : {}),
    conversationId: conversationId ?? state.conversationId,
    turns: [...state.turns.slice(0, same), ...numbered(turns).slice(same)],
  };
}

const isSame = (turn: SpokenTurn, known: SpokenTurn | undefined) =>
  turn.role === known?.role && turn.content === known.content;

/** One message is under way at a time; what does not fit the state is ignored. */
export function conversationReducer(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'sent':
      return state.pending && state.pending.key !== event.pending.key
        ? state
        : { ...state, pending: event.pending, failure: null };
    case 'answered':
      return state.pending ? answer(state, event.reply) : state;
    case 'failed':
      return state.pending ? { ...state, failure: event.failure } : state;
    case 'withdrawn':
      return { ...state, pending: null, failure: null };
    case 'caught_up':
      return catchUp(state, event);
  }
}

export function isWaiting({ pending, failure }: ConversationState): boolean {
  return pending !== null && failure === null;
}
