import { beforeAll, describe, expect, it } from 'vitest';
import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import { wavFile } from '../fixtures/recordings.ts';
import { speakFlite } from '../flite.ts';
import { loadSpeechModels } from '../pronunciation/models.ts';
import { createSpeechMeasurer } from './measure.ts';

const RATE = 16_000;
const PIECES = ['You have been having some', 'pain in your chest since', 'yesterday evening'];
const WORDS = PIECES.join(' ');
const OTHERS = 'Nobody told the children about a wooden table in the garden';
const measurer = createSpeechMeasurer(loadSpeechModels());

/** The faint noise of a room. */
function room(seconds: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state / 0x7fffffff - 0.5) * 0.002;
  });
}

function recording(...parts: readonly Float32Array[]): Uint8Array {
  const samples = parts.flatMap((part) => [...part]);
  const data = Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, 0.9 * value)) * 32_767);
  return wavFile(new Uint8Array(data.buffer));
}

async function say(text: string, rate = 1): Promise<Float32Array> {
  return (await speakFlite(text, 'slt', { rate })).pcm;
}

/** The pieces with silence after each. */
async function sayApart(pieces: readonly string[], seconds: number): Promise<Uint8Array> {
  const said = await Promise.all(pieces.map((piece) => say(piece)));
  return recording(room(0.3), ...said.flatMap((piece) => [piece, room(seconds)]));
}

async function measure(audio: Uint8Array, words: string | null): Promise<SpeechMeasures> {
  const measures = await measurer.measure({ audio, words });
  if (measures === null) throw new Error('nothing was measured');
  return measures;
}

describe('the same words', { timeout: 60_000 }, () => {
  let even: Uint8Array;
  let paused: Uint8Array;
  let hurried: Uint8Array;
  beforeAll(async () => {
    even = recording(room(0.3), await say(WORDS), room(0.3));
    paused = await sayApart(PIECES, 1.2);
    hurried = recording(room(0.3), await say(WORDS, 1.8), room(0.3));
  });

  it.each([
    ['where they are known', WORDS],
    ['where they are not', null],
  ])('are less fluent with long pauses and too fast than evenly, %s', async (_, words) => {
    const said = await measure(even, words);
    const broken = await measure(paused, words);
    const rushed = await measure(hurried, words);
    expect(said.fluency).toBeGreaterThan(75);
    expect(broken.fluency).toBeLessThan(said.fluency! - 10);
    expect(rushed.fluency).toBeLessThan(said.fluency! - 10);
    expect(Math.abs(rushed.fluency! - broken.fluency!)).toBeGreaterThan(2);
  });

  it('have their pauses where nobody speaks', async () => {
    const { pauses, spokenMs, durationMs } = await measure(paused, WORDS);
    expect(pauses).toHaveLength(2);
    for (const { fromMs, toMs } of pauses) expect(toMs - fromMs).toBeGreaterThan(1_100);
    const first = 300 + ((await say(PIECES[0]!)).length / RATE) * 1_000;
    expect(pauses[0]!.fromMs).toBeLessThan(first + 50);
    expect(pauses[0]!.toMs).toBeGreaterThan(first + 1_150);
    expect(spokenMs).toBeLessThan(durationMs);
  });

  it('are judged for clearness as far as they were said', async () => {
    const right = await measure(even, WORDS);
    const wrong = await measure(even, OTHERS);
    expect(right.intelligibility).toBeGreaterThan(75);
    expect(right.syllables).toBe(16);
    expect(wrong).toEqual({ ...(await measure(even, null)), intelligibility: null });
  });
});

describe('a long turn', { timeout: 90_000 }, () => {
  it('is measured whole, as fluent as its sentences are', async () => {
    const sentences = [
      'I am one of the nurses on this ward.',
      `${WORDS}.`,
      'Could you tell me when it started?',
    ];
    const text = Array.from({ length: 5 }, () => sentences).flat();
    const long = await measure(await sayApart(text, 0.5), text.join(' '));
    expect(long.durationMs).toBeGreaterThan(35_000);
    expect(long.fluency).toBeGreaterThan(80);
    expect(long.pauses.length).toBe(text.length - 1);
  });
});

describe('pauses', { timeout: 60_000 }, () => {
  it('cost less between sentences than within', async () => {
    const sentences = ['I am one of the nurses.', 'You have some pain.', 'It began last night.'];
    const audio = await sayApart(sentences, 0.7);
    const between = await measure(audio, sentences.join(' '));
    const within = await measure(audio, sentences.join(' ').replaceAll('.', ''));
    expect(between.pauses).toEqual(within.pauses);
    expect(between.fluency).toBeGreaterThan(within.fluency! + 5);
  });

  it('are filled by hesitations', async () => {
    const [before, filler, after] = await Promise.all([say(PIECES[0]!), say('um', 0.7), say(PIECES[1]!)]);
    const filled = recording(room(0.3), before, room(0.3), filler, room(0.3), after, room(0.3));
    const clean = recording(room(0.3), before, room(0.6), after, room(0.3));
    expect((await measure(filled, null)).hesitations).toBe(1);
    expect((await measure(clean, null)).hesitations).toBe(0);
  });
});

describe('a recording without speech', () => {
  it.each([
    ['silence', wavFile(new Uint8Array(96_000))],
    ['no recording', new TextEncoder().encode('this is no recording at all')],
    ['nothing', new Uint8Array()],
    ['a quiet room', recording(room(2))],
  ])('is not measured: %s', async (_, audio) => {
    expect(await measurer.measure({ audio, words: 'Good morning' })).toBeNull();
  });

  it('and one with a word alone says nothing of fluency', async () => {
    const { fluency, syllables } = await measure(recording(room(0.3), await say('Yes.'), room(0.3)), 'Yes.');
    expect(fluency).toBeNull();
    expect(syllables).toBe(1);
  });
});
