import { describe, expect, it } from 'vitest';
import {
  PASS_MARK,
  type PronunciationRequest,
  type ScoredPronunciation,
} from '#domain/practice/pronunciation.ts';
import { synthesize } from '../espeak.ts';
import { wavFile } from '../fixtures/recordings.ts';
import { speakFlite } from '../flite.ts';
import { createPronunciationAssessor } from './assess.ts';

const assessor = await createPronunciationAssessor();
const wav = (pcm: Float32Array, rate: number) => {
  const data = Int16Array.from(pcm, (value) => Math.max(-1, Math.min(1, value)) * 32_767);
  return wavFile(new Uint8Array(data.buffer), { rate });
};
const flite = async (text: string, voice: 'slt' | 'rms' = 'slt') => {
  const { pcm, sampleRate } = await speakFlite(text, voice);
  return wav(pcm, sampleRate);
};
const espeak = async (text: string, voice: string) => {
  const { pcm, sampleRate } = await synthesize(text, voice);
  return wav(pcm, sampleRate);
};

function ask(request: Partial<PronunciationRequest> & Pick<PronunciationRequest, 'audio' | 'expectedTerm'>) {
  return assessor.assess({ language: 'en', otherTerms: [], ...request });
}

async function score(request: Parameters<typeof ask>[0]): Promise<ScoredPronunciation> {
  const result = await ask(request);
  if (result.kind !== 'scored') throw new Error(`refused: ${result.reason}`);
  return result;
}

const LEVEL = ['pneumonia', 'blood pressure', 'kidney stone', 'hypotension', 'appendicitis', 'diabetes'];

describe('a clearly said English term', () => {
  it.each(['hypertension', 'blood pressure', 'pneumonia', 'appendicitis'])('passes: %s', async (term) => {
    const scored = await score({ audio: await flite(term), expectedTerm: term, otherTerms: LEVEL });
    expect(scored.pronunciationScore).toBeGreaterThanOrEqual(PASS_MARK);
    expect(scored.matchingAccuracy).toBeGreaterThan(70);
    expect(scored.spokenText).toBe(term);
    expect(scored.scale).toBe('expert');
  });

  it('shows each word with its sounds, in order and inside the recording', async () => {
    const scored = await score({ audio: await flite('blood pressure'), expectedTerm: 'Blood pressure' });
    expect(scored.words.map(({ word }) => word)).toEqual(['Blood', 'pressure']);
    expect(scored.words[0]!.phonemes.map(({ ipa }) => ipa)).toEqual(['b', 'l', 'ʌ', 'd']);
    const sounds = scored.words.flatMap(({ phonemes }) => phonemes);
    sounds.forEach((sound, i) => {
      expect(sound.endMs).toBeGreaterThan(sound.startMs);
      expect(sound.startMs).toBeGreaterThanOrEqual(i === 0 ? 0 : sounds[i - 1]!.endMs);
      expect(sound.score).toBeGreaterThanOrEqual(0);
      expect(sound.score).toBeLessThanOrEqual(100);
    });
  });

  it('is scored the same every time', async () => {
    const request = { audio: await flite('hernia'), expectedTerm: 'hernia', otherTerms: LEVEL };
    expect(await ask(request)).toEqual(await ask(request));
  });

  it('may be spelled the British way', async () => {
    const scored = await score({ audio: await flite('hemorrhage'), expectedTerm: 'haemorrhage' });
    expect(scored.pronunciationScore).toBeGreaterThanOrEqual(PASS_MARK);
  });
});

describe('another English term', () => {
  it.each([
    ['kidney stone', 'pneumonia'],
    ['diabetes', 'appendicitis'],
    ['blood pressure', 'kidney stone'],
  ])('fails and is named: %s instead of %s', async (said, expectedTerm) => {
    const scored = await score({ audio: await flite(said, 'rms'), expectedTerm, otherTerms: LEVEL });
    expect(scored.pronunciationScore).toBeLessThan(PASS_MARK);
    expect(scored.spokenText).toBe(said);
  });

  it('fails without a name when it is none of the level', async () => {
    const scored = await score({
      audio: await flite('wooden table'),
      expectedTerm: 'pneumonia',
      otherTerms: LEVEL,
    });
    expect(scored.pronunciationScore).toBeLessThan(PASS_MARK);
    expect(scored.spokenText).toBe('');
  });

  it('does not win where both sound alike', async () => {
    const audio = await flite('ileum');
    const scored = await score({ audio, expectedTerm: 'ilium', otherTerms: ['ileum'] });
    expect(scored.spokenText).toBe('ilium');
  });
});

describe('a recording that cannot be scored', () => {
  it('says so for silence, noise, broken and short ones', async () => {
    const reason = async (audio: Uint8Array) => {
      const result = await ask({ audio, expectedTerm: 'pneumonia' });
      return result.kind === 'refused' ? result.reason : 'scored';
    };
    expect(await reason(wav(new Float32Array(32_000), 16_000))).toBe('no_speech');
    const noise = Float32Array.from({ length: 32_000 }, (_, i) => Math.sin(i * i * 12.9898) * 0.3);
    expect(await reason(wav(noise, 16_000))).toBe('noise');
    expect(await reason(new TextEncoder().encode('this is no recording at all'))).toBe('bad_audio');
    expect(await reason(wav(new Float32Array(800), 16_000))).toBe('too_short');
  });
});

describe('other languages', () => {
  it('shows the sounds of French without an expert scale', async () => {
    const audio = await espeak('pneumonie', 'fr+klatt4');
    const scored = await score({ audio, expectedTerm: 'pneumonie', language: 'fr' });
    expect(scored.scale).toBe('sounds');
    expect(scored.judged).toBeUndefined();
    expect(scored.words[0]!.phonemes.length).toBeGreaterThan(4);
    expect(scored.pronunciationScore).toBeGreaterThanOrEqual(PASS_MARK);
  });

  it.each([
    ['es', 'es+klatt4', 'neumonía', 'fractura'],
    ['de', 'de+klatt4', 'Schwangerschaft', 'Husten'],
    ['pt', 'pt-br+klatt4', 'pneumonia', 'fratura'],
    ['fr', 'fr+klatt4', 'pneumonie', 'genou'],
  ] as const)('tells the right term from another: %s', async (language, voice, right, wrong) => {
    const audio = await espeak(right, voice);
    const said = await score({ audio, expectedTerm: right, language, otherTerms: [wrong] });
    const other = await score({ audio, expectedTerm: wrong, language, otherTerms: [right] });
    expect(said.pronunciationScore).toBeGreaterThanOrEqual(PASS_MARK);
    expect(said.spokenText).toBe(right);
    expect(other.pronunciationScore).toBeLessThan(PASS_MARK);
    expect(other.spokenText).toBe(right);
  });

  it.each([
    ['fr', 'fr+klatt4', 'pneumonie', 'pneumonie'],
    ['de', 'de+klatt4', 'Husten', 'Schwangerschaft'],
  ] as const)('score a term of one word as its word: %s', async (language, voice, said, expectedTerm) => {
    const scored = await score({ audio: await espeak(said, voice), expectedTerm, language });
    expect(scored.words.map((word) => word.score)).toEqual([scored.pronunciationScore]);
  });

  it('grades no single sounds in Spanish, German and Portuguese', async () => {
    const audio = await espeak('Blutdruck', 'de+klatt4');
    const scored = await score({ audio, expectedTerm: 'Blutdruck', language: 'de' });
    expect(scored.scale).toBe('term');
    expect(scored.words.map(({ phonemes }) => phonemes)).toEqual([[]]);
    expect(scored.weakSounds).toEqual([]);
  });
});
