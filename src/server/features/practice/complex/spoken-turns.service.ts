import { readHistory } from '#domain/conversation/conversation.ts';
import { AppError } from '#domain/errors.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidCall } from '../../../graphql/calls.ts';
import { askPatient, type DoctorTurn, standingOf, storeTurn } from '../../conversation/turns.service.ts';
import { decodeBase64Audio } from '../../speech/recordings.ts';
import {
  type HeardRecording,
  hear,
  heardRecording,
  nothingHeard,
  orNotUnderstood,
} from '../../speech/transcription.service.ts';
import { speak, type VoiceDeps } from '../../speech/voices.service.ts';
import { findCaseVersion } from './complex.store.ts';
import { expectedOfCase, expectedOfLanguage } from './recognition.service.ts';
import { type ConversationForm, doctorTurn, type KnownCase } from './reply.service.ts';

export interface SpokenForm extends ConversationForm {
  readonly audioData: string;
}

export interface SpokenAnswer extends HeardRecording {
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
  const version = open.subject ? await findCaseVersion(deps.db, open.subject) : undefined;
  const expected = version
    ? await expectedOfCase(deps.db, form.learnerId, version)
    : await expectedOfLanguage(deps.db, open.played.language);
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
      ...heardRecording(heard),
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
