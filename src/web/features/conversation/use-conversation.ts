import { useEffect, useReducer, useRef } from 'react';
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
  readonly onResend: () => void;
  /** Takes back what was not sent; answers its text. */
  readonly withdraw: () => string;
}

/** One conversation: what is said is sent once, and stays with its key until the answer has come. */
export function useConversation(
  exchange: Exchange,
  opening: Opening,
  onNotUnderstood: (heard: NotUnderstood) => void,
): Conversation {
  const words = useWords();
  const request = useRequest();
  const [state, dispatch] = useReducer(conversationReducer, opening, startConversation);
  const busy = useRef(false);
  const { subject } = exchange;
  const { turns, conversationId } = state;
  useTurnsOfOtherTabs(subject, (caughtUp) => dispatch({ type: 'caught_up', ...caughtUp }));
  const isFresh = turns.at(-1)?.fresh === true;
  useEffect(() => {
    if (isFresh) tellOfTurns(subject, { conversationId, turns });
  }, [subject, conversationId, turns, isFresh]);

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
    toast('error', words(pending.kind === 'text' ? 'chat.responseFailed' : 'chat.audioFailed'));
    dispatch({
      type: 'failed',
      failure: { detail: error.message, certain: error.outcome === 'refused' },
    });
  }

  async function deliver(pending: Pending): Promise<void> {
    busy.current = true;
    dispatch({ type: 'sent', pending });
    try {
      await keepMessage(subject, pending, turns.length);
      settle(pending, await exchange[pending.kind].send(request, pending.call, pending.key));
    } catch (error) {
      fail(pending, error);
    } finally {
      busy.current = false;
    }
  }

  const isFree = () => !busy.current && state.pending === null;
  const prepared = (way: Way, said: string) => ({
    key: newIdempotencyKey(),
    call: way.prepare(said, { conversationId, turns }),
  });

  return {
    state,
    prices: exchange.prices,
    say(text) {
      const said = text.trim();
      if (isFree() && said) void deliver({ kind: 'text', text: said, ...prepared(exchange.text, said) });
    },
    sayRecorded(take) {
      if (!isFree()) return;
      busy.current = true;
      toBase64(take.blob).then(
        (audio) => deliver({ kind: 'recording', take, ...prepared(exchange.recording, audio) }),
        // A recording that cannot be read would not be the next time.
        () => {
          busy.current = false;
          toast('error', words('chat.audioFailed'));
        },
      );
    },
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
