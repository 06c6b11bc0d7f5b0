import { readFileSync } from 'node:fs';
import { call, signUp } from '../e2e/support/api.ts';
import { CASE, SAY, SPEAK } from './documents.ts';
import { freshCopy } from './recording.ts';
import type { Row } from './speech.ts';
import { quantile, timed } from './statistics.ts';

export const SPOKEN_SECONDS = 4;
export const SPOKEN = [
  'When did it start, and how long does it last?',
  'Is there anything that makes the pain worse?',
  'What medicines are you taking at the moment?',
  'Has anybody in your family had heart trouble?',
];
export const TURNS = 40;
/** A second at least goes by while a learner reads the case or an answer, and types or says her next sentence. */
const THINKING_MS = 1_000;
const think = () => new Promise((resolve) => setTimeout(resolve, THINKING_MS));

/** No two alike, as what was read before is not read again: what people would say to the course's patients. */
const TYPED = readFileSync(
  new URL('../src/engines/speech/fixtures/spontaneous-seen-en.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .slice(0, TURNS)
  .map((line) => line.split(' | ')[0]!);

interface Answer {
  readonly text?: string;
  readonly response: string;
  readonly conversationId: string;
  readonly voiceResponse?: string | null;
}

/** A learner's conversation with the embedded patient: typed turns, then spoken ones of four seconds with voice. */
export async function benchConversation(url: string, recordings: readonly Uint8Array[]): Promise<Row[]> {
  const { token } = await signUp(url);
  const ask = <Data>(query: string, variables: object) => call<Data>(url, query, variables, token.access);
  const { patientCase } = await ask<{ patientCase: { clinicalCase: object } }>(CASE, {
    levelSlug: 'beginner-complex',
  });
  const { clinicalCase } = patientCase;
  let conversationId: string | undefined;
  const typed: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const conversationHistory = [{ role: 'doctor', content: TYPED[turn]! }];
    await think();
    typed.push(
      await timed(async () => {
        const variables = { conversationHistory, clinicalCase, conversationId };
        const data = await ask<{ generateAiMessage: Answer }>(SAY, variables);
        conversationId = data.generateAiMessage.conversationId;
      }),
    );
  }
  const spoken: number[] = [];
  let heard = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const audioData = freshCopy(recordings[turn % recordings.length]!);
    const variables = { audioData, conversationHistory: [], clinicalCase, conversationId };
    await think();
    spoken.push(
      await timed(async () => {
        const data = await ask<{ processAudioAndGenerateResponse: Answer }>(SPEAK, variables);
        if (data.processAudioAndGenerateResponse.voiceResponse) heard++;
      }),
    );
  }
  return [
    { name: 'typed turn through the API, p50', value: quantile(typed, 0.5), unit: 'ms' },
    { name: 'typed turn through the API, p95', value: quantile(typed, 0.95), unit: 'ms' },
    { name: `spoken turn of ${SPOKEN_SECONDS} s with voice, p50`, value: quantile(spoken, 0.5), unit: 'ms' },
    { name: `spoken turn of ${SPOKEN_SECONDS} s with voice, p95`, value: quantile(spoken, 0.95), unit: 'ms' },
    { name: `spoken turns understood of ${TURNS}`, value: heard, unit: '' },
  ];
}
