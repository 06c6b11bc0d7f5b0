import { readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';

/** How each of espeak-ng's voices of a language reads a word, in the order of the voices. */
export type KeptIpa = ReadonlyMap<string, readonly string[]>;

/**
 * What espeak-ng makes of the words that are likely in a language and stand in no dictionary, as
 * `npm run generate:ipa` wrote it down: reading some thousand of them takes seconds, and nobody shall wait for them.
 * A word that is missing here is read when it is needed.
 */
export function readKeptIpa(language: LearningLanguage): KeptIpa {
  const text = readFileSync(keptIpaFile(language), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [word, ...ipa] = line.split('\t');
      return [word!, ipa];
    }),
  );
}

export function writeKeptIpa(kept: KeptIpa): string {
  return [...kept].map(([word, ipa]) => `${[word, ...ipa].join('\t')}\n`).join('');
}

export const keptIpaFile = (language: LearningLanguage) =>
  new URL(`kept-ipa/${language}.txt`, import.meta.url);
