import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { wordsOf } from '#engines/speech/phones/readings.ts';
import { sounds } from '#words/en/sounds.ts';
import { isPhone, lettersOfSounds } from './letters.ts';

const spell = (word: string, phones: string) => lettersOfSounds(word, phones.split(' '))?.join('|');

describe('the letters of each sound', () => {
  test.each([
    ['hypertension', 'HH AY P ER T EH N SH AH N', 'h|y|p|er|t|e|n|si|o|n'],
    ['pneumonia', 'N UW M OW N Y AH', 'pn|eu|m|o|n|i|a'],
    ['psychiatric', 'S AY K IY AE T R IH K', 'ps|y|ch|i|a|t|r|i|c'],
    ['knee', 'N IY', 'kn|ee'],
    ['Cough', 'K AO F', 'C|ou|gh'],
    ['fièvre', 'ff yy ai vv rr', 'f|i|è|v|re'],
    ['accouchement', 'aa kk ou ch ee mm an', 'a|cc|ou|ch|e|m|ent'],
    ['de', 'dd', 'de'],
    ['hôpital', 'au pp ii tt aa ll', 'hô|p|i|t|a|l'],
  ])('%s', (word, phones, expected) => {
    expect(spell(word, phones)).toBe(expected);
  });

  test('a sound without letters of its own has none, and no letter is lost', () => {
    const letters = lettersOfSounds('examination', 'IH G Z AE M AH N EY SH AH N'.split(' '));
    expect(letters?.[2]).toBe('');
    expect(letters?.join('')).toBe('examination');
  });

  test('a spelling that does not tell is not guessed', () => {
    expect(lettersOfSounds('mg', ['M', 'IH', 'L', 'AH', 'G', 'R', 'AE', 'M'])).toBeNull();
    expect(lettersOfSounds('hertz', [])).toBeNull();
  });
});

/** Words of the terms and of the lines that learners say, with the first of their ways, each looked at by a person. */
const checked = readFileSync(new URL('letters-checked.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [word: string, phones: string, letters: string]);

test('the letters of all words of the course are those of the checked table', () => {
  const wrong = checked.flatMap(([word, phones, letters]) => {
    const found = spell(word, phones) ?? '-';
    return found === letters ? [] : [`${word}: ${found} instead of ${letters}`];
  });
  expect(wrong).toEqual([]);
});

test('every word of the English terms stands in the checked table', async () => {
  const known = new Set(checked.map(([word]) => word));
  const folder = fileURLToPath(new URL('../../../../content/vocabulary/en', import.meta.url));
  const packs = (await readPackFiles(folder)).map(parsePack);
  const terms = packs.flatMap((pack) =>
    pack.kind === 'vocabulary'
      ? Object.values(pack.levels).flatMap((items) => items.map(({ term }) => term))
      : [],
  );
  expect(terms.length).toBeGreaterThan(200);
  expect(terms.flatMap(wordsOf).filter((word) => !known.has(word.toLowerCase()))).toEqual([]);
});

test('every sound that is graded has a hint, and every hint a sound', () => {
  const phones = Object.keys(sounds).map((key) => key.replace('sound.', ''));
  expect(phones.filter((phone) => !isPhone(phone))).toEqual([]);
  expect(phones).toHaveLength(39 + 35);
});
