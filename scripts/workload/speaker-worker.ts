import { parentPort } from 'node:worker_threads';
import { speakFlite } from '#engines/speech/flite.ts';

export interface Spoken {
  readonly text: string;
  /** Mono, -1 to 1. */
  readonly pcm: Float32Array;
  readonly sampleRate: number;
}

parentPort?.on('message', async (text: string) => {
  const { pcm, sampleRate } = await speakFlite(`${text}.`, 'slt');
  parentPort?.postMessage({ text, pcm, sampleRate } satisfies Spoken);
});
