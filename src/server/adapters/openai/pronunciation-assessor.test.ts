import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PronunciationAssessment, ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import { createProviderServer } from '../../testing/provider-server.ts';
import { remoteEngines, UNAVAILABLE } from '../../testing/remote-engines.ts';
import { compareWithHeard } from './pronunciation-assessor.ts';

const provider = createProviderServer();
const { signal } = new AbortController();
const audio = new Uint8Array(
  readFileSync(new URL('../../../engines/speech/fixtures/recorder.webm', import.meta.url)),
);

beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(() => provider.reset());

const aligned: ScoredPronunciation = {
  kind: 'scored',
  spokenText: '',
  matchingAccuracy: 61,
  pronunciationScore: 82,
  confidenceScore: 90,
  scale: 'expert',
  words: [{ word: 'hypertension', score: 82, startMs: 0, endMs: 700, phonemes: [] }],
  weakSounds: [],
  delivery: ['slow'],
};

function assess(answer: PronunciationAssessment = aligned) {
  const aligner = {
    engine: { id: 'a', name: 'Aligner', remote: false } as const,
    assess: async () => answer,
  };
  const assessor = remoteEngines(provider).engines.pronunciationAssessor(aligner);
  const request = { audio, expectedTerm: 'hypertension', language: 'en', otherTerms: ['fever'] } as const;
  return assessor.assess(request, signal);
}

describe('pronunciation with a provider', () => {
  it('takes what was said from the provider and every score from the aligner', async () => {
    expect(await assess()).toEqual({ ...aligned, spokenText: 'hypertension', matchingAccuracy: 100 });
  });

  it('says what was heard instead', async () => {
    provider.script.transcription = 'Hypotension.';
    expect(await assess()).toEqual({
      ...aligned,
      spokenText: 'Hypotension.',
      matchingAccuracy: expect.toSatisfy((accuracy: number) => accuracy > 0 && accuracy < 50),
      // However well the sound fitted, another term does not pass.
      pronunciationScore: expect.toSatisfy((score: number) => score < 50),
    });
  });

  it('does not tell the provider what to hear', async () => {
    await assess();
    expect([...(provider.requests[0]?.form?.values() ?? [])].join()).not.toContain('hypertension');
  });

  it('sends nothing of what the aligner refuses', async () => {
    expect(await assess({ kind: 'refused', reason: 'noise' })).toEqual({ kind: 'refused', reason: 'noise' });
    expect(provider.requests).toHaveLength(0);
  });

  it('scores nothing that nobody understood', async () => {
    provider.behave('empty');
    expect(await assess()).toEqual({ kind: 'refused', reason: 'no_speech' });
  });

  it('has no result without the provider', async () => {
    provider.behave('error_500');
    await expect(assess()).rejects.toMatchObject(UNAVAILABLE);
  });

  it('names both engines', () => {
    const aligner = {
      engine: { id: 'a', name: 'Aligner', remote: false } as const,
      assess: async () => aligned,
    };
    const { engine } = remoteEngines(provider).engines.pronunciationAssessor(aligner);
    expect(engine.name).toMatch(/^whisper-1 at 127\.0\.0\.1:\d+, scored by Aligner$/);
  });
});

describe('the comparison with what was heard', () => {
  it.each([
    ['haemorrhage', 'Hemorrhage.'],
    ['tumour', 'tumor'],
    ['catheterise', 'Catheterize'],
    ['follow-up', 'follow up'],
    ['earache', 'ear ache'],
    ['hipertensión', 'Hipertension'],
    ['high blood pressure', 'Um, high blood pressure, please.'],
    ['Wo tut es weh?', 'wo tut es weh'],
  ])('finds %s in "%s"', (expected, heard) => {
    expect(compareWithHeard(expected, heard)).toEqual({ spokenText: expected, matchingAccuracy: 100 });
  });

  it.each([
    ['ileum', 'ilium'],
    ['hypertension', 'hypotension'],
    ['fifteen', 'fifty'],
    ['tension', 'hypertension'],
    ['...', 'anything'],
  ])('does not take %s for "%s"', (expected, heard) => {
    const { spokenText, matchingAccuracy } = compareWithHeard(expected, heard);
    expect(spokenText).toBe(heard);
    expect(matchingAccuracy).toBeLessThan(50);
  });

  it('forgives a little word in a sentence, but says what was heard', () => {
    const heard = 'Can you show me where it hurts?';
    const { spokenText, matchingAccuracy } = compareWithHeard('Could you show me where it hurts?', heard);
    expect(spokenText).toBe(heard);
    expect(matchingAccuracy).toBeGreaterThan(80);
    expect(matchingAccuracy).toBeLessThan(100);
  });
});
