import { LRUCache } from 'lru-cache';
import type { PronouncingDictionary } from '../phones/dictionary.ts';
import { wordsOf } from '../phones/readings.ts';
import { readVocabulary } from '../phones/vocabulary.ts';
import type { SpokenWord } from '../pronunciation/acoustic/lattice.ts';
import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import { spokenText } from '../spoken-text.ts';

export interface ReadWords {
  readonly words: readonly SpokenWord[];
  /** By word: whether a clause ends with it. */
  readonly endsClause: readonly boolean[];
}

const MOST_KEPT = 10_000;
/** A minute and a half of the quickest speech. */
const MOST_WORDS = 500;

/** Reads what was said: the ways of saying each word, and where clauses end by its punctuation. */
export function createWordReader(
  model: AcousticModel,
  dictionary: PronouncingDictionary,
): (text: string) => Promise<ReadWords> {
  const known = new LRUCache<string, SpokenWord>({ max: MOST_KEPT });

  async function readAll(texts: readonly string[]): Promise<void> {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    if (missing.length === 0) return;
    const read = await readVocabulary({ words: missing, language: 'en', model: 'en-us', dictionary });
    missing.forEach((text, index) => {
      const ways = read[index]!.map((way) => way.map((phone) => model.phoneIndex.get(phone) ?? -1));
      known.set(text, { text, variants: ways.filter((phones) => !phones.includes(-1)) });
    });
  }

  return async (text) => {
    const tokens = spokenText(text, 'en').split(/\s+/);
    const parts = tokens.flatMap((token) =>
      wordsOf(token).map((word, i, all) => ({
        word,
        endsClause: i === all.length - 1 && /[.,;:?!…]["'”’)]*$/.test(token),
      })),
    );
    const some = parts.slice(0, MOST_WORDS);
    await readAll(some.map(({ word }) => word));
    const read = some
      .map(({ word, endsClause }) => ({ word: known.get(word)!, endsClause }))
      .filter(({ word }) => word.variants.length > 0);
    return { words: read.map(({ word }) => word), endsClause: read.map(({ endsClause }) => endsClause) };
  };
}
