import { readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import { normalise, wordsIn } from '../normalise.ts';

/** Languages that are understood by way of English. */
export type GlossedLanguage = Exclude<LearningLanguage, 'en'>;

/** So many words is the longest phrase with an entry of its own. */
const LONGEST = 6;

/** Words and phrases of consultations with the English that stands for them: `glossaries/LANGUAGE.tsv`, sorted. */
const fileOf = (language: GlossedLanguage) => new URL(`glossaries/${language}.tsv`, import.meta.url);

/** Renders what is said in a language word for word in English: '¿Le duele la cabeza?' as 'does it hurt you the head?' */
export class Glossary {
  readonly #entries: ReadonlyMap<string, string>;

  constructor(entries: Iterable<readonly [string, string]>) {
    this.#entries = new Map([...entries].map(([form, english]) => [normalise(form), english]));
  }

  static of(language: GlossedLanguage): Glossary {
    const lines = readFileSync(fileOf(language), 'utf8').trim().split('\n');
    return new Glossary(lines.map((line) => line.split('\t') as [string, string]));
  }

  /** The longest entries from the left; what has none stays as it is, as names and many drugs do. */
  render(text: string): string {
    const words = wordsIn(normalise(text));
    const rendered: string[] = [];
    for (let from = 0; from < words.length; ) {
      const length = this.#longestAt(words, from);
      const english = this.#entries.get(words.slice(from, from + length).join(' ')) ?? words[from]!;
      if (english !== '') rendered.push(english);
      from += length;
    }
    return `${rendered.join(' ')}${text.includes('?') ? '?' : '.'}`;
  }

  /** How many words the entry has that begins here; one where there is none. */
  #longestAt(words: readonly string[], from: number): number {
    for (let length = LONGEST; length > 1; length--)
      if (from + length <= words.length && this.#entries.has(words.slice(from, from + length).join(' ')))
        return length;
    return 1;
  }
}
