import { describe, expect, it } from 'vitest';
import { createSpeechMeasurer } from '../../../src/engines/speech/fluency/measure.ts';
import { loadSpeechModels } from '../../../src/engines/speech/pronunciation/models.ts';
import { findCorpus, isAdult, readLabels, readRecording } from '../corpus.ts';
import { correlation } from '../statistics.ts';

const folder = findCorpus();
const RECORDINGS = 20;

// The whole corpus, on held-out speakers, is measured by `npm run figures -- --only fluency`.
describe.skipIf(folder === null)('a sample of speechocean762 (skipped where the corpus is absent)', () => {
  it('is as fluent as its experts said', { timeout: 120_000 }, async () => {
    const adults = readLabels(folder!).filter(isAdult);
    const sample = adults.filter((_, index) => index % Math.floor(adults.length / RECORDINGS) === 11);
    const measurer = createSpeechMeasurer(loadSpeechModels());
    const fluency: number[] = [];
    const judged: number[] = [];
    for (const recording of sample) {
      const audio = readRecording(folder!, recording.id);
      const measures = await measurer.measure({ audio, words: recording.text });
      if (measures?.fluency == null) continue;
      fluency.push(measures.fluency);
      judged.push(10 * recording.fluency);
    }
    expect(fluency.length).toBeGreaterThanOrEqual(RECORDINGS);
    expect(correlation(fluency, judged)).toBeGreaterThan(0.8);
  });
});
