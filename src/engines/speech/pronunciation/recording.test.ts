import { describe, expect, it } from 'vitest';
import { speakFlite } from '../flite.ts';
import { findSpeech } from './recording.ts';

const RATE = 16_000;
let state = 1;
const noise = (seconds: number, amplitude: number) =>
  Float32Array.from({ length: seconds * RATE }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state / 0x7fffffff - 0.5) * 2 * amplitude;
  });
const hum = (hertz: number, seconds: number, amplitude: number) =>
  Float32Array.from(
    { length: seconds * RATE },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / RATE),
  );
const reasonOf = (samples: Float32Array) => {
  const found = findSpeech(samples);
  return found.kind === 'refused' ? found.reason : 'speech';
};

describe('a recording without speech', () => {
  it('is called silence when it is silent', () => {
    expect(reasonOf(new Float32Array(2 * RATE))).toBe('no_speech');
  });

  it('is called silence when there is only a quiet room', () => {
    expect(reasonOf(noise(2, 0.002))).toBe('no_speech');
  });

  it.each([50, 100, 300])('is called silence when there is only a hum of %i Hz', (hertz) => {
    expect(reasonOf(hum(hertz, 2, 0.02))).toBe('no_speech');
  });

  it('is called silence when it only beeps', () => {
    const beeps = hum(1_000, 2, 0.5).map((value, i) => (Math.floor(i / 4_000) % 2 === 0 ? value : 0));
    expect(reasonOf(beeps)).toBe('no_speech');
  });

  it('is called noise when it is loud and broad', () => {
    expect(reasonOf(noise(2, 0.3))).toBe('noise');
  });

  it('is called noise when the noise comes and goes', () => {
    const gusts = noise(2, 0.3).map((value, i) => value * (0.55 + 0.45 * Math.sin(i / 1_500)));
    expect(reasonOf(gusts)).toBe('noise');
  });

  it('is called too short when there is no time to say anything', () => {
    expect(reasonOf(noise(0.1, 0.1))).toBe('too_short');
  });
});

describe('a recording with speech', () => {
  it('says where the speech is, with silence around it', async () => {
    const { pcm } = await speakFlite('hypertension', 'slt');
    const samples = new Float32Array(pcm.length + 2 * RATE);
    samples.set(noise(samples.length / RATE, 0.001));
    pcm.forEach((value, i) => {
      samples[RATE + i]! += value;
    });
    const found = findSpeech(samples);
    expect(found.kind).toBe('speech');
    if (found.kind !== 'speech') return;
    expect(found.from).toBeGreaterThan(90);
    expect(found.to).toBeLessThan(samples.length / 160 - 85);
    expect(found.clipped).toBe(0);
    expect(found.speechDb - found.noiseDb).toBeGreaterThan(20);
  });

  it('is still found in a noisy room', async () => {
    const { pcm } = await speakFlite('blood pressure', 'rms');
    const room = noise(pcm.length / RATE, 0.02);
    expect(reasonOf(pcm.map((value, i) => value + room[i]!))).toBe('speech');
  });

  it('is still found over a mains hum', async () => {
    const { pcm } = await speakFlite('blood pressure', 'slt');
    const mains = hum(50, Math.ceil(pcm.length / RATE), 0.3);
    expect(reasonOf(pcm.map((value, i) => value * 0.5 + mains[i]!))).toBe('speech');
  });

  it('is too long when somebody talks for more than half a minute', async () => {
    const { pcm } = await speakFlite('The patient was admitted with chest pain.', 'slt');
    const times = Math.ceil((31 * RATE) / pcm.length);
    const long = new Float32Array(pcm.length * times);
    for (let i = 0; i < times; i++) long.set(pcm, i * pcm.length);
    expect(reasonOf(long)).toBe('too_long');
  });

  it('shows clipping', async () => {
    const { pcm } = await speakFlite('hypertension', 'slt');
    const found = findSpeech(pcm.map((value) => Math.max(-1, Math.min(1, value * 20))));
    expect(found.kind === 'speech' && found.clipped).toBeGreaterThan(0.01);
  });
});
