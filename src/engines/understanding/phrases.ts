import { normalise } from './normalise.ts';

/** A phrase of a lexicon where it was found among the words of a clause. `end` is exclusive. */
export interface PhraseHit<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Phrases of one or more words, looked up longest first. */
export class PhraseTable<Value> {
  #byFirstWord = new Map<string, { readonly words: readonly string[]; readonly values: Value[] }[]>();

  add(phrase: string, value: Value): void {
    const words = normalise(phrase).split(' ');
    const [first] = words;
    if (!first) return;
    const known = this.#byFirstWord.get(first) ?? [];
    const same = known.find((entry) => entry.words.join(' ') === words.join(' '));
    if (same) {
      if (!same.values.includes(value)) same.values.push(value);
    } else {
      known.push({ words, values: [value] });
      known.sort((a, b) => b.words.length - a.words.length);
    }
    this.#byFirstWord.set(first, known);
  }

  /** Every longest phrase from left to right; none overlaps another. A phrase of several values gives a hit for each. */
  find(words: readonly string[]): PhraseHit<Value>[] {
    const hits: PhraseHit<Value>[] = [];
    for (let start = 0; start < words.length; ) {
      const entry = this.#byFirstWord
        .get(words[start]!)
        ?.find((candidate) => candidate.words.every((word, index) => words[start + index] === word));
      if (!entry) {
        start++;
        continue;
      }
      const end = start + entry.words.length;
      for (const value of entry.values) hits.push({ value, start, end });
      start = end;
    }
    return hits;
  }
}
