import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speakFlite } from '../../src/engines/speech/flite.ts';

/** What a fake microphone reads: 48 kHz, mono, 16 bits. */
const MICROPHONE_FORMAT = ['-r', '48000', '-c', '1', '-b', '16'];
const SILENCE_BEFORE_S = 0.6;
const SILENCE_AFTER_S = 1;

export interface Recording {
  readonly wavFile: string;
  readonly seconds: number;
}

/** Makes microphone files in a folder of its own. */
export interface Studio {
  /** English text in a voice that a person would understand at once. */
  speak(text: string): Promise<Recording>;
  silence(seconds: number): Recording;
  close(): void;
}

export function openStudio(): Studio {
  const folder = mkdtempSync(join(tmpdir(), 'bedside-recordings-'));
  let count = 0;
  const nextFile = (ending: string) => join(folder, `${++count}.${ending}`);

  return {
    async speak(text) {
      const { pcm, sampleRate } = await speakFlite(`${text}.`, 'slt');
      const raw = nextFile('raw');
      const wavFile = nextFile('wav');
      writeFileSync(raw, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
      const source = ['-t', 'raw', '-e', 'float', '-b', '32', '-c', '1', '-r', String(sampleRate), raw];
      const pad = ['pad', String(SILENCE_BEFORE_S), String(SILENCE_AFTER_S)];
      execFileSync('sox', ['-V1', ...source, ...MICROPHONE_FORMAT, wavFile, ...pad]);
      return { wavFile, seconds: SILENCE_BEFORE_S + pcm.length / sampleRate + SILENCE_AFTER_S };
    },
    silence(seconds) {
      const wavFile = nextFile('wav');
      execFileSync('sox', ['-V1', '-n', ...MICROPHONE_FORMAT, wavFile, 'trim', '0', String(seconds)]);
      return { wavFile, seconds };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
