import { describe, expect, it } from 'vitest';
import type { ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import { PHONES } from '#engines/speech/phones/phone-names.ts';
import { sounds } from './en/sounds.ts';
import { pronunciationFeedback, scaleNote } from './pronunciation-feedback.ts';

const scored = (own: Partial<ScoredPronunciation>): ScoredPronunciation => ({
  kind: 'scored',
  spokenText: 'therapy',
  matchingAccuracy: 98,
  pronunciationScore: 82,
  confidenceScore: 100,
  scale: 'expert',
  words: [{ word: 'therapy', score: 80, startMs: 0, endMs: 800, phonemes: [] }],
  weakSounds: [],
  delivery: [],
  ...own,
});
const weak = (phoneme: string, ipa: string) => ({ word: 'therapy', phoneme, ipa, score: 30, instead: null });

describe('feedback on a pronunciation', () => {
  it('names at most two weak sounds and how to make them', () => {
    const text = pronunciationFeedback(
      scored({ pronunciationScore: 60, weakSounds: [weak('TH', 'θ'), weak('R', 'ɹ'), weak('P', 'p')] }),
    );
    expect(text).toContain('/θ/');
    expect(text).toContain(sounds['sound.TH']);
    expect(text).toContain('/ɹ/');
    expect(text).not.toContain('/p/');
  });

  it('praises only what passed', () => {
    expect(pronunciationFeedback(scored({ pronunciationScore: 95 }))).toMatch(/Excellent/);
    expect(pronunciationFeedback(scored({ pronunciationScore: 76 }))).toMatch(/Good/);
    expect(pronunciationFeedback(scored({ pronunciationScore: 74 }))).not.toMatch(/Good|Excellent/);
  });

  it('says which term was heard instead, and nothing about its sounds', () => {
    const text = pronunciationFeedback(
      scored({
        spokenText: 'surgery',
        matchingAccuracy: 3,
        pronunciationScore: 8,
        weakSounds: [weak('TH', 'θ')],
      }),
    );
    expect(text).toContain('"surgery"');
    expect(text).toContain('"therapy"');
    expect(text).not.toContain('/θ/');
  });

  it('names the letters in which it differs', () => {
    const words = [{ word: 'hypertension', score: 20, startMs: 0, endMs: 800, phonemes: [] }];
    const text = pronunciationFeedback(
      scored({ spokenText: 'hypotension', words, matchingAccuracy: 3, pronunciationScore: 8 }),
    );
    expect(text).toContain('They differ in "o" instead of "er".');
  });

  it('says in one sentence how a term differs that was not recognised', () => {
    const unheard = { spokenText: '', matchingAccuracy: 3, pronunciationScore: 8 };
    const syllables = { kind: 'syllables', heard: 1, expected: 3 } as const;
    expect(pronunciationFeedback(scored({ ...unheard, difference: syllables }))).toContain(
      'We heard one syllable, where the model has 3.',
    );
    expect(
      pronunciationFeedback(scored({ ...unheard, difference: { kind: 'part', part: 'end' } })),
    ).toContain('The end differed most.');
  });

  it('says what was heard in the place of a sound, and of what it is not sure', () => {
    const instead = { phoneme: 'S', ipa: 's' };
    const sure = scored({ pronunciationScore: 60, weakSounds: [{ ...weak('TH', 'θ'), instead }] });
    expect(pronunciationFeedback(sure)).toContain('It sounded more like /s/.');
    const unsure = scored({ pronunciationScore: 60, weakSounds: [{ ...weak('TH', 'θ'), score: 63 }] });
    expect(pronunciationFeedback(unsure)).toContain('We are not sure of the sound /θ/');
    expect(pronunciationFeedback({ ...unsure, pronunciationScore: 80 })).not.toContain('/θ/');
  });

  it('says so when nothing was recognised', () => {
    const text = pronunciationFeedback(
      scored({ spokenText: '', matchingAccuracy: 3, pronunciationScore: 8 }),
    );
    expect(text).toMatch(/could not recognise "therapy"/);
  });

  it('says what was wrong with the recording', () => {
    const text = pronunciationFeedback(scored({ delivery: ['quiet', 'noisy'], confidenceScore: 30 }));
    expect(text).toMatch(/very quiet/);
    expect(text).toMatch(/noise in the background/);
    expect(text).toMatch(/uncertain/);
  });

  it('does not blame the pace of an excellent recording', () => {
    expect(pronunciationFeedback(scored({ pronunciationScore: 96, delivery: ['slow'] }))).not.toMatch(/slow/);
  });

  it('grades no sounds where the scale does not', () => {
    const text = pronunciationFeedback(scored({ scale: 'term', weakSounds: [] }));
    expect(text).toMatch(/recognised clearly/);
  });

  it('has a way of making every sound that the engine can show', () => {
    for (const phone of PHONES) expect(sounds).toHaveProperty([`sound.${phone}`]);
  });
});

describe('the note on a scale', () => {
  it('says what the score rests on', () => {
    expect(scaleNote('expert')).toMatch(/speechocean762/);
    expect(scaleNote('sounds')).toMatch(/not been calibrated/);
    expect(scaleNote('term')).toMatch(/recognised/);
  });
});
