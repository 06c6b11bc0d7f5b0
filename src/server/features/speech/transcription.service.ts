import { AppError } from '#domain/errors.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/calls.ts';
import type { Expectations, RecordingPlace } from '../../ports/expectations.ts';
import type { Transcription, TranscriptionRequest } from '../../ports/transcriber.ts';
import { decodeBase64Audio } from './recordings.ts';

type Heard = Extract<Transcription, { kind: 'heard' }>;

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
  recording: TranscriptionRequest,
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
  otherwise: (readings: readonly string[]) => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotUnderstood) return otherwise(error.readings);
    throw error;
  }
}

export interface HeardRecording {
  readonly text: string;
  /** 0 to 100; null where nothing was understood or the engine does not say. */
  readonly score: number | null;
  readonly understood: boolean;
  readonly readings: readonly string[];
  readonly dictated: boolean;
}

/** What is answered to a recording that was not understood. */
export const nothingHeard = (readings: readonly string[]): HeardRecording => ({
  text: '',
  score: null,
  understood: false,
  readings,
  dictated: false,
});

export const heardRecording = ({ text, confidence, readings, dictated }: Heard): HeardRecording => ({
  text,
  score: confidence,
  understood: true,
  readings,
  dictated,
});

export interface RecordingForm extends RecordingPlace {
  readonly audioData: string;
}

type ListeningDeps = Pick<Deps, 'db' | 'transcriber' | 'expectations'>;

/** Writes down a recording. What was not understood is an answer that costs nothing. */
export async function transcribeRecording(
  deps: ListeningDeps,
  call: PaidCall,
  { audioData, ...place }: RecordingForm,
): Promise<HeardRecording> {
  const audio = decodeBase64Audio(audioData);
  const expected = await expectedAt(deps, place);
  const work = call.pay({
    input: [audioData, place.context],
    engines: [deps.transcriber.engine],
    work: async (signal) => heardRecording(await hear(deps, { audio, ...expected }, signal)),
  });
  return orNotUnderstood(work, nothingHeard);
}

async function expectedAt({ db, expectations }: ListeningDeps, place: RecordingPlace): Promise<Expectations> {
  // There is no exam yet, so no progress id is anybody's.
  if (place.context.progressId) throw new AppError('VAL_001', { reason: 'unknown_item' });
  for (const source of expectations) {
    const expected = await source(db, place);
    if (expected) return expected;
  }
  return { language: place.learning, likely: [] };
}
