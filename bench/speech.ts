import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { createPool, type Pool } from '#engines/pool.ts';
import { SPEECH_RATE } from '#engines/speech/decode.ts';
import { speakFlite } from '#engines/speech/flite.ts';
import { resample } from '#engines/speech/resample.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { VoiceHandlers } from '#engines/speech/voice-worker.ts';
import { writeWav } from '#engines/speech/wav.ts';

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const RUNS = 20;
const UNIT = 's per s of speech';

const SENTENCES: Readonly<Record<LearningLanguage, string>> = {
  en: 'Have you had any pain in your chest since we last met, or any trouble breathing?',
  es: '¿Ha tenido dolor en el pecho desde la última visita, o dificultad para respirar?',
  fr: 'Avez-vous eu mal à la poitrine depuis la dernière visite, ou du mal à respirer ?',
  de: 'Hatten Sie seit dem letzten Besuch Schmerzen in der Brust oder Atemnot?',
  pt: 'Teve dores no peito desde a última consulta, ou dificuldade em respirar?',
};

const OTHER_TERMS = ['pneumonia', 'bronchitis', 'palpitation', 'arrhythmia', 'syncope', 'angina'];

function engine(path: string): URL {
  return new URL(`../src/engines/speech/${path}`, import.meta.url);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Runs a job again and again; seconds of each run. */
async function time(job: () => Promise<unknown>): Promise<number[]> {
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await job();
    seconds.push((performance.now() - started) / 1000);
  }
  return seconds;
}

async function benchVoices(pool: Pool<VoiceHandlers>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of LEARNING_LANGUAGES) {
    const request = { text: SENTENCES[language], language };
    const { durationMs } = await pool.run('speak', request);
    const seconds = await time(() => pool.run('speak', request));
    const value = quantile(seconds, 0.5) / (durationMs / 1000);
    rows.push({ name: `speaking ${language}, median`, value, unit: UNIT });
  }
  return rows;
}

/** A recording of exactly 3 s: a term in our own voice, with silence behind it. */
async function threeSeconds(): Promise<Uint8Array> {
  const { pcm, sampleRate } = await speakFlite('hypertension', 'rms');
  const samples = new Float32Array(3 * SPEECH_RATE);
  samples.set(resample(pcm, sampleRate, SPEECH_RATE).subarray(0, samples.length), SPEECH_RATE / 2);
  return writeWav(samples, SPEECH_RATE);
}

async function benchScoring(pool: Pool<SpeechHandlers>): Promise<Row[]> {
  const webm = readFileSync(engine('fixtures/recorder.webm'));
  const wav = await threeSeconds();
  const term = { expectedTerm: 'hypertension', otherTerms: OTHER_TERMS };
  const rows: Row[] = [];
  for (const language of LEARNING_LANGUAGES) {
    const seconds = await time(() => pool.run('assess', { ...term, audio: wav, language }));
    rows.push({ name: `scoring ${language}, median`, value: quantile(seconds, 0.5) / 3, unit: UNIT });
    if (language !== 'en') continue;
    rows.push({ name: 'scoring en, 3 s recording, p95', value: quantile(seconds, 0.95), unit: 's' });
    const recorded = await time(() => pool.run('assess', { ...term, audio: webm, language }));
    rows.push({ name: 'scoring en, 1.4 s of WebM, p95', value: quantile(recorded, 0.95), unit: 's' });
  }
  return rows;
}

/** Seconds of computing per second of speech, on one thread, for speaking and for scoring. */
export async function benchSpeech(): Promise<Row[]> {
  const voices = createPool<VoiceHandlers>({ module: engine('voice-worker.ts'), size: 1 });
  const scoring = createPool<SpeechHandlers>({ module: engine('speech-worker.ts'), size: 1 });
  try {
    const started = performance.now();
    await Promise.all([voices.warm(), scoring.warm()]);
    const warm = { name: 'both engines warm', value: (performance.now() - started) / 1000, unit: 's' };
    const rows = [warm, ...(await benchVoices(voices)), ...(await benchScoring(scoring))];
    return [...rows, { name: 'memory of both', value: process.memoryUsage().rss / 2 ** 20, unit: 'MB' }];
  } finally {
    await Promise.all([voices.close(), scoring.close()]);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit } of await benchSpeech()) {
    console.log(`${name.padEnd(34)} ${value.toFixed(3).padStart(9)} ${unit}`);
  }
}
