import type OpenAI from 'openai';
import { AppError } from '#domain/errors.ts';
import { isLearningLanguage } from '#domain/languages.ts';
import { createMp3FrameReader, NotMp3Error } from '#engines/speech/mp3-frames.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { SpeechPart, SpeechRequest, Synthesizer } from '../../ports/synthesizer.ts';
import type { ProviderCalls } from '../provider/calls.ts';
import { ProviderFault } from '../provider/faults.ts';
import { readBytes } from './client.ts';
import { severalLines } from './model-text.ts';

export interface SpeechModel {
  readonly client: OpenAI;
  readonly model: string;
  readonly calls: ProviderCalls;
  readonly voices: { readonly female: string; readonly male: string };
}

const MAX_CHARACTERS = 2_000;
const MIN_RATE = 0.6;
const MAX_RATE = 2;

/**
 * Speaks with a provider's voices, part after part as the sound arrives. The protocol knows neither the language nor
 * how a word is said: the model hears the language from the text, and `ipa` is not used. Errors as the port has them;
 * SRV_002 can also come after a part, when the answer breaks off.
 */
export function openAiSynthesizer(speech: SpeechModel, engine: EngineInfo): Synthesizer {
  const { client, model, calls, voices } = speech;
  return {
    engine,
    async *speak(request, signal) {
      const input = speakable(request);
      const speed = speedOf(request.rate);
      yield* calls.stream(
        (limit) =>
          client.audio.speech
            .create(
              {
                model,
                input,
                voice: voices[request.voice ?? 'female'],
                response_format: 'mp3',
                ...(speed === 1 ? {} : { speed }),
              },
              { signal: limit },
            )
            .asResponse(),
        readParts,
        signal,
      );
    },
  };
}

function speakable({ text, language }: SpeechRequest): string {
  if (!isLearningLanguage(language.toLowerCase().split(/[-_]/, 1)[0]!)) {
    throw new AppError('VAL_001', { reason: 'unknown_language' });
  }
  if (text.length > MAX_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  const plain = severalLines(text);
  if (!/[\p{L}\p{N}]/u.test(plain)) throw new AppError('VAL_002');
  return plain;
}

function speedOf(rate = 1): number {
  return Number.isFinite(rate) ? Math.min(MAX_RATE, Math.max(MIN_RATE, rate)) : 1;
}

/** Only whole MP3 frames leave, whatever the provider calls its answer. */
async function* readParts(response: Response): AsyncIterable<SpeechPart> {
  const reader = createMp3FrameReader();
  let hasSpoken = false;
  for await (const bytes of readBytes(response)) {
    const part = readFrames(reader, bytes);
    if (part.audio.length === 0) continue;
    hasSpoken = true;
    yield part;
  }
  if (!hasSpoken) throw new ProviderFault('malformed', 'no sound');
}

function readFrames(reader: ReturnType<typeof createMp3FrameReader>, bytes: Uint8Array): SpeechPart {
  try {
    return reader.read(bytes);
  } catch (error) {
    if (error instanceof NotMp3Error) throw new ProviderFault('malformed', 'no MP3');
    throw error;
  }
}
