import { expect, test } from 'vitest';
import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import { wavFile } from '#engines/speech/fixtures/recordings.ts';
import { speakFlite } from '#engines/speech/flite.ts';
import { createPronunciationAssessor } from '#engines/speech/pronunciation/assess.ts';
import { gradeOf, gradeOfSound, shownScore, shownSoundScore } from './grade.ts';

test('a term is good from the pass mark on', () => {
  expect([PASS_MARK, PASS_MARK - 0.1, 50, 49.9].map(gradeOf)).toEqual(['good', 'fair', 'fair', 'poor']);
});

test('a single sound is good, fair or poor by steps of its own', () => {
  expect([60, 59.9, 40, 39.9].map(gradeOfSound)).toEqual(['good', 'fair', 'fair', 'poor']);
});

test('no number is rounded up into a better grade than its colour', () => {
  expect([74.6, 75, 49.5, 59.6, 92.5, -3, 104].map(shownScore)).toEqual([74, 75, 49, 60, 93, 0, 100]);
  expect([59.6, 60, 39.7, 74.6].map(shownSoundScore)).toEqual([59, 60, 39, 75]);
});

async function clearlySaid(term: string): Promise<Uint8Array> {
  const { pcm, sampleRate } = await speakFlite(term, 'slt');
  const samples = Int16Array.from(pcm, (value) => Math.max(-1, Math.min(1, value)) * 32_767);
  return wavFile(new Uint8Array(samples.buffer), { rate: sampleRate });
}

test('a clearly said term passes, and at least four of five of its sounds are shown as good', async () => {
  const assessor = await createPronunciationAssessor();
  for (const expectedTerm of ['fever', 'blood pressure', 'pneumonia', 'stethoscope', 'cough']) {
    const audio = await clearlySaid(expectedTerm);
    const scored = await assessor.assess({ audio, expectedTerm, language: 'en', otherTerms: [] });
    if (scored.kind !== 'scored') throw new Error(`refused: ${scored.reason}`);
    expect(gradeOf(scored.pronunciationScore)).toBe('good');
    const grades = scored.words.flatMap(({ phonemes }) => phonemes.map(({ score }) => gradeOfSound(score)));
    expect(grades.filter((grade) => grade === 'good').length / grades.length).toBeGreaterThanOrEqual(0.8);
  }
});
