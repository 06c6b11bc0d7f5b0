import { beforeAll, describe, expect, it } from 'vitest';
import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import { wavFile } from '../fixtures/recordings.ts';
import { speakFlite } from '../flite.ts';
import { loadSpeechModels } from '../pronunciation/models.ts';
import { createSpeechMeasurer } from './measure.ts';

const RATE = 16_000;
/** Said without a pause; broken where nobody would pause. */
const PIECES = [
  'I understand that you have been having',
  'some pain in your chest since yesterday evening and',
  'I would like to ask you a few',
  'questions about it before the doctor comes',
];
const WORDS = PIECES.join(' ');
const measurer = createSpeechMeasurer(loadSpeechModels());

let state = 1;
/** The faint noise of a room. */
const room = (seconds: number) =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state / 0x7fffffff - 0.5) * 0.002;
  });

function recording(...parts: readonly Float32Array[]): Uint8Array {
  const samples = parts.flatMap((part) => [...part]);
  const data = Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, 0.9 * value)) * 32_767);
  return wavFile(new Uint8Array(data.buffer));
}

async function say(text: string, rate = 1, voice: 'slt' | 'rms' = 'slt'): Promise<Float32Array> {
  return (await speakFlite(text, voice, { rate })).pcm;
}

async function measure(audio: Uint8Array, words: string | null): Promise<SpeechMeasures> {
  const measures = await measurer.measure({ audio, words });
  if (measures === null) throw new Error('nothing was measured');
  return measures;
}

async function broken(seconds: number): Promise<Uint8Array> {
  const pieces = await Promise.all(PIECES.map((piece) => say(piece)));
  return recording(room(0.3), ...pieces.flatMap((piece) => [piece, room(seconds)]));
}

describe('the same words', () => {
  let even: Uint8Array;
  beforeAll(async () => {
    even = recording(room(0.3), await say(WORDS), room(0.3));
  });

  it.each([
    ['where they are known', WORDS],
    ['where they are not', null],
  ])('are less fluent with long pauses and too fast than evenly, %s', async (_, words) => {
    const fast = recording(room(0.3), await say(WORDS, 1.9), room(0.3));
    const said = await measure(even, words);
    const paused = await measure(await broken(1.5), words);
    const hurried = await measure(fast, words);
    expect(said.fluency!).toBeGreaterThan(80);
    expect(paused.fluency!).toBeLessThan(said.fluency! - 8);
    expect(hurried.fluency!).toBeLessThan(said.fluency! - 8);
    expect(Math.abs(hurried.fluency! - paused.fluency!)).toBeGreaterThan(2);
  });
});
