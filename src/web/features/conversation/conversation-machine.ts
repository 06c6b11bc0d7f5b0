import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { Take } from '../recorder/recorder-machine.ts';
import type { PreparedCall, SoFar } from './exchange.ts';

/** One thing that was said, in its place in the conversation. Numbers count from 1. */
export interface ConversationTurn extends SpokenTurn {
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
  | { readonly kind: 'recording'; readonly key: string; readonly call: PreparedCall; readonly take: Take };

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
  readonly turns: readonly SpokenTurn[];
  /** A message of an earlier visit that has not arrived. */
  readonly unsent: Pending | null;
}

function numbered(turns: readonly SpokenTurn[]): ConversationTurn[] {
  return turns.map(({ role, content }, index) => ({ role, content, number: index + 1, fresh: false }));
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

function answer(
  state: ConversationState,
  { conversationId, text, response, voice, feedback }: Reply,
): ConversationState {
  const number = state.turns.length + 1;
  return {
    conversationId: conversationId ?? state.conversationId,
    turns: [
      ...state.turns,
      { role: 'doctor', content: text, number, fresh: true, feedback },
      { role: 'patient', content: response, number: number + 1, fresh: true, voice },
    ],
    pending: null,
    failure: null,
  };
}

/** What another tab said stands before what is on its way here. */
function catchUp(state: ConversationState, { conversationId, turns }: SoFar): ConversationState {
  const known = state.turns.length;
  if (turns.length <= known) return state;
  const { pending, failure } = state;
  const saidThere = (text: string) =>
    turns.slice(known).some(({ role, content }) => role === 'doctor' && content === text);
  const arrived = failure !== null && pending?.kind === 'text' && saidThere(pending.text);
  return {
    ...state,
    ...(arrived ? { pending: null, failure: null } : {}),
    conversationId: conversationId ?? state.conversationId,
    turns: [...state.turns, ...numbered(turns).slice(known)],
  };
}

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
