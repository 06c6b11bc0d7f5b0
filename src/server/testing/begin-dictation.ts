import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import type { Transcriber } from '../ports/transcriber.ts';

const RECORDING = new URL('../../engines/speech/fixtures/recorder.webm', import.meta.url);

/**
 * Resolves when the thread of dictation hears. It begins with the first recording, which a machine that is shared may
 * refuse before the thread is there.
 */
export async function beginDictation(transcriber: Transcriber): Promise<void> {
  const audio = new Uint8Array(await readFile(RECORDING));
  const { signal } = new AbortController();
  await vi.waitFor(() => transcriber.transcribe({ audio, language: 'en', likely: [] }, signal), 90_000);
}
