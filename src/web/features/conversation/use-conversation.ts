import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { storable } from '#domain/storable.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { forgetUnsent } from '../kept-work/unsent-calls.ts';
import { toBase64 } from '../player/base64.ts';
import { isRefusal } from '../practice/practice-machine.ts';
import type { Take } from '../recorder/recorder-machine.ts';
import {
  type ConversationEvent,
  type ConversationState,
  conversationReducer,
  type Opening,
  type Pending,
  startConversation,
} from './conversation-machine.ts';
import type { Answer, Exchange, NotUnderstood, Prices, Way } from './exchange.ts';
import { tellOfTurns, useTurnsOfOtherTabs } from './other-tabs.ts';
import { keepMessage } from './unsent-message.ts';

export interface Conversation {
  readonly state: ConversationState;
  readonly prices: Prices;
  readonly say: (text: string) => void;
  /** Sends a recording that is answered at once. */
  readonly sayRecorded: (take: Take) => void;
  /** Keeps a recording without sending it: to be heard, sent or thrown away. */
  readonly hold: (take: Take, why: string) => void;
  /** Replaces what was heard in a turn, and has it answered anew. */
  readonly correct: (number: number, text: string) => void;
  /** Shows what was said elsewhere meanwhile. */
  readonly look: () => Promise<void>;
  readonly onResend: () => void;
  /** Takes back what was not sent; answers its text. */
  readonly withdraw: () => string;
}

/** Sends one thing at a time, kept with its key until its answer has come. */
function useDelivery(
  exchange: Exchange,
  turnCount: number,
  dispatch: Dispatch<ConversationEvent>,
  onNotUnderstood: (heard: NotUnderstood) => void,
) {
  const words = useWords();
  const request = useRequest();
  const busy = useRef(false);
  const { subject, audioFailed = 'chat.audioFailed' } = exchange;

  function settle(pending: Pending, answer: Answer): void {
    forgetUnsent(subject);
    if (!('response' in answer)) {
      dispatch({ type: 'withdrawn' });
      onNotUnderstood(answer);
      return;
    }
    if (pending.kind === 'recording' && !answer.voice) toast('error', words('chat.voiceFailed'));
    dispatch({ type: 'answered', reply: answer });
  }

  function fail(pending: Pending, error: unknown): void {
    if (!(error instanceof CallFailure)) throw error;
    if (pending.kind === 'recording' && isRefusal(error.reason)) {
      settle(pending, { feedback: error.message, readings: [] });
      return;
    }
    toast('error', words(pending.kind === 'recording' ? audioFailed : 'chat.responseFailed'));
    dispatch({
      type: 'failed',
      failure: { detail: error.message, certain: error.outcome === 'refused' },
    });
    if (error.outcome === 'refused') void look();
  }

  async function look(): Promise<void> {
    const so = await exchange.look?.().catch(() => null);
    if (so) dispatch({ type: 'caught_up', ...so });
  }

  async function deliver(pending: Pending): Promise<void> {
    busy.current = true;
    dispatch({ type: 'sent', pending });
    try {
      await keepMessage(subject, pending, turnCount);
      const way = exchange[pending.kind];
      if (!way) throw new Error(`Nothing can be said as ${pending.kind}`);
      settle(pending, await way.send(request, pending.call, pending.key));
    } catch (error) {
      fail(pending, error);
    } finally {
      busy.current = false;
    }
  }

  return { busy, deliver, look };
}

/** Reads a recording, and calls back with it unless it can't be read: it could not be the next time either. */
function useAudio({ audioFailed = 'chat.audioFailed' }: Exchange, busy: RefObject<boolean>) {
  const words = useWords();
  return (take: Take, use: (audio: string) => Promise<void>): void => {
    busy.current = true;
    toBase64(take.blob).then(use, () => {
      busy.current = false;
      toast('error', words(audioFailed));
    });
  };
}

/** What was said here is told to the other tabs, and what was said there is shown. */
function useOtherTabs(
  subject: string,
  state: ConversationState,
  dispatch: Dispatch<ConversationEvent>,
): void {
  const { turns, conversationId } = state;
  useTurnsOfOtherTabs(subject, (caughtUp) => dispatch({ type: 'caught_up', ...caughtUp }));
  const isFresh = turns.at(-1)?.fresh === true;
  useEffect(() => {
    if (isFresh) tellOfTurns(subject, { conversationId, turns });
  }, [subject, conversationId, turns, isFresh]);
}

/** One conversation: what is said is sent once, and what others say of it is shown. */
export function useConversation(
  exchange: Exchange,
  opening: Opening,
  onNotUnderstood: (heard: NotUnderstood) => void,
): Conversation {
  const [state, dispatch] = useReducer(conversationReducer, opening, startConversation);
  const { subject } = exchange;
  const { turns, conversationId } = state;
  const { busy, deliver, look } = useDelivery(exchange, turns.length, dispatch, onNotUnderstood);
  const readAudio = useAudio(exchange, busy);
  useOtherTabs(subject, state, dispatch);

  const isFree = () => !busy.current && state.pending === null;
  const prepared = (way: Way, said: string) => ({
    key: newIdempotencyKey(),
    call: way.prepare(said, { conversationId, turns }),
  });

  function withAudio(take: Take, use: (pending: Pending) => Promise<void>): void {
    if (!isFree()) return;
    readAudio(take, (audio) => use({ kind: 'recording', take, ...prepared(exchange.recording, audio) }));
  }

  return {
    state,
    prices: exchange.prices,
    say(text) {
      const said = storable(text).trim();
      if (isFree() && said) void deliver({ kind: 'text', text: said, ...prepared(exchange.text, said) });
    },
    sayRecorded: (take) => withAudio(take, deliver),
    hold: (take, why) =>
      withAudio(take, async (pending) => {
        dispatch({ type: 'sent', pending });
        dispatch({ type: 'failed', failure: { detail: why, certain: true } });
        await keepMessage(subject, pending, turns.length);
        busy.current = false;
      }),
    correct(number, text) {
      const said = storable(text).trim();
      const { correction } = exchange;
      if (!correction || !isFree() || !said) return;
      void deliver({ kind: 'correction', number, text: said, ...prepared(correction, said) });
    },
    look,
    onResend() {
      if (state.pending && state.failure && !busy.current) void deliver(state.pending);
    },
    withdraw() {
      if (!state.pending || !state.failure?.certain) return '';
      dispatch({ type: 'withdrawn' });
      forgetUnsent(subject);
      return state.pending.kind === 'text' ? state.pending.text : '';
    },
  };
}
