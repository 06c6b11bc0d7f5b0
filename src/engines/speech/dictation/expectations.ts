import type { PronouncingDictionary } from '../phones/dictionary.ts';
import { wordsOf } from '../phones/readings.ts';
import { readVocabulary } from '../phones/vocabulary.ts';
import { joinModels } from '../recognition/joined-model.ts';
import { type CountedModel, type LanguageModel, trainLanguageModel } from '../recognition/language-model.ts';
import { joinBooks, keyOfWord, type Phrasebook, readPhrasebook } from '../recognition/phrasebook.ts';

/** A word or a name that the conversation is about. */
export interface ExpectedWord {
  /** A name may be a full one, with its title or with "I'm" before it: 'Ms Novotna', "I'm Maeve Doherty". */
  readonly text: string;
  readonly isName: boolean;
  /** Ways of saying it, in American English phones. */
  readonly ways: readonly (readonly string[])[];
}

/** What is likely in one conversation. */
export interface Expectations {
  readonly words: readonly ExpectedWord[];
  /** Whether words of this form are expected at all, and whether somebody here is called so. */
  isKnown(word: string): boolean;
  isName(word: string): boolean;
  /** The title of a woman who is called so here: 'Ms', which sounds like 'Miss'. Undefined where more than one may be. */
  titleOf(name: string): string | undefined;
  /** A word with the capitals that it has here: 'Sinead' for sinead, 'MRI' for mri. Others stay as they are. */
  shown(word: string): string;
  /** How likely each of these words is after those before it, a log of at least LEAST_LOG. */
  logsOf(words: readonly string[]): number[];
}

/** What clinicians say, whatever the conversation. */
export interface UsualSpeech {
  readonly book: Phrasebook;
  readonly model: CountedModel;
}

