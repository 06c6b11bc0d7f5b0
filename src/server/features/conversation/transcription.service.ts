import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Deps } from '../../deps.ts';
import type { Transcription } from '../../ports/transcriber.ts';

export interface SpokenRecording {
  readonly audio: Uint8Array;
  readonly language: LearningLanguage;
  /** What may well be said at this turn. */
  readonly likely: readonly string[];
  readonly closed?: boolean;
}

export type Heard = Extract<Transcription, { kind: 'heard' }>;

/** Thrown out of paid work, so that what was not understood costs nothing; its callers answer with it. */
class NotUnderstood extends Error {
  readonly readings: readonly string[];

  constructor(readings: readonly string[]) {
    super('The recording was not understood.');
    this.readings = readings;
  }
}

/** Writes down a recording. A broken or silent one is VAL_001 with its reason. Throws NotUnderstood. */
export async function hear(
  { transcriber }: Pick<Deps, 'transcriber'>,
  recording: SpokenRecording,
  signal: AbortSignal,
): Promise<Heard> {
  const transcription = await transcriber.transcribe(recording, signal);
  if (transcription.kind === 'refused') throw new AppError('VAL_001', { reason: transcription.reason });
  if (transcription.kind === 'not_understood') throw new NotUnderstood(transcription.readings);
  return transcription;
}

/** Runs paid work that listens; what was not understood is an answer, not an error. */
export async function orNotUnderstood<Answer>(
  work: Promise<Answer>,
  otherwise: (readings: readonly string[]) => Answer,
): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotUnderstood) return otherwise(error.readings);
    throw error;
  }
}
