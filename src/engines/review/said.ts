import type { LearningLanguage } from '#domain/languages.ts';
import { stretchesOf } from '../patient/stance.ts';
import { STANCE } from '../patient/words/stance-words.ts';
import { normalise } from '../understanding/normalise.ts';

/** So many words before or after a phrase may deny it. */
const BEFORE = 4;
const AFTER = 2;

/** A verb that stands alone in Portuguese is told from 'and' by its accent, which stretches keep as 'eh'. */
const wordOf = (language: LearningLanguage, word: string) =>
  language === 'pt' && word.toLowerCase() === 'é' ? 'eh' : normalise(word);

/** Letters that an inflected word may end with besides; German joins whole words on. */
const endingOf = (language: LearningLanguage, word: string) =>
  language === 'de' && word.length >= 4 ? '[a-z]*' : '(?:s|es|n|e|en)?';

function formOf(language: LearningLanguage, phrase: string): string {
  const words = phrase.trim().split(/\s+/);
  return words
    .map((word, index) => {
      const plain = wordOf(language, word.replaceAll('*', ''));
      if (word.endsWith('*')) return `${plain}[a-z]*`;
      return index === words.length - 1 ? `${plain}${endingOf(language, plain)}` : plain;
    })
    .join(' ');
}

const patterns = new Map<string, RegExp>();

/** Finds phrases in a stretch, which has no letters but a to z; a word that ends in * stands for all that begin so, the last one for its plural too. */
function patternOf(language: LearningLanguage, phrases: readonly string[]): RegExp {
  const key = `${language} ${phrases.join()}`;
  const known = patterns.get(key);
  if (known) return known;
  const forms = phrases.map((phrase) => formOf(language, phrase)).join('|');
  const pattern = new RegExp(`(?<![a-z0-9])(?:${forms})(?![a-z0-9])`, 'g');
  patterns.set(key, pattern);
  return pattern;
}

/** Whether a sentence has one of some phrases, said or denied. */
export function names(language: LearningLanguage, sentence: string, phrases: readonly string[]): boolean {
  const pattern = patternOf(language, phrases);
  return stretchesOf(language, sentence).some((stretch) => stretch.search(pattern) !== -1);
}

/** Whether a sentence says one of some phrases: not where a 'no' stands beside it, unless that is itself the phrase. */
export function says(language: LearningLanguage, sentence: string, phrases: readonly string[]): boolean {
  const pattern = patternOf(language, phrases);
  const { denies } = STANCE[language];
  return stretchesOf(language, sentence).some((stretch) =>
    [...stretch.matchAll(pattern)].some(({ index, 0: found }) => {
      if (denies.test(found)) return true;
      const before = stretch.slice(0, index).trim().split(' ').slice(-BEFORE).join(' ');
      const after = stretch
        .slice(index + found.length)
        .trim()
        .split(' ')
        .slice(0, AFTER)
        .join(' ');
      return !denies.test(before) && !denies.test(after);
    }),
  );
}

/** Whether a sentence says one of some phrases where nothing is denied: for what is held against somebody. */
export function affirms(language: LearningLanguage, sentence: string, phrases: readonly string[]): boolean {
  const pattern = patternOf(language, phrases);
  const { denies } = STANCE[language];
  return stretchesOf(language, sentence).some(
    (stretch) => stretch.search(pattern) !== -1 && !denies.test(stretch.replace(pattern, '')),
  );
}
