import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import type { ModelName } from '../phones/readings.ts';
import { readVocabulary } from '../phones/vocabulary.ts';
import type { SpokenWord } from '../pronunciation/acoustic/lattice.ts';
import type { SpeechModel } from '../pronunciation/models.ts';
import { joinModels } from './joined-model.ts';
import { type CountedModel, type LanguageModel, trainLanguageModel } from './language-model.ts';
import { buildNetwork, type WordNetwork } from './network.ts';
import { joinBooks, type Phrasebook, readPhrasebook } from './phrasebook.ts';
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

/** One that a conversation's own sentences can be joined to. */
interface UsualPreparation extends Preparation {
  readonly language: CountedModel;
}

export interface Preparer {
  /**
   * Null where no sentence can be read. `own` are some hundred sentences of one conversation besides; they are not
   * looked for whole.
   */
  prepare(
    language: LearningLanguage,
    likely: readonly string[],
    own: readonly string[],
  ): Promise<Preparation | null>;
}

/** Some 20 MB each where there are ten thousand sentences: one for each language. */
const MOST_PREPARED = 5;
/** Some 8 MB each: one for each conversation that goes on. */
const MOST_CONVERSATIONS = 6;
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
 * Prepares sets of sentences for one acoustic model and keeps them. A set that is new takes a second, one of a
 * conversation a fifth of it, and a word that is new to the course up to 2 ms.
 */
export function createPreparer(name: ModelName, model: SpeechModel): Preparer {
  const sets = new LRUCache<string, UsualPreparation>({ max: MOST_PREPARED });
  const conversations = new LRUCache<string, Preparation>({ max: MOST_CONVERSATIONS });
  const readWords = createWordReader(name, model);

  async function make(
    language: LearningLanguage,
    likely: readonly string[],
  ): Promise<UsualPreparation | null> {
    const { book, sentences: read } = readPhrasebook(likely);
    const vocabulary = await readWords(book.words, language);
    const sentences = read.filter(readableIn(vocabulary));
    if (sentences.length === 0) return null;
    const tree = growSentenceTree(sentences.slice(0, MOST_LISTED));
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

  async function join(
    usual: UsualPreparation,
    language: LearningLanguage,
    own: readonly string[],
  ): Promise<Preparation> {
    const { book: ours, sentences } = readPhrasebook(own);
    const { book, numbers } = joinBooks(usual.book, ours);
    const added = await readWords(book.words.slice(usual.book.words.length), language);
    const vocabulary = [...usual.vocabulary, ...added];
    const isReadable = readableIn(numbers.map((number) => vocabulary[number]!));
    const ownModel = trainLanguageModel(sentences.filter(isReadable), ours.words.length);
    return {
      ...usual,
      book,
      vocabulary,
      language: joinModels(usual.language, ownModel, numbers, vocabulary.length),
      network: buildNetwork(model.acoustic, vocabulary),
    };
  }

  return {
    async prepare(language, likely, own) {
      const key = keyOf([language, ...likely]);
      const usual = await kept(sets, key, () => make(language, likely));
      if (usual === null || own.length === 0) return usual;
      return kept(conversations, keyOf([key, ...own]), () => join(usual, language, own));
    },
  };
}

const keyOf = (texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('base64');

const readableIn = (vocabulary: readonly SpokenWord[]) => (sentence: readonly number[]) =>
  sentence.every((word) => vocabulary[word]!.variants.length > 0);

async function kept<Each extends Preparation>(
  known: LRUCache<string, Each>,
  key: string,
  make: () => Promise<Each | null>,
): Promise<Each | null> {
  const found = known.get(key);
  if (found) return found;
  const made = await make();
  if (made) known.set(key, made);
  return made;
}
