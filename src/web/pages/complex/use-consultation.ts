import { useReducer, useRef } from 'react';
import {
  type ChatState,
  chatReducer,
  type Failure,
  type Pending,
  type Reply,
  startChat,
} from '#web/features/chat/chat-machine.ts';
import { historyOf } from '#web/features/chat/history.ts';
import { keepUnsent, keptUnsent } from '#web/features/chat/kept-work.ts';
import type { Heard } from '#web/features/chat/use-dictation.ts';
import { toBase64 } from '#web/features/player/base64.ts';
import { isRefusal } from '#web/features/practice/practice-machine.ts';
import type { Take } from '#web/features/recorder/recorder-machine.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { type Request, useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { GenerateAiMessageDocument } from './generate-ai-message.generated.ts';
import type { OfferedCase } from './offered-case.ts';
import { ProcessAudioAndGenerateResponseDocument } from './process-audio.generated.ts';

export interface Consultation {
  readonly state: ChatState;
  readonly say: (text: string) => void;
  /** Sends a recording that is answered at once. */
  readonly sayRecorded: (take: Take) => void;
  readonly onResend: () => void;
  /** Takes back what was not sent; answers its text. */
  readonly withdraw: () => string;
}

type NotUnderstood = Omit<Heard, 'text'>;

/** The answer to a text. Throws CallFailure. */
async function answerText(
  request: Request,
  offer: OfferedCase,
  state: ChatState,
  text: string,
  key: string,
): Promise<Reply> {
  const variables = {
    conversationHistory: historyOf([...state.turns, { role: 'doctor', content: text }]),
    clinicalCase: offer.clinicalCase,
    conversationId: state.conversationId,
  };
  const { generateAiMessage } = await request(GenerateAiMessageDocument, variables, { idempotencyKey: key });
  const { response, conversationId } = generateAiMessage;
  return { text, response, conversationId };
}

/** The answer to a recording, or that it was not understood. Throws CallFailure. */
async function answerRecording(
  request: Request,
  offer: OfferedCase,
  state: ChatState,
  take: Take,
  key: string,
): Promise<Reply | NotUnderstood> {
  const variables = {
    audioData: await toBase64(take.blob),
    conversationHistory: historyOf(state.turns),
    clinicalCase: offer.clinicalCase,
    isComplexPractice: true,
    conversationId: state.conversationId,
  };
  const answer = await request(ProcessAudioAndGenerateResponseDocument, variables, { idempotencyKey: key });
  const { text, feedback, response, voiceResponse, conversationId, readings } =
    answer.processAudioAndGenerateResponse;
  if (!text.trim()) return { feedback, readings };
  return { text, feedback, response, conversationId, voice: voiceResponse ?? undefined };
}

function failureOf(error: CallFailure): Failure {
  return { detail: error.message, certain: error.outcome === 'refused' };
}

function open(offer: OfferedCase): ChatState {
  const unsent = keptUnsent(offer.id, offer.turns);
  return startChat({
    conversationId: offer.conversationId,
    turns: offer.turns,
    unsent: unsent && { kind: 'text', key: unsent.key, text: unsent.text },
  });
}

/** One conversation: what is said is sent once, and stays with its key until the answer has come. */
export function useConsultation(
  offer: OfferedCase,
  onNotUnderstood: (heard: NotUnderstood) => void,
): Consultation {
  const words = useWords();
  const request = useRequest();
  const [state, dispatch] = useReducer(chatReducer, offer, open);
  const busy = useRef(false);

  function settle(pending: Pending, reply: Reply | NotUnderstood): void {
    if (!('response' in reply)) {
      dispatch({ type: 'withdrawn' });
      onNotUnderstood(reply);
      return;
    }
    if (pending.kind === 'recording' && !reply.voice) toast('error', words('chat.voiceFailed'));
    dispatch({ type: 'answered', reply });
  }

  function fail(pending: Pending, error: unknown): void {
    if (pending.kind === 'recording' && error instanceof CallFailure && isRefusal(error.reason)) {
      dispatch({ type: 'withdrawn' });
      onNotUnderstood({ feedback: error.message, readings: [] });
      return;
    }
    toast('error', words(pending.kind === 'text' ? 'chat.responseFailed' : 'chat.audioFailed'));
    // A recording that cannot be read would not be the next time.
    if (error instanceof CallFailure) dispatch({ type: 'failed', failure: failureOf(error) });
    else dispatch({ type: 'withdrawn' });
  }

  async function deliver(pending: Pending): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'sent', pending });
    if (pending.kind === 'text') {
      keepUnsent(offer.id, { key: pending.key, text: pending.text, after: state.turns.length });
    }
    try {
      const reply =
        pending.kind === 'text'
          ? await answerText(request, offer, state, pending.text, pending.key)
          : await answerRecording(request, offer, state, pending.take, pending.key);
      keepUnsent(offer.id, null);
      settle(pending, reply);
    } catch (error) {
      fail(pending, error);
    } finally {
      busy.current = false;
    }
  }

  const isFree = () => !busy.current && state.pending === null;

  return {
    state,
    say(text) {
      if (isFree() && text.trim())
        void deliver({ kind: 'text', key: newIdempotencyKey(), text: text.trim() });
    },
    sayRecorded(take) {
      if (isFree()) void deliver({ kind: 'recording', key: newIdempotencyKey(), take });
    },
    onResend() {
      if (state.pending && state.failure) void deliver(state.pending);
    },
    withdraw() {
      if (!state.pending || !state.failure?.certain) return '';
      dispatch({ type: 'withdrawn' });
      keepUnsent(offer.id, null);
      return state.pending.kind === 'text' ? state.pending.text : '';
    },
  };
}
