import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import type { ModelName } from '../phones/readings.ts';
import { readVocabulary } from '../phones/vocabulary.ts';
import type { SpokenWord } from '../pronunciation/acoustic/lattice.ts';
import type { SpeechModel } from '../pronunciation/models.ts';
import { type LanguageModel, trainLanguageModel } from './language-model.ts';
import { buildNetwork, type WordNetwork } from './network.ts';
import { createPhrasebook, type Phrasebook } from './phrasebook.ts';
import { growSentenceTree, type SentenceTree } from './sentence-tree.ts';

/** All that is made of a set of sentences before the first recording. */
export interface Preparation {
  readonly book: Phrasebook;
  /** The ways of saying each word. */
  readonly vocabulary: readonly SpokenWord[];
  readonly language: LanguageModel;
  readonly network: WordNetwork;
  readonly tree: SentenceTree;
  readonly treeNetwork: WordNetwork;
}

export interface Preparer {
  /** Null where no sentence can be read. */
  prepare(language: LearningLanguage, likely: readonly string[]): Promise<Preparation | null>;
  /** The same for some hundred sentences that a conversation is opened with, one after the other. */
  prepareOpening(language: LearningLanguage, likely: readonly string[]): Promise<Preparation | null>;
}

/** Some 20 MB each where there are ten thousand sentences: one for each language. */
const MOST_PREPARED = 5;
/** Some 2 MB each: one for each conversation that begins. */
const MOST_OPENINGS = 10;
/** Who greets mostly goes on in the same breath: by whom, and why. */
const OPENING_GOES_ON = 0.3;
/** So many of the sentences, from the first, are also looked for whole: each takes about 5 kB. */
const MOST_LISTED = 5_000;
const MOST_WORDS = 30_000;
const OWN_LANGUAGE: Record<ModelName, LearningLanguage> = { 'en-us': 'en', 'fr-fr': 'fr' };

/** Reads how words are said, and remembers it. */
function createWordReader(name: ModelName, model: SpeechModel) {
  const known = new LRUCache<string, SpokenWord>({ max: MOST_WORDS });
  const { phoneIndex } = model.acoustic;
  return async (words: readonly string[], language: LearningLanguage): Promise<SpokenWord[]> => {
    const found = new Map(words.map((word) => [word, known.get(`${language} ${word}`)]));
    const missing = words.filter((word) => found.get(word) === undefined);
    const dictionary = OWN_LANGUAGE[name] === language ? model.dictionary : null;
    const read = await readVocabulary({ words: missing, language, model: name, dictionary });
    missing.forEach((text, index) => {
      const variants = read[index]!.map((way) => way.map((phone) => phoneIndex.get(phone) ?? -1)).filter(
        (phones) => !phones.includes(-1),
      );
      const word = { text, variants };
      known.set(`${language} ${text}`, word);
      found.set(text, word);
    });
    return words.map((word) => found.get(word)!);
  };
}

/**
 * Prepares sets of sentences for one acoustic model and keeps them. A set that is new takes 0.3 s, and a word that is
 * new to the course up to 2 ms.
 */
export function createPreparer(name: ModelName, model: SpeechModel): Preparer {
  const sets = new LRUCache<string, Preparation>({ max: MOST_PREPARED });
  const openings = new LRUCache<string, Preparation>({ max: MOST_OPENINGS });
  const readWords = createWordReader(name, model);

  async function make(
    language: LearningLanguage,
    likely: readonly string[],
    goesOn?: number,
  ): Promise<Preparation | null> {
    const book = createPhrasebook(likely);
    const vocabulary = await readWords(book.words, language);
    const isReadable = (sentence: readonly number[]) =>
      sentence.every((word) => vocabulary[word]!.variants.length > 0);
    const sentences = book.sentences.filter(isReadable);
    if (sentences.length === 0) return null;
    const tree = growSentenceTree(sentences.slice(0, MOST_LISTED), goesOn);
    const placed = Array.from(tree.wordOf, (word) => vocabulary[word]!);
    return {
      book,
      vocabulary,
      language: trainLanguageModel(sentences, vocabulary.length),
      network: buildNetwork(model.acoustic, vocabulary),
      tree,
      treeNetwork: buildNetwork(model.acoustic, placed),
    };
  }

  async function keep(
    kept: LRUCache<string, Preparation>,
    language: LearningLanguage,
    likely: readonly string[],
    goesOn?: number,
  ): Promise<Preparation | null> {
    const key = createHash('sha256')
      .update(`${language}\n${likely.join('\n')}`)
      .digest('base64');
    const known = kept.get(key);
    if (known) return known;
    const made = await make(language, likely, goesOn);
    if (made) kept.set(key, made);
    return made;
  }

  return {
    prepare: (language, likely) => keep(sets, language, likely),
    prepareOpening: (language, likely) => keep(openings, language, likely, OPENING_GOES_ON),
  };
}
