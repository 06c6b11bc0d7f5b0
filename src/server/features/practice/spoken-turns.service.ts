import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { readHistory } from '#domain/practice/complex/history.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/calls.ts';
import { askPatient, type DoctorTurn, standingOf, storeTurn } from '../conversation/conversation.service.ts';
import { hear, orNotUnderstood } from '../conversation/transcription.service.ts';
import { expectations, expectedOfCases, type TurnContext } from './recognition.service.ts';
import { decodeBase64Audio } from './recordings.ts';
import { type ConversationForm, doctorTurn, type KnownCase } from './reply.service.ts';
import { speak, type VoiceDeps } from './voices.service.ts';

export interface HeardTurn {
  readonly text: string;
  /** 0 to 100; null where nothing was understood or the engine does not say. */
  readonly score: number | null;
  readonly understood: boolean;
  readonly readings: readonly string[];
  readonly dictated: boolean;
}

const nothingHeard = (readings: readonly string[]): HeardTurn => ({
  text: '',
  score: null,
  understood: false,
  readings,
  dictated: false,
});

export interface RecordingForm {
  readonly learnerId: string;
  readonly learning: LearningLanguage;
  readonly audioData: string;
  readonly context: TurnContext;
}

/** Writes down a recording. What was not understood is an answer that costs nothing. */
export async function transcribeTurn(
  deps: Pick<Deps, 'db' | 'transcriber'>,
  call: PaidCall,
  { learnerId, learning, audioData, context }: RecordingForm,
): Promise<HeardTurn> {
  const audio = decodeBase64Audio(audioData);
  const expected = await expectations(deps, learnerId, learning, context);
  const work = call.pay({
    input: [audioData, context],
    engines: [deps.transcriber.engine],
    work: (signal) => hear(deps, { audio, ...expected }, signal),
    settle: async (_tx, { text, confidence, readings, dictated }): Promise<HeardTurn> => ({
      text,
      score: confidence,
      understood: true,
      readings,
      dictated,
    }),
  });
  return orNotUnderstood(work, nothingHeard);
}

export interface SpokenForm extends ConversationForm {
  readonly audioData: string;
}

export interface SpokenAnswer extends HeardTurn {
  readonly response: string;
  readonly conversationId: string | null;
  readonly turn: number | null;
  /** The blob's with the reply as MP3; null when the voice failed or there is nothing to say. */
  readonly voiceKey: string | null;
}

type SpokenDeps = VoiceDeps & Pick<Deps, 'patient' | 'transcriber' | 'log'>;

/**
 * Listens, answers and speaks in one call. The reply is kept when its voice fails. What was not understood appends
 * no turn and costs nothing.
 */
export async function answerRecording(
  deps: SpokenDeps,
  call: PaidCall,
  form: SpokenForm,
): Promise<SpokenAnswer> {
  const audio = decodeBase64Audio(form.audioData);
  const before = readHistory(form.conversationHistory);
  if (typeof before === 'string') throw new AppError('VAL_001', { reason: before });
  const open = await doctorTurn(deps.db, form, before, '');
  const expected = await expectedOfCases(deps, open.played.language);
  const work = call.pay({
    input: [form.audioData, form.conversationHistory, form.clinicalCase, form.conversationId ?? null],
    engines: [deps.transcriber.engine, deps.patient.engine, deps.synthesizer.engine],
    work: async (signal) => {
      const standing = await standingOf(deps.db, open);
      const heard = await hear(deps, { audio, ...expected }, signal);
      const turn = { ...open, text: heard.text };
      const answer = await askPatient(deps, turn, standing, signal);
      return { heard, turn, standing, answer, voiceKey: await voiceOf(deps, open, answer.text, signal) };
    },
    settle: async (tx, { heard, turn, standing, answer, voiceKey }): Promise<SpokenAnswer> => ({
      ...(await storeTurn(tx, deps, turn, standing, answer)),
      text: heard.text,
      score: heard.confidence,
      understood: true,
      readings: heard.readings,
      dictated: heard.dictated,
      voiceKey,
    }),
  });
  const silence = { response: '', conversationId: form.conversationId ?? null, turn: null, voiceKey: null };
  return orNotUnderstood(work, (readings) => ({ ...nothingHeard(readings), ...silence }));
}

async function voiceOf(
  deps: SpokenDeps,
  { learnerId, played: { language }, voice }: Pick<DoctorTurn, 'learnerId'> & KnownCase,
  text: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return (await speak(deps, learnerId, { text, language, voice }, signal)).key;
  } catch (error) {
    deps.log.warn({ err: error }, 'A reply could not be spoken.');
    return null;
  }
}
