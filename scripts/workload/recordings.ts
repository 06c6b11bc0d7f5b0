import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { writeWav } from '#engines/speech/wav.ts';
import type { Spoken } from './speaker-worker.ts';

const SILENCE_S = 0.4;
/** So much longer may a recording be than another of the same words: no two are the same bytes. */
const LONGER = 4_000;

/** Speaks into recordings, in a thread of its own, so that times measured here are not its. */
export interface Recorder {
  /** A new WAV file of an English text, in base64. */
  record(text: string): Promise<string>;
  close(): Promise<unknown>;
}

export function openRecorder(): Recorder {
  const worker = new Worker(new URL('speaker-worker.ts', import.meta.url));
  const waiting = new Map<string, (spoken: Spoken) => void>();
  const spoken = new Map<string, Promise<Spoken>>();
  worker.on('message', (answer: Spoken) => waiting.get(answer.text)?.(answer));
  const speak = (text: string) =>
    new Promise<Spoken>((resolve) => {
      waiting.set(text, resolve);
      worker.postMessage(text);
    });
  return {
    async record(text) {
      const found = spoken.get(text) ?? speak(text);
      spoken.set(text, found);
      const { pcm, sampleRate } = await found;
      const before = Math.round(SILENCE_S * sampleRate);
      const samples = new Float32Array(2 * before + pcm.length + randomInt(LONGER));
      samples.set(pcm, before);
      // Quieter than any microphone, and never the same twice.
      for (let at = 0; at < 16; at++) samples[at] = randomInt(16) / 32_768;
      return Buffer.from(writeWav(samples, sampleRate)).toString('base64');
    },
    close: () => worker.terminate(),
  };
}
