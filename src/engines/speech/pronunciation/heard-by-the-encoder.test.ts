import { describe, expect, it } from 'vitest';
import { PASS_MARK, type PronunciationAssessment } from '#domain/practice/pronunciation.ts';
import { loadFrames } from '../dictation/dictation-model.ts';
import { listenTo } from '../dictation/listen.ts';
import { sayEnglish, wav } from '../fixtures/spoken.ts';
import { speakFlite } from '../flite.ts';
import { createPronunciationAssessor } from './assess.ts';

const [assessor, framesOf] = await Promise.all([createPronunciationAssessor(), loadFrames()]);

const RATE = 16_000;

async function assess(audio: Uint8Array, expectedTerm: string, otherTerms: readonly string[] = []) {
  const frames = await listenTo(framesOf, audio);
  expect(frames).not.toBeNull();
  return assessor.assess({ audio, expectedTerm, language: 'en', otherTerms }, frames);
}

function scoredOf(assessment: PronunciationAssessment) {
  if (assessment.kind !== 'scored') throw new Error(`refused: ${assessment.reason}`);
  return assessment;
}

describe('a term that the encoder of dictation hears too', () => {
  it('passes where it was said', async () => {
    const scored = scoredOf(await assess(await sayEnglish('appendicitis'), 'appendicitis', ['arthritis']));
    expect(scored.pronunciationScore).toBeGreaterThanOrEqual(PASS_MARK);
    expect(scored.spokenText).toBe('appendicitis');
  });

  it('fails where another was said', async () => {
    const scored = scoredOf(await assess(await sayEnglish('kidney stone'), 'appendicitis'));
    expect(scored.pronunciationScore).toBeLessThan(PASS_MARK);
    expect(scored.spokenText).toBe('');
  });

  it.each([
    ['dementia', 'immune system', 'slt'],
    ['eyelid', 'liver', 'rms'],
  ] as const)('shows no sounds where another was said: %s for %s', async (said, expected, voice) => {
    const scored = scoredOf(await assess(await sayEnglish(said, voice), expected));
    expect(scored.spokenText).toBe('');
    expect(scored.words.flatMap(({ phonemes }) => phonemes)).toEqual([]);
  });

  it.each([
    ['efferent', 'afferent', 'rms'],
    ['fifty', 'fifteen', 'rms'],
  ] as const)('does not pass beside another that was heard: %s for %s', async (said, expected, voice) => {
    const scored = scoredOf(await assess(await sayEnglish(said, voice), expected, [said]));
    expect(scored.spokenText).toBe(said);
    expect(scored.pronunciationScore).toBeLessThan(PASS_MARK);
  });
});

describe('a term of one word', () => {
  it.each(['amlodipine', 'glaucoma'])('scores as its word: %s', async (term) => {
    const scored = scoredOf(await assess(await sayEnglish(term), term));
    expect(scored.words.map(({ score }) => score)).toEqual([scored.pronunciationScore]);
  });
});

describe('a recording that pronunciation will refuse, or that is too long to be heard at once', () => {
  it('is not heard by the encoder', async () => {
    const never = async () => Promise.reject(new Error('asked'));
    const word = await speakFlite('appendicitis', 'slt');
    const long = new Float32Array(26 * RATE);
    for (const at of [0, 5, 10, 15, 20, 24]) long.set(word.pcm, at * RATE);
    expect(await listenTo(never, wav(long, RATE))).toBeNull();
    expect(await listenTo(never, wav(new Float32Array(2 * RATE), RATE))).toBeNull();
    expect(await listenTo(never, wav(new Float32Array(800), RATE))).toBeNull();
  });
});