/** Of a word that nobody expects. */
export const LEAST_LOG = -12;
const SHORTEST_WORD = 3;
const MOST_WAYS = 8;
const NEW_SENTENCE = /[.?!]$/;
/** Not 'your sister', nor 'a nurse'. */
const TITLE = /^(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Dd]octor|Nurse|Sister)$/;
/** What a name is heard with as if they were one word. */
const INTRODUCTION = /^I['’]m$/;
/** Not IT, which is a word too. */
const ABBREVIATION = /^\p{Lu}{3,}s?$/u;
const PAUSE = /[.,;:?!]$/;
const NAME = /^\p{Lu}(?!['’])\p{L}[\p{L}'’-]*$/u;
const CALENDAR =
  /^(?:\w+day|January|February|March|April|May|June|July|August|September|October|November|December)s?$/;

export const isTitle = (word: string): boolean => TITLE.test(word);

/** Whether it is told with "I'm" before it. */
export const isIntroduced = (text: string): boolean => INTRODUCTION.test(text.split(' ')[0]!);

/** Whether a name is told with what one says before it. */
export const opensName = (text: string): boolean => {
  const [first, ...others] = text.split(' ');
  return others.length > 0 && (isTitle(first!) || INTRODUCTION.test(first!));
};

/** Learns what is usual from tens of thousands of sentences, in a second. */
export function learnUsual(likely: readonly string[]): UsualSpeech {
  const { book, sentences } = readPhrasebook(likely);
  return { book, model: trainLanguageModel(sentences, book.words.length) };
}

/** Learns what `own`, some hundred sentences of one conversation, are likely to add. */
export async function expectationsIn(
  usual: UsualSpeech,
  own: readonly string[],
  dictionary: PronouncingDictionary,
): Promise<Expectations> {
  const ours = readPhrasebook(own);
  const { book, numbers } = joinBooks(usual.book, ours.book);
  const ownModel = trainLanguageModel(ours.sentences, ours.book.words.length);
  const model = joinModels(usual.model, ownModel, numbers, book.words.length);
  const numberOf = new Map(book.words.map((word, number) => [word, number]));
  const words = await withWays(expectedIn(own), dictionary);
  const isMostlySmall = (word: string) => {
    const number = numberOf.get(keyOfWord(word));
    return number !== undefined && /^\p{Ll}/u.test(book.form(number));
  };
  const capitals = capitalsOf(words, own, isMostlySmall);
  const names = new Set(words.filter(({ isName }) => isName).map(({ text }) => text.toLowerCase()));
  return {
    words,
    isName: (word) => names.has(word.toLowerCase()),
    titleOf: titlesIn(words),
    shown: (word) => capitals.get(word.toLowerCase()) ?? word,
    isKnown: (word) => numberOf.has(keyOfWord(word)),
    logsOf: (some) =>
      logsIn(
        model,
        some.map((word) => numberOf.get(keyOfWord(word)) ?? -1),
      ),
  };
}

/** The titles of women sound alike, so that only the conversation tells which is meant. */
export const isTitleOfWoman = (word: string): boolean => /^(?:Mrs|Ms|Miss)$/.test(word);

function titlesIn(words: readonly Expected[]): (name: string) => string | undefined {
  const titles = new Map<string, string | undefined>();
  for (const { text } of words) {
    const [title, ...names] = text.split(' ');
    if (!isTitleOfWoman(title!)) continue;
    for (const name of names.map((each) => each.toLowerCase()))
      titles.set(name, titles.has(name) && titles.get(name) !== title ? undefined : title);
  }
  return (name) => titles.get(name.toLowerCase());
}

/** By their small letters: the names that are no common words ('Hope', 'Bell'), and what is abbreviated. */
function capitalsOf(
  words: readonly Expected[],
  sentences: readonly string[],
  isMostlySmall: (word: string) => boolean,
): Map<string, string> {
  const names = words
    .filter(({ isName, text }) => isName && !text.includes(' ') && !isMostlySmall(text))
    .map(({ text }) => text);
  const abbreviations = sentences
    .flatMap((sentence) => sentence.split(/\s+/).map(wordOf))
    .filter((word) => ABBREVIATION.test(word));
  return new Map([...names, ...abbreviations].map((text) => [text.toLowerCase(), text]));
}

/** After a word that nobody expects, the next one stands for itself. */
function logsIn(model: LanguageModel, words: readonly number[]): number[] {
  const start = model.words;
  return words.map((word, at) => {
    const [first, second] = [words[at - 2] ?? (at === 1 ? start : -1), at === 0 ? start : words[at - 1]!];
    if (word < 0) return LEAST_LOG;
    if (second < 0) return Math.max(LEAST_LOG, model.single[word]!);
    const log = first < 0 ? model.afterOne(second, word) : model.afterTwo(first, second, word);
    return Math.max(LEAST_LOG, log);
  });
}

type Expected = Pick<ExpectedWord, 'text' | 'isName'>;

/**
 * The words of some sentences, and the names in them, full ones too: what has a capital within a sentence and never a
 * small letter. Of a sentence's first word nobody knows.
 */
function expectedIn(sentences: readonly string[]): Expected[] {
  const plain = new Set<string>();
  const capitals = new Map<string, string>();
  const first = new Set<string>();
  for (const sentence of sentences) {
    let name: string[] = [];
    let before = '';
    let isFirst = true;
    for (const shown of sentence.split(/\s+/)) {
      const word = wordOf(shown);
      const isName = !isFirst && NAME.test(word) && !isTitle(word);
      if (/^\p{Ll}/u.test(word) && !isTitle(word)) plain.add(word);
      else if (isName) name.push(word);
      else if (!isTitle(word)) first.add(keyOfWord(word));
      if (isName) {
        const full = name.join(' ');
        for (const each of [word, full, ...(before ? [`${before} ${full}`] : [])])
          capitals.set(each.toLowerCase(), each);
      } else before = isTitle(word) || INTRODUCTION.test(word) ? word : '';
      if (!isName || PAUSE.test(shown)) name = [];
      if (isName && PAUSE.test(shown)) before = '';
      isFirst = NEW_SENTENCE.test(shown) && !isTitle(word);
    }
  }
  const names = [...capitals.values()].filter((text) => !plain.has(text.toLowerCase()));
  const words = [...plain, ...[...first].filter((word) => !capitals.has(word.toLowerCase()))];
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD))]
    .map((text): Expected => ({ text, isName: false }))
    .concat(names.map((text) => ({ text, isName: !CALENDAR.test(text) && !ABBREVIATION.test(text) })));
}

const wordOf = (shown: string) => wordsOf(shown)[0] ?? '';

async function withWays(
  words: readonly Expected[],
  dictionary: PronouncingDictionary,
): Promise<ExpectedWord[]> {
  const parts = [...new Set(words.flatMap(({ text }) => text.split(' ').map(keyOfWord)))];
  const read = await readVocabulary({ words: parts, language: 'en', model: 'en-us', dictionary });
  const waysOf = new Map(parts.map((part, at) => [part, read[at]!]));
  return words
    .map((word) => ({
      ...word,
      ways: joined(word.text.split(' ').map((part) => waysOf.get(keyOfWord(part))!)),
    }))
    .filter(({ ways }) => ways.length > 0);
}

/** All the ways of saying words one after the other, at most eight. */
export function joined(words: readonly (readonly (readonly string[])[])[]): string[][] {
  return words.reduce<string[][]>(
    (before, ways) => before.flatMap((some) => ways.map((way) => [...some, ...way])).slice(0, MOST_WAYS),
    [[]],
  );
}
