import { COSTS } from '#domain/billing/costs.ts';
import { type Exchange, wayOf } from '#web/features/conversation/exchange.ts';
import { historyOf } from '#web/features/conversation/history.ts';
import { GenerateAiMessageDocument } from './generate-ai-message.generated.ts';
import type { OfferedCase } from './offered-case.ts';
import { ProcessAudioAndGenerateResponseDocument } from './process-audio.generated.ts';

const PRICES = { text: COSTS.aiMessage, recording: COSTS.audioTurn, dictation: COSTS.transcription };

/** How one talks with the patient of a case. */
export function exchangeOfCase({ id, clinicalCase }: OfferedCase): Exchange {
  return {
    subject: id,
    prices: PRICES,
    text: wayOf(
      GenerateAiMessageDocument,
      (text, { turns, conversationId }) => ({
        conversationHistory: historyOf([...turns, { role: 'doctor', content: text }]),
        clinicalCase,
        conversationId,
      }),
      ({ generateAiMessage }, { conversationHistory }) => ({
        ...generateAiMessage,
        text: conversationHistory.at(-1)?.content ?? '',
      }),
    ),
    recording: wayOf(
      ProcessAudioAndGenerateResponseDocument,
      (audioData, { turns, conversationId }) => ({
        audioData,
        conversationHistory: historyOf(turns),
        clinicalCase,
        isComplexPractice: true,
        conversationId,
      }),
      ({ processAudioAndGenerateResponse: answer }) => {
        const { text, feedback, response, voiceResponse, conversationId, readings } = answer;
        if (!text.trim()) return { feedback, readings };
        return { text, feedback, response, conversationId, voice: voiceResponse ?? undefined };
      },
    ),
  };
}
