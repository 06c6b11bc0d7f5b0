import type { LearningLanguage } from '#domain/languages.ts';
import { dot } from '../../understanding/meaning/dot.ts';
import type { ClauseMeaning } from '../../understanding/meaning/line-meanings.ts';
import { type Part, type PartFact, textIn } from '../part.ts';
import type { LineReader } from '../scene.ts';
import { type AsksByWords, asksByWords, likenessesTo } from './asks-by-words.ts';
import type { QuestionForm } from './form-words.ts';
import { type Kin, kinIn } from './kin.ts';
import { formOf, type Person, personOf } from './question-form.ts';
import {
  commonTo,
  coveredBy,
  type WeighedStems,
  type Worths,
  weighed,
  worthsAmong,
} from './question-words.ts';
import { isSmall, stemsOf } from './stems.ts';

/** What a text is made of, apart from its meaning. */
interface Wording extends WeighedStems {
  readonly form: QuestionForm | null;
  readonly person: Person;
}

/** A clause as it is compared with lines. */
export interface AskedClause extends Wording {
  readonly meaning: ClauseMeaning;
  /** How near its words are to each way of asking of the case. */
  readonly alike: Float32Array;
}

/** A way of asking for a line. */
interface Ask extends Wording {
  /** Its number among those of the case. */
  readonly number: number;
  readonly meaning: Float32Array;
}

/** A line that may be told: a fact, or a detail. */
export interface ComparedLine {
  readonly kind: 'fact' | 'detail';
  readonly id: string;
  /** Of a fact. */
  readonly fact: PartFact | null;
  /** The fact that a detail goes on from. */
  readonly of: string | undefined;
  readonly asks: readonly Ask[];
  /** Ways of asking for its topic, and what it says. */
  readonly topical: readonly Float32Array[];
  readonly says: readonly Float32Array[];
  readonly askedStems: ReadonlySet<string>;
  readonly saidStems: ReadonlySet<string>;
  /** Whom of a family it speaks of, or is asked about. */
  readonly kin: ReadonlySet<Kin>;
}

/** The lines of a case, ready to be compared. */
export interface Compared {
  readonly lines: readonly ComparedLine[];
  readonly worths: Worths;
  readonly byWords: AsksByWords;
  readonly language: LearningLanguage;
  readonly reader: LineReader;
}

type Readers = Pick<Compared, 'language' | 'reader'>;

/** A line that may be told, as it stands in a part. */
interface WrittenLine extends Pick<ComparedLine, 'kind' | 'id' | 'fact' | 'of'> {
  readonly ways: readonly string[];
  readonly texts: readonly string[];
}

export function comparedLines(part: Part, readers: Readers): Compared {
  const { language, reader } = readers;
  const written = linesOf(part, language).map((line) => ({
    ...line,
    waysStems: line.ways.map((way) => stemsOf(way, language)),
    saidStems: stemsAmong([...line.texts, ...(line.fact?.words ?? [])], language),
  }));
  const worths = worthsAmong(
    written.map(
      ({ waysStems, saidStems }) => new Set([...waysStems, saidStems].flatMap((stems) => [...stems])),
    ),
    language,
  );
  let number = 0;
  const lines = written.map(
    ({ ways, texts, waysStems, ...line }): ComparedLine => ({
      ...line,
      asks: ways.map((way, at) => ({
        ...wordingOf(way, language, weighed(worths, waysStems[at]!)),
        number: number++,
        meaning: reader.ask(way),
      })),
      topical: line.fact ? topicalOf(reader, line.fact.topic) : [],
      says: [...new Set(texts)].map((text) => reader.line(text)),
      askedStems: new Set(waysStems.flatMap((stems) => [...stems])),
      kin: kinIn(language, [...texts, ...ways].join('. ')),
    }),
  );
  return { lines, worths, byWords: asksByWords(written.flatMap(({ ways }) => ways)), ...readers };
}

const linesOf = ({ facts, details = [] }: Part, language: LearningLanguage): WrittenLine[] => [
  ...facts.map(
    (fact): WrittenLine => ({
      kind: 'fact',
      id: fact.id,
      fact,
      of: undefined,
      ways: fact.asks ?? [],
      texts: [textIn(fact.short, language), textIn(fact.full, language)],
    }),
  ),
  ...details.map(
    ({ id, of, asks, says }): WrittenLine => ({
      kind: 'detail',
      id,
      fact: null,
      of,
      ways: asks,
      texts: [textIn(says, language)],
    }),
  ),
];

const stemsAmong = (texts: readonly string[], language: LearningLanguage) =>
  new Set(texts.flatMap((text) => [...stemsOf(text, language)]));

function topicalOf(reader: LineReader, topic: string): Float32Array[] {
  const all = reader.topic(topic);
  if (!all) return [];
  const { size } = reader;
  return Array.from({ length: all.length / size }, (_, at) => all.subarray(at * size, (at + 1) * size));
}

