import { expect, test } from 'vitest';
import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import { wavFile } from '#engines/speech/fixtures/recordings.ts';
import { speakFlite } from '#engines/speech/flite.ts';
import { createPronunciationAssessor } from '#engines/speech/pronunciation/assess.ts';
import { gradeOf, markOf, shownScore } from './grade.ts';

test('a term is good from the pass mark on', () => {
  expect([PASS_MARK, PASS_MARK - 0.1, 50, 49.9].map(gradeOf)).toEqual(['good', 'fair', 'fair', 'poor']);
});

test('words and sounds are good from the same mark on, and in the middle nobody can tell', () => {
  expect([75, 74.9, 63, 50, 49.9].map(markOf)).toEqual(['good', 'unsure', 'unsure', 'unsure', 'poor']);
});

test('no number is rounded up into a better grade than its colour', () => {
  expect([74.6, 75, 49.5, 59.6, 92.5, -3, 104].map(shownScore)).toEqual([74, 75, 49, 60, 93, 0, 100]);
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
    const grades = scored.words.flatMap(({ phonemes }) => phonemes.map(({ score }) => markOf(score)));
    expect(grades.filter((grade) => grade === 'good').length / grades.length).toBeGreaterThanOrEqual(0.8);
  }
});
