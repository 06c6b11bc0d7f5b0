import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { keptMeaning, meaningsFile, readKeptMeanings } from '#engines/understanding/meaning/kept-meanings.ts';
import { LINES_FILE } from '#engines/understanding/meaning/line-meanings.ts';
import { comparedTexts } from './texts-to-keep.ts';

const compared = await comparedTexts('content');

describe('the kept meanings', () => {
  it.each(LEARNING_LANGUAGES)(
    'are of the numbers that ship, and have the ways of asking and lines of the course in %s (npm run generate:meanings)',
    (language) => {
      const kept = readKeptMeanings(readFileSync(LINES_FILE), meaningsFile(language))!;
      const { asks, lines } = compared[language];
      expect(asks.filter(({ text }) => keptMeaning(kept.asks, text) === null)).toEqual([]);
      expect(lines.filter(({ text }) => keptMeaning(kept.lines, text) === null)).toEqual([]);
    },
  );
});
