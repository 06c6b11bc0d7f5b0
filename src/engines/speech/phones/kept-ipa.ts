import { readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';

/** How each of espeak-ng's voices of a language reads a word, in the order of the voices. */
export type KeptIpa = ReadonlyMap<string, readonly string[]>;

const read = new Map<LearningLanguage, KeptIpa>();

/**
 * What espeak-ng makes of a word of the course, voice by voice: reading some thousand of them takes seconds, and nobody
 * shall wait for them. Undefined for other words, which are read when they are needed.
 */
export function keptIpaOf(word: string, language: LearningLanguage): readonly string[] | undefined {
  const kept = read.get(language) ?? readKeptIpa(language);
  read.set(language, kept);
  return kept.get(word);
}

/**
 * The words that may be said in a language's conversations and stand in no dictionary, and those of its terms, as
 * `npm run generate:ipa` wrote them down.
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
