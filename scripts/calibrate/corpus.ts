import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A word as the experts judged it: 0 to 10, and each expert's reading of its phones. */
interface JudgedWord {
  readonly text: string;
  readonly accuracy: number;
  readonly phones: readonly string[];
}

export interface Recording {
  readonly id: string;
  readonly speaker: string;
  readonly age: number;
  readonly text: string;
  readonly accuracy: number;
  readonly fluency: number;
  readonly prosody: number;
  readonly total: number;
  readonly words: readonly JudgedWord[];
}

const ADULT = 16;

/** Where speechocean762 stands (SPEECH_CORPUS, by default beside the repository); null where it is absent. */
export function findCorpus(): string | null {
  const folder = path.resolve(process.env.SPEECH_CORPUS ?? '../shared/data/speechocean762');
  return existsSync(path.join(folder, 'labels.jsonl')) ? folder : null;
}

export function readLabels(folder: string): Recording[] {
  const lines = readFileSync(path.join(folder, 'labels.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Recording);
}

export function readRecording(folder: string, id: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(folder, 'train', `${id}.webm`)));
}

export function isAdult(recording: { readonly age: number }): boolean {
  return recording.age >= ADULT;
}
