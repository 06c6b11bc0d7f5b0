import { AppError } from '#domain/errors.ts';
import { isLearningLanguage, type LearningLanguage } from '#domain/languages.ts';
import { synthesize } from './espeak.ts';
import { speakFlite } from './flite.ts';
import { fliteWords } from './flite-words.ts';
import { joinSamples } from './join.ts';
import { levelSpeech } from './loudness.ts';
import { encodeMp3 } from './mp3.ts';
import { resample } from './resample.ts';
import { splitForSpeech } from './split-text.ts';
import { spokenText } from './spoken-text.ts';

export type Speaker = 'female' | 'male';

export interface VoiceRequest {
  /** At most 2,000 characters. Plain text: markup in it is read, not obeyed. */
  readonly text: string;
  /** One of the languages that are taught, with or without a region (`en`, `en-gb`, `pt_BR`). */
  readonly language: string;
  /** How the text is said, where its spelling misleads: broad IPA, a group for each word. English only. */
  readonly ipa?: string;
  /** Default female. */
  readonly voice?: Speaker;
  /** Speed as a factor of the voice's own; brought to 0.6 to 2. Default 1. */
  readonly rate?: number;
  /** How high the speaker is as a factor of the voice's own; brought to 0.8 to 1.25. Makes another speaker. Default 1. */
  readonly pitch?: number;
}

export interface Speech {
  /** Mono, -1 to 1. */
  readonly pcm: Float32Array;
  /** In Hz. */
  readonly sampleRate: number;
  /** The same as MP3, 48 kbit/s mono. */
  readonly mp3: Uint8Array;
  readonly durationMs: number;
}

export interface Voice {
  /**
   * Speaks a text. Errors: VAL_001 with reason `text_too_long` or `unknown_language`, VAL_002 when the text has
   * no letter and no digit. Too long is also what takes three minutes to say.
   */
  speak(request: VoiceRequest): Promise<Speech>;
}

const MAX_SPOKEN_CHARACTERS = 2_000;
/** 2,000 characters of prose last 140 s; as many digits would last ten times as long. */
const MAX_SPOKEN_SECONDS = 170;
const PIECE_CHARACTERS = 160;
const MIN_RATE = 0.6;
const MAX_RATE = 2;
const MIN_PITCH = 0.8;
const MAX_PITCH = 1.25;

/** A factor within its bounds; 1 for what is no number. */
function factor(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : 1;
}

/** espeak-ng's variants: an independent recogniser got a third as many words wrong as with its default voice. */
const VARIANTS: Readonly<Record<Speaker, string>> = { female: 'f5', male: 'klatt4' };

function taughtLanguage(code: string): LearningLanguage {
  const language = code.toLowerCase().split(/[-_]/, 1)[0]!;
  if (!isLearningLanguage(language)) throw new AppError('VAL_001', { reason: 'unknown_language' });
  return language;
}

/** The course's Portuguese is Brazilian: it is spoken so where no other region is asked for. */
function voiceIn(language: Exclude<LearningLanguage, 'en'>, code: string): string {
  const region = code.toLowerCase().replace('_', '-');
  if (language === 'pt') return region === 'pt-pt' ? 'pt' : 'pt-br';
  return language;
}

async function speakRaw({ text, language: code, ipa, voice = 'female', rate = 1, pitch = 1 }: VoiceRequest) {
  const language = taughtLanguage(code);
  if (text.length > MAX_SPOKEN_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  const words = spokenText(text, language);
  if (words === '') throw new AppError('VAL_002');
  const height = factor(pitch, MIN_PITCH, MAX_PITCH);
  // Played higher it is also played faster.
  const speed = factor(rate, MIN_RATE, MAX_RATE) / height;
  const lexicon = language === 'en' ? await fliteWords(words, ipa) : '';
  const parts: Float32Array[] = [];
  let sampleRate = 0;
  let seconds = 0;
  for (const piece of splitForSpeech(words, language, PIECE_CHARACTERS)) {
    const speech =
      language === 'en'
        ? await speakFlite(piece, voice === 'male' ? 'rms' : 'slt', { rate: speed, words: lexicon })
        : await synthesize(piece, `${voiceIn(language, code)}+${VARIANTS[voice]}`, { rate: speed });
    sampleRate = speech.sampleRate;
    seconds += speech.pcm.length / sampleRate;
    if (seconds > MAX_SPOKEN_SECONDS / speed) throw new AppError('VAL_001', { reason: 'text_too_long' });
    parts.push(speech.pcm);
  }
  const pcm = joinSamples(parts);
  const raised = height === 1 ? pcm : resample(pcm, Math.round(sampleRate * height), sampleRate);
  return { pcm: raised, sampleRate };
}

async function speak(request: VoiceRequest): Promise<Speech> {
  const { pcm, sampleRate } = await speakRaw(request);
  levelSpeech(pcm, sampleRate);
  const mp3 = await encodeMp3(pcm, sampleRate);
  return { pcm, sampleRate, mp3, durationMs: Math.round((pcm.length / sampleRate) * 1000) };
}

/** Loads the English voices. Those of other languages add half a second and 60 MB when they are first asked for. */
export async function createVoice(): Promise<Voice> {
  for (const voice of ['female', 'male'] as const) {
    await speak({ text: 'Good morning.', language: 'en', voice });
  }
  return { speak };
}
