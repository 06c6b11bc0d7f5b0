import { describe, expect, it } from 'vitest';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { clinicalSentences } from '../../understanding/sentences.ts';
import { loadSpeechModel } from '../pronunciation/models.ts';
import { readPhrasebook } from '../recognition/phrasebook.ts';
import { spokenSentences } from '../recognition/spoken.ts';
import { readKeptIpa } from './kept-ipa.ts';
import { readAloud, unlistedWords } from './vocabulary.ts';

const SAMPLE = 12;

describe.each(LEARNING_LANGUAGES)('what is kept of words read aloud, %s', (language) => {
  const kept = readKeptIpa(language);

  it('is what espeak-ng reads today', async () => {
    const words = [...kept.keys()].filter((_, at) => at % Math.ceil(kept.size / SAMPLE) === 0);
    const read = await readAloud(words, language);
    expect(read).toEqual(new Map(words.map((word) => [word, kept.get(word)])));
  });

  it('leaves no word that clinicians say to be read when a learner waits', () => {
    const { words } = readPhrasebook([...clinicalSentences(language), ...spokenSentences(language)]).book;
    const dictionary =
      language === 'en' || language === 'fr'
        ? loadSpeechModel(language === 'en' ? 'en-us' : 'fr-fr').dictionary
        : null;
    expect(unlistedWords({ words, language, dictionary }).filter((word) => !kept.has(word))).toEqual([]);
  });
});
