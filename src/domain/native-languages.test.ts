import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nativeLanguageOfCountry } from './country-languages.ts';
import { LEARNING_LANGUAGES } from './languages.ts';
import { NATIVE_LANGUAGES, nativeLanguage, nativeLanguageOfTag, otherNames } from './native-languages.ts';

describe('native languages', () => {
  it('are about 75, each once, in the order of their names', () => {
    expect(NATIVE_LANGUAGES.length).toBeGreaterThanOrEqual(75);
    expect(new Set(NATIVE_LANGUAGES.map(({ code }) => code)).size).toBe(NATIVE_LANGUAGES.length);
    const names = NATIVE_LANGUAGES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('have names that Unicode knows them by', () => {
    const english = new Intl.DisplayNames(['en'], { type: 'language' });
    const unlike = NATIVE_LANGUAGES.filter(({ code, name }) => english.of(code) !== name);
    // Unicode says Bangla; most people who look for it in English type Bengali.
    expect(unlike.map(({ code }) => code)).toEqual(['bn']);
  });

  it('have a flag that we have a copy of', () => {
    const flags = new Set(readdirSync('node_modules/flag-icons/flags/4x3'));
    expect(NATIVE_LANGUAGES.filter(({ flagCode }) => !flags.has(`${flagCode}.svg`))).toEqual([]);
  });

  it('include the languages that are taught', () => {
    for (const code of LEARNING_LANGUAGES) expect(nativeLanguage(code)?.code).toBe(code);
  });

  it('are found by the tag of a browser', () => {
    expect(
      ['pt-BR', 'zh-Hant-TW', 'nb-NO', 'tl', 'EN_us', 'xx'].map((tag) => nativeLanguageOfTag(tag)?.code),
    ).toEqual(['pt', 'zh', 'no', 'fil', 'en', undefined]);
  });

  it('are found by what else people call them', () => {
    const found = (name: string) =>
      NATIVE_LANGUAGES.filter(({ code }) => otherNames(code).split(' ').includes(name)).map(
        ({ code }) => code,
      );
    expect(['Tagalog', 'Mandarin', 'Farsi', 'Twi'].map(found)).toEqual([['fil'], ['zh'], ['fa'], ['ak']]);
  });

  it('are guessed by country', () => {
    expect(['PL', 'br', 'IN', 'PH', 'T1'].map((country) => nativeLanguageOfCountry(country)?.code)).toEqual([
      'pl',
      'pt',
      'hi',
      'fil',
      undefined,
    ]);
  });
});
