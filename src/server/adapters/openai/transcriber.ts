import type OpenAI from 'openai';
import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import type { RefusalReason } from '#domain/practice/pronunciation.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { Transcriber, Transcription, TranscriptionRequest } from '../../ports/transcriber.ts';
import type { ProviderCalls } from '../provider/calls.ts';
import { ProviderFault } from '../provider/faults.ts';
import { readJson } from './client.ts';
import { oneLine, plainWords } from './model-text.ts';
import { recordingFile } from './recording-file.ts';

export interface TranscriptionModel {
  readonly client: OpenAI;
  readonly model: string;
  readonly calls: ProviderCalls;
}

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PROMPT_CHARACTERS = 200;
/** A minute of very fast speech. */
const MAX_TEXT_CHARACTERS = 2_000;

const answerSchema = z.object({
  text: z.string(),
  /** Whisper's way of saying how sure it is. */
  segments: z
    .array(
      z.object({ avg_logprob: z.number(), no_speech_prob: z.number(), start: z.number(), end: z.number() }),
    )
    .optional()
    .catch(undefined),
  /** The later models' way. */
  logprobs: z
    .array(z.object({ logprob: z.number() }))
    .nullish()
    .catch(undefined),
});

type Answer = z.infer<typeof answerSchema>;

/**
 * Free dictation by a provider. `own`, which begins with the names, and `likely` only guide it, shortened to 200 characters. What a provider is not sure of
 * is `not_understood`, its text then a guess to choose from; where it does not say how sure it is, that is null.
 */
export function openAiTranscriber(transcription: TranscriptionModel, engine: EngineInfo): Transcriber {
  const { client, model, calls } = transcription;
  return {
    engine,
    prepare: () => {},
    async transcribe({ audio, language, likely, own = [] }, signal) {
      signal.throwIfAborted();
      const file = usableFile(audio);
      if (typeof file === 'string') return { kind: 'refused', reason: file };
      const prompt = promptOf([...own, ...likely]);
      try {
        return await calls.run(
          (limit) =>
            client.audio.transcriptions
              .create(
                { model, file, language, ...(prompt ? { prompt } : {}), ...answerForm(model) },
                { signal: limit },
              )
              .asResponse(),
          async (response) => understood(await readJson(response), prompt),
          signal,
        );
      } catch (error) {
        const reason = recordingFault(error);
        if (reason) return { kind: 'refused', reason };
        throw error;
      }
    },
  };
}

function usableFile(audio: Uint8Array): File | RefusalReason {
  if (audio.length === 0) return 'too_short';
  if (audio.length > MAX_BYTES) return 'too_long';
  return recordingFile(audio) ?? 'bad_audio';
}

/** As many of the likely sentences as fit, whole. */
function promptOf(likely: TranscriptionRequest['likely']): string {
  let prompt = '';
  for (const sentence of likely.map(oneLine)) {
    const longer = prompt === '' ? sentence : `${prompt} ${sentence}`;
    if (longer.length <= MAX_PROMPT_CHARACTERS) prompt = longer;
  }
  return prompt;
}

/** How to be told how sure the model is: each family knows one way and refuses the other's. */
function answerForm(model: string) {
  if (/whisper/i.test(model)) return { response_format: 'verbose_json' } as const;
  if (/gpt-4o(-mini)?-transcribe(?!-diarize)/.test(model)) {
    return { response_format: 'json', include: ['logprobs'] as 'logprobs'[] } as const;
  }
  return { response_format: 'json' } as const;
}

/** Whisper's own rule for silence, and what its documentation takes for a failed transcription. */
const SILENT_AT = 0.6;
const FAILED_BELOW = -1;

function understood(answer: unknown, prompt: string): Transcription {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new ProviderFault('malformed', 'no transcription');
  const { text: whole, segments } = parsed.data;
  const text = oneLine(whole).slice(0, MAX_TEXT_CHARACTERS);
  const isSilence = segments?.length
    ? segments.every((part) => part.no_speech_prob > SILENT_AT && part.avg_logprob < FAILED_BELOW)
    : false;
  if (plainWords(text).length === 0 || isSilence || isEcho(text, prompt)) {
    return { kind: 'not_understood', readings: [] };
  }
  const logprob = meanLogprob(parsed.data);
  if (logprob !== null && logprob < FAILED_BELOW) return { kind: 'not_understood', readings: [text] };
  const confidence = logprob === null ? null : Math.round(Math.exp(Math.min(0, logprob)) * 1000) / 10;
  return { kind: 'heard', text, confidence, readings: [], dictated: true };
}

/** Models repeat their prompt when they hear nothing. One likely sentence alone may well have been said. */
function isEcho(text: string, prompt: string): boolean {
  const sentences = prompt.split(/[.!?]\s/).length;
  return sentences > 1 && plainWords(text).join(' ') === plainWords(prompt).join(' ');
}

/** Per token; over segments weighted by their length in time. */
function meanLogprob({ segments, logprobs }: Answer): number | null {
  if (logprobs && logprobs.length > 0) {
    return logprobs.reduce((sum, { logprob }) => sum + logprob, 0) / logprobs.length;
  }
  if (!segments || segments.length === 0) return null;
  const weight = ({ start, end }: { start: number; end: number }) => Math.max(0.01, end - start);
  const total = segments.reduce((sum, part) => sum + weight(part), 0);
  return segments.reduce((sum, part) => sum + part.avg_logprob * weight(part), 0) / total;
}

/** A recording that the provider refused, where it says so; other refusals may be the settings' fault. */
function recordingFault(error: unknown): RefusalReason | null {
  const fault = error instanceof AppError ? error.cause : undefined;
  if (!(fault instanceof ProviderFault) || fault.outcome !== 'rejected') return null;
  if (fault.code?.includes('too_short')) return 'too_short';
  if (fault.status === 413 || fault.code?.includes('too_long')) return 'too_long';
  return fault.param === 'file' || /audio|file/.test(fault.code ?? '') ? 'bad_audio' : null;
}
