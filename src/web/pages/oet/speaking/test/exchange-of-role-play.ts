import { readTurns, type WiredTurn } from '#domain/oet/speaking/turns-wire.ts';
import {
  type Answer,
  type Exchange,
  type HeardTurn,
  type SoFar,
  wayOf,
} from '#web/features/conversation/exchange.ts';
import { historyOf } from '#web/features/conversation/history.ts';
import {
  ProcessOetAudioAndGenerateResponseDocument,
  type ProcessOetAudioAndGenerateResponseMutation,
} from './process-oet-audio.generated.ts';

/** All of it is in the attempt's price. */
const FREE = { text: 0, recording: 0, dictation: 0 };

function heardTurn({ role, text, source, voice }: WiredTurn): HeardTurn {
  return { role, content: text, source: source ?? undefined, speaker: voice ?? undefined };
}

/** The turns that have been said. */
export function soFarOf(turns: readonly WiredTurn[]): SoFar {
  return { conversationId: null, turns: turns.map(heardTurn) };
}

function read({
  processOetAudioAndGenerateResponse: answer,
}: ProcessOetAudioAndGenerateResponseMutation): Answer {
  const { text, response, voiceResponse, turn, readings } = answer;
  if (!text.trim()) return { feedback: '', readings };
  const { turns } = soFarOf(readTurns(answer.turns));
  const own = turn === null ? undefined : turn - 1;
  return {
    conversationId: null,
    text,
    response,
    voice: voiceResponse ?? undefined,
    turn: own,
    ...(own !== undefined && { source: turns[own - 1]?.source, speaker: turns[own]?.speaker }),
  };
}

const lastOwn = ({ turns }: SoFar) => turns.findLastIndex(({ role }) => role === 'doctor') + 1;

/** Names the conversation of an attempt in this browser. */
export const subjectOf = (progressId: string) => `role-play:${progressId}`;

/** How one talks with the other one of a role-play. */
export function exchangeOfRolePlay(progressId: string, look: () => Promise<SoFar>): Exchange {
  const way = (said: (text: string, soFar: SoFar) => object) =>
    wayOf(
      ProcessOetAudioAndGenerateResponseDocument,
      (text, soFar) => ({
        audioData: '',
        conversationHistory: historyOf(soFar.turns),
        progressId,
        ...said(text, soFar),
      }),
      read,
    );
  return {
    subject: subjectOf(progressId),
    prices: FREE,
    audioFailed: 'speaking.audioFailed',
    text: way((typedText) => ({ typedText })),
    recording: way((audioData) => ({ audioData })),
    correction: way((correctedText, soFar) => ({ correctedText, correctedTurn: lastOwn(soFar) })),
    look,
  };
}