const wordingOf = (text: string, language: LearningLanguage, stems: WeighedStems): Wording => ({
  ...stems,
  form: formOf(text, language),
  person: personOf(text, language),
});

/** `before` is what was said before the clause, as far as its meaning may need that. */
export function askedClause(
  { language, reader, byWords, worths }: Compared,
  text: string,
  before: string | null,
): AskedClause {
  const own = wordingOf(text, language, weighed(worths, stemsOf(text, language)));
  const meaning = reader.clause(text, before);
  const alike = likenessesTo(byWords, text);
  if (!reader.isTranslated) return { ...own, meaning, alike };
  // 'I see that you are allergic. To what?' names its subject in what it follows.
  const isBare = before !== null && !before.includes('?') && telling(own.stems, language) <= MOST_BARE;
  if (!isBare) return { ...own, meaning, alike };
  const whole = likenessesTo(byWords, `${before} ${text}`);
  return { ...own, meaning, alike: alike.map((likeness, at) => Math.max(likeness, whole[at]!)) };
}

/** So few words that tell something may have their subject before them. */
const MOST_BARE = 2;

const telling = (stems: ReadonlySet<string>, language: LearningLanguage) =>
  [...stems].filter((stem) => !isSmall(stem, language)).length;

/** So many numbers `likenessTo` gives. */
export const LIKENESSES = 10;
/** So many of them, the first, are of meanings; so many, the last, of words and letters as they stand. */
export const MEANT = 3;
export const BY_LETTERS = 2;
/** The nearest of several counts most: as the meanings were fitted. */
const SHARPNESS = 12;
/** So many ways of asking that are near by their words count together. */
const NEAREST = 3;
/** Brings what is near by words, which is seldom much, to the range in which it is fitted. */
const WORDS_SHARE = 5;

/**
 * What speaks for a clause's being answered by a line: how near it is in meaning to the ways of asking for it, to those
 * for its topic, and to the line itself; how much of its words stands in the ways of asking, in the line, and in both
 * the clause and one way of asking; whether the nearest two ways of asking have its form, and are about the same
 * person; and how near its words and letters are to those of the nearest way of asking, and of the nearest three, 0
 * to 5. The others from -1 to 1; 0 where there is nothing to compare with.
 */
export function likenessTo(
  { worths }: Pick<Compared, 'worths'>,
  asked: AskedClause,
  { asks, topical, says, askedStems, saidStems }: ComparedLine,
): number[] {
  const { meaning, alike } = asked;
  const likenesses = numbersOf(asks, (ask) => dot(ask.meaning, meaning.asks));
  const byWords = numbersOf(asks, ({ number }) => alike[number]!);
  const nearestTwo = greatestTwo(likenesses).map((at) => asks[at]!);
  const same = (trait: 'form' | 'person') =>
    nearestTwo.filter((ask) => ask[trait] === asked[trait]).length / 2;
  const common = numbersOf(asks, (ask) => commonTo(worths, asked, ask));
  const wordsOfNearest = descending(byWords).subarray(0, NEAREST);
  return [
    nearest(descending(likenesses)),
    nearest(numbersOf(topical, (key) => dot(key, meaning.asks))),
    nearest(numbersOf(says, (key) => dot(key, meaning.lines))),
    coveredBy(worths, asked, askedStems),
    coveredBy(worths, asked, saidStems),
    Math.max(0, ...common),
    same('form'),
    same('person'),
    WORDS_SHARE * (wordsOfNearest[0] ?? 0),
    (WORDS_SHARE / NEAREST) * wordsOfNearest.reduce((sum, likeness) => sum + likeness, 0),
  ];
}

/** A number of each, unboxed: there are a thousand ways of asking, and each clause is compared with all. */
function numbersOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): Float64Array {
  const numbers = new Float64Array(items.length);
  for (let at = 0; at < items.length; at++) numbers[at] = numberOf(items[at]!);
  return numbers;
}

const descending = (numbers: Float64Array) => numbers.toSorted().reverse();

/** Where the greatest number stands, then the one after it; of equal ones the first. Fewer where there are no two. */
function greatestTwo(numbers: Float64Array): number[] {
  let [first, second] = [-1, -1];
  for (let at = 0; at < numbers.length; at++) {
    if (first < 0 || numbers[at]! > numbers[first]!) [first, second] = [at, first];
    else if (second < 0 || numbers[at]! > numbers[second]!) second = at;
  }
  return [first, second].filter((at) => at >= 0);
}

function nearest(likenesses: Float64Array): number {
  if (likenesses.length === 0) return 0;
  let sum = 0;
  for (let at = 0; at < likenesses.length; at++) sum += Math.exp(SHARPNESS * likenesses[at]!);
  return Math.log(sum) / SHARPNESS;
}
