import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { isLearningLanguage, type LearningLanguage } from '#domain/languages.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/calls.ts';
import { collectSpeech, type SpeechRequest } from '../../ports/synthesizer.ts';
import { findCourseTexts } from './course-texts.store.ts';
import { findVoicesOf, rememberVoice } from './made-voices.store.ts';
import type { FindSaid } from './said-texts.ts';

const MAX_CHARACTERS = 2000;
const SPEAK_AGAIN_MS = 30_000;

export interface VoiceForm {
  readonly learnerId: string;
  readonly text: string;
  readonly language: string;
  readonly voice?: string | null | undefined;
}

export type VoiceDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'synthesizer' | 'blobs'>;

/**
 * Speaks a text as MP3. Free for the course's own texts, what its patients say among them, and for what this learner
 * has paid for before.
 */
export async function generateVoice(
  deps: VoiceDeps,
  call: PaidCall,
  { learnerId, ...form }: VoiceForm,
  findSaid: FindSaid,
): Promise<Uint8Array> {
  const asked = parseVoice(form);
  const own = await findCourseTexts(deps.db, asked.language, asked.text);
  const isCourse = own.length > 0 || (await findSaid(asked)) !== undefined;
  const ipa = own.find((each) => each.ipa !== null)?.ipa;
  const request = ipa ? { ...asked, ipa } : asked;
  const key = await call.pay({
    input: asked,
    free: isCourse,
    keep: true,
    engines: [deps.synthesizer.engine],
    // The answer is the blob's key: audio in stored answers would fill the disk.
    work: async (signal) => (await speak(deps, learnerId, request, signal)).key,
  });
  const kept = await deps.blobs.get(key);
  if (kept) return kept;
  // A stored answer can outlive its blob.
  return (await speak(deps, learnerId, request, AbortSignal.timeout(SPEAK_AGAIN_MS))).audio;
}

type ParsedVoice = SpeechRequest & { readonly language: LearningLanguage };

function parseVoice({ text, language, voice }: Omit<VoiceForm, 'learnerId'>): ParsedVoice {
  const plain = text.trim();
  if (plain === '') throw new AppError('VAL_002');
  if (plain.length > MAX_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  const base = language.toLowerCase().split('-')[0] ?? '';
  if (!isLearningLanguage(base)) throw new AppError('VAL_001', { reason: 'unknown_language' });
  return { text: plain, language: base, voice: voice === 'male' ? 'male' : 'female' };
}

export interface KeptSpeech {
  /** The blob's. */
  readonly key: string;
  readonly audio: Uint8Array;
}

/**
 * The same words in the same voice are made once and kept. A learner has no more made in an hour than can be listened
 * to in one: SRV_002 throttled.
 */
export async function speak(
  { db, clock, settings, synthesizer, blobs }: VoiceDeps,
  learnerId: string,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<KeptSpeech> {
  const { text, language, voice, ipa } = request;
  const identity = JSON.stringify([synthesizer.engine.id, language, voice, text, ipa]);
  const key = `voice-${createHash('sha256').update(identity).digest('hex')}`;
  const kept = await blobs.get(key);
  if (kept) return { key, audio: kept };
  if (settings.rateLimits) {
    await countHit(db, THROTTLES.spokenCharacters, learnerId, clock.now(), text.length);
  }
  const { audio } = await collectSpeech(synthesizer.speak(request, signal));
  // Before the blob: nothing that was made for a learner is kept without her name on it.
  await rememberVoice(db, learnerId, key);
  await blobs.put(key, audio);
  return { key, audio };
}

/** Forgets the voices that were made for a learner. What others asked for too is made again. */
export async function deleteVoicesOf(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  learnerId: string,
): Promise<void> {
  for (const key of await findVoicesOf(db, learnerId)) await blobs.delete(key);
}
