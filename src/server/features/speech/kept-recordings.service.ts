import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { keyOfRecording } from '../../ports/recording-kind.ts';
import { rememberVoice } from './made-voices.store.ts';

/** Keeps a recording of a learner's until her account is deleted. Returns the blob's key. */
export async function keepRecording(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  learnerId: string,
  audio: Uint8Array,
): Promise<string> {
  const key = keyOfRecording(audio, randomUUID());
  // Before the blob: nothing of a learner's is kept without her name on it.
  await rememberVoice(db, learnerId, key);
  await blobs.put(key, audio);
  return key;
}
