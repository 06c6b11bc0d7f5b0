import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import { sensesAt, withoutStress } from '../phones/heteronyms.ts';
import { type ModelName, type WordRequest, waysOf, wordsOf } from '../phones/readings.ts';
import type { SpokenWord } from './acoustic/lattice.ts';
import type { SpeechModel } from './models.ts';

/** A term and, where the pack gives it, its own pronunciation: broad IPA, a group for each of its words. */
interface ReadingRequest {
  readonly term: string;
  readonly language: LearningLanguage;
  readonly ipa?: string;
}

/** Turns terms into what the aligner looks for. Words are kept, as espeak-ng takes 5 ms for each. */
export interface TermReader {
  /** Empty where nothing in the term can be read. */
  read(request: ReadingRequest): Promise<readonly SpokenWord[]>;
}

const MOST_WORDS = 10_000;
const OWN_LANGUAGE: Record<ModelName, LearningLanguage> = { 'en-us': 'en', 'fr-fr': 'fr' };

export function createTermReader(name: ModelName, model: SpeechModel): TermReader {
  const known = new LRUCache<string, SpokenWord>({ max: MOST_WORDS });
  async function readWord(request: WordRequest): Promise<SpokenWord> {
    const { text, language, ipa, senses } = request;
    const key = `${language} ${text} ${ipa ?? ''} ${senses?.join() ?? ''}`;
    const kept = known.get(key);
    if (kept) return kept;
    const dictionary = OWN_LANGUAGE[name] === language ? model.dictionary : null;
    const ways = await waysOf(request, name, dictionary);
    const indices = ways.map((way) => way.map((phone) => model.acoustic.phoneIndex.get(phone) ?? -1));
    const word = { text, variants: indices.filter((phones) => !phones.includes(-1)) };
    known.set(key, word);
    return word;
  }
  return {
    async read({ term, language, ipa }) {
      const texts = wordsOf(term);
      const given = ipa?.trim().split(/\s+/) ?? [];
      const words: SpokenWord[] = [];
      for (const [index, text] of texts.entries()) {
        const own = given.length === texts.length ? given[index] : undefined;
        const senses = language === 'en' ? sensesAt(texts, index)?.map(withoutStress) : undefined;
        words.push(await readWord({ text, language, ...(own && { ipa: own }), ...(senses && { senses }) }));
      }
      return words.filter((word) => word.variants.length > 0);
    },
  };
}
