import { describe, expect, it } from 'vitest';
import { loadSpeechModel } from '../pronunciation/models.ts';
import { waysOf, wordsOf } from './readings.ts';

const { dictionary, acoustic } = loadSpeechModel('en-us');
const english = async (text: string, ipa?: string) =>
  (await waysOf({ text, language: 'en', ipa }, 'en-us', dictionary)).map((way) => way.join(' '));

describe('how an English word may be said', () => {
  it('is as the dictionary has it and as British speakers say it', async () => {
    const ways = await english('heart');
    expect(ways).toContain('HH AA R T');
    expect(ways).toContain('HH AA T');
  });

  it('is read by espeak-ng where the dictionary lacks the word', async () => {
    const ways = await english('metoprolol');
    expect(ways.some((way) => way.startsWith('M EH T'))).toBe(true);
  });

  it('spells abbreviations', async () => {
    expect(await english('ECG')).toContain('IY S IY JH IY');
  });

  it('takes what the pack says', async () => {
    expect((await english('ileum', 'ˈɪliəm'))[0]).toBe('IH L IY AH M');
  });

  it('keeps a last diphthong whole', async () => {
    expect(await english('eye')).toEqual(['AY']);
    expect(await english('tray')).toEqual(['T R EY']);
    expect((await english('zoloboy')).every((way) => way.endsWith('OY'))).toBe(true);
  });

  it('may end in either vowel where British speakers do', async () => {
    const ways = await english('zolopsy');
    expect(ways.some((way) => way.endsWith('S IY'))).toBe(true);
    expect(ways.some((way) => way.endsWith('S IH'))).toBe(true);
  });

  it('is nothing for what cannot be said', async () => {
    expect(await english('...')).toEqual([]);
  });

  it('uses only phones that the model has', async () => {
    for (const word of ['oedema', 'genre', 'loch', '24-hour', 'Sjögren', "Crohn's"]) {
      for (const way of await english(word)) {
        for (const phone of way.split(' '))
          expect(acoustic.phoneIndex.has(phone), `${word}: ${phone}`).toBe(true);
      }
    }
  });
});

describe('the words of a term', () => {
  it('are split at spaces and stripped of punctuation', () => {
    expect(wordsOf(' Crohn’s disease (acute), X-ray! ')).toEqual(["Crohn's", 'disease', 'acute', 'X-ray']);
  });

  it('are none where there is only punctuation', () => {
    expect(wordsOf(' ?! -- ')).toEqual([]);
  });
});
