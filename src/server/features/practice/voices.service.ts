import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { isLearningLanguage, type LearningLanguage } from '#domain/languages.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/paid-call.ts';
import { collectSpeech, type SpeechRequest } from '../../ports/synthesizer.ts';
import { findPatientTurn } from '../conversation/conversation.store.ts';
import { findCourseTexts } from './course-texts.store.ts';

const MAX_CHARACTERS = 2000;

export interface VoiceForm {
  readonly text: string;
  readonly language: string;
  readonly voice?: string | null | undefined;
}

type VoiceDeps = Pick<Deps, 'db' | 'synthesizer' | 'blobs'>;

/**
 * Speaks a text as MP3. Free for the course's own texts, what its patients say among them, and for what this learner
 * has paid for before.
 */
export async function generateVoice(
  deps: VoiceDeps,
  paid: PaidCall,
  learnerId: string,
  form: VoiceForm,
): Promise<Uint8Array> {
  const asked = parseVoice(form);
  const own = await findCourseTexts(deps.db, asked.language, asked.text);
  const isCourse = own.length > 0 || (await findPatientTurn(deps.db, learnerId, asked)) !== undefined;
  const ipa = own.find((each) => each.ipa !== null)?.ipa;
  const request = ipa ? { ...asked, ipa } : asked;
  const audio = await paid.run({
    input: asked,
    free: isCourse,
    keep: true,
    engines: [deps.synthesizer.engine],
    work: async (signal) => Buffer.from(await speak(deps, request, signal)).toString('base64'),
    settle: async (_tx, base64) => base64,
  });
  return Buffer.from(audio, 'base64');
}

type ParsedVoice = SpeechRequest & { readonly language: LearningLanguage };

function parseVoice({ text, language, voice }: VoiceForm): ParsedVoice {
  const plain = text.trim();
  if (plain === '') throw new AppError('VAL_002');
  if (plain.length > MAX_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  const base = language.toLowerCase().split('-')[0] ?? '';
  if (!isLearningLanguage(base)) throw new AppError('VAL_001', { reason: 'unknown_language' });
  return { text: plain, language: base, voice: voice === 'male' ? 'male' : 'female' };
}

/** The same words in the same voice are made once and kept. */
export async function speak(
  { synthesizer, blobs }: Pick<VoiceDeps, 'synthesizer' | 'blobs'>,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { text, language, voice, ipa } = request;
  const identity = JSON.stringify([synthesizer.engine.id, language, voice, text, ipa]);
  const key = `voice-${createHash('sha256').update(identity).digest('hex')}`;
  const kept = await blobs.get(key);
  if (kept) return kept;
  const { audio } = await collectSpeech(synthesizer.speak(request, signal));
  await blobs.put(key, audio);
  return audio;
}
