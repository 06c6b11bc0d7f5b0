import { describe, expect, it } from 'vitest';
import { createPronunciationAssessor } from '../../src/engines/speech/pronunciation/assess.ts';
import { findCorpus, isAdult, readLabels, readRecording } from './corpus.ts';
import { correlation } from './statistics.ts';

const folder = findCorpus();
const RECORDINGS = 24;

// The whole corpus, on held-out speakers, is measured by `npm run figures`.
describe.skipIf(folder === null)('a sample of speechocean762 (skipped where the corpus is absent)', () => {
  it('is scored as its experts did', { timeout: 120_000 }, async () => {
    const adults = readLabels(folder!).filter(isAdult);
    const sample = adults.filter((_, index) => index % Math.floor(adults.length / RECORDINGS) === 7);
    const assessor = await createPronunciationAssessor();
    const scores: number[] = [];
    const judged: number[] = [];
    for (const { id, text, total } of sample) {
      const audio = readRecording(folder!, id);
      const result = await assessor.assess({ audio, expectedTerm: text, language: 'en', otherTerms: [] });
      expect(result.kind, id).toBe('scored');
      if (result.kind !== 'scored') continue;
      scores.push(result.judged!.total);
      judged.push(total);
    }
    expect(scores.length).toBeGreaterThanOrEqual(RECORDINGS);
    expect(correlation(scores, judged)).toBeGreaterThan(0.7);
  });
});
