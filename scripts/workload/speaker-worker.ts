import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { speakFlite } from '#engines/speech/flite.ts';

export interface Spoken {
  readonly text: string;
  /** Mono, -1 to 1. */
  readonly pcm: Float32Array;
  readonly sampleRate: number;
}

// What is measured goes first. Linux alone ranks threads.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', async (text: string) => {
  const { pcm, sampleRate } = await speakFlite(`${text}.`, 'slt');
  parentPort?.postMessage({ text, pcm, sampleRate } satisfies Spoken);
});
