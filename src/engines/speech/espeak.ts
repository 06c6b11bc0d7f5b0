import loadModule, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { readEspeakData } from './espeak-data.ts';

export interface EspeakSpeech {
  /** Mono, -1 to 1. */
  readonly pcm: Float32Array;
  /** In Hz: 22,050. */
  readonly sampleRate: number;
}

export interface EspeakOptions {
  /** Speed as a factor of the voice's own, 0.5 to 2. Default 1. */
  readonly rate?: number;
}

/** espeak-ng's own default speed. */
const WORDS_PER_MINUTE = 175;
const FASTEST = 450;

let starting: Promise<EspeakWorker> | undefined;

async function load(): Promise<EspeakWorker> {
  const { eSpeakNGWorker } = await loadModule({
    getPreloadedPackage: (_name: string, size: number) => readEspeakData(size),
  });
  const engine = new eSpeakNGWorker();
  // The first text of an engine comes out a tenth of a second shorter than it does later.
  engine.synthesize('a', () => false);
  return engine;
}

function start(): Promise<EspeakWorker> {
  starting ??= load();
  return starting;
}

/** Voices are global to the engine, so every use sets its own, in the same synchronous stretch. */
function setVoice(engine: EspeakWorker, voice: string): void {
  if (engine.set_voice(voice) !== 0) throw new RangeError(`espeak-ng has no voice '${voice}'`);
}

/** Control characters would end the text early or switch espeak-ng's modes; `[[` would begin phonemes. */
function plain(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('[', ' ')
    .replaceAll(']', ' ');
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * How espeak-ng reads a text: its words, each a list of phones in IPA with stress marks in front of the vowel.
 * Empty for a text without anything to say. `voice` is a language of espeak-ng (`en-us`, `en-gb-x-rp`, `es`,
 * `fr`, `de`, `pt`, `pt-br`); an unknown one throws a RangeError.
 */
export async function phonesOf(text: string, voice: string): Promise<string[][]> {
  const engine = await start();
  setVoice(engine, voice);
  // It makes the sound as well: at its fastest that takes a seventh of the time, and the phones are the same.
  engine.set_rate(FASTEST);
  const { ipa } = engine.synthesize_ipa(plain(text));
  return ipa
    .replace(/\([a-z-]+\)/g, '')
    .split(/\s+/)
    .map((word) => word.split('_').filter((phone) => phone !== ''))
    .filter((word) => word.length > 0);
}

/** The same as one string: broad IPA, words separated by spaces, without slashes. */
export async function ipaOf(text: string, voice: string): Promise<string> {
  const words = await phonesOf(text, voice);
  return words.map((word) => word.join('')).join(' ');
}

/**
 * Speaks plain text (markup in it is read as text). `voice` may carry a variant, for example `es+f5`; an unknown
 * one throws a RangeError.
 */
export async function synthesize(
  text: string,
  voice: string,
  { rate = 1 }: EspeakOptions = {},
): Promise<EspeakSpeech> {
  const engine = await start();
  setVoice(engine, voice);
  engine.set_rate(Math.round(WORDS_PER_MINUTE * Math.min(2, Math.max(0.5, rate))));
  const chunks: Int16Array[] = [];
  let length = 0;
  engine.synthesize(escapeMarkup(plain(text)), (audio) => {
    chunks.push(audio);
    length += audio.length;
    return false;
  });
  const pcm = new Float32Array(length);
  let at = 0;
  for (const chunk of chunks) {
    for (const sample of chunk) pcm[at++] = sample / 32768;
  }
  return { pcm, sampleRate: 22_050 };
}
