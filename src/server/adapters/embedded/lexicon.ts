import { LRUCache } from 'lru-cache';
import { americanDictionary } from '#engines/speech/phones/american-dictionary.ts';
import { wordLists } from '#engines/words/word-lists.ts';
import type { Lexicon } from '../../ports/lexicon.ts';

/** A look-up walks through the whole dictionary, and the words of a test's key are asked for again and again. */
const said = new LRUCache<string, readonly string[]>({ max: 2000 });

export const embeddedLexicon: Lexicon = {
  standingOf(letters) {
    const { everyday, rare } = wordLists();
    if (everyday.has(letters)) return 'everyday';
    return rare.has(letters) ? 'rare' : null;
  },
  saidAs(letters) {
    const known = said.get(letters);
    if (known) return known;
    const ways = americanDictionary()
      .lookup(letters)
      .map((phones) => phones.join(' '));
    said.set(letters, ways);
    return ways;
  },
};
