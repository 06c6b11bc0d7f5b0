import type { LearningLanguage } from '#domain/languages.ts';
import type { ClauseMeaning } from '../../understanding/meaning/line-meanings.ts';
import { type Part, type PartFact, textIn } from '../part.ts';
import type { LineReader } from '../scene.ts';
import { type AsksByWords, asksByWords, likenessesTo } from './asks-by-words.ts';
import type { QuestionForm } from './form-words.ts';
import { type Kin, kinIn } from './kin.ts';
import { formOf, type Person, personOf } from './question-form.ts';
import { commonTo, coveredBy, type Worths, worthsAmong } from './question-words.ts';
import { isSmall, stemsOf } from './stems.ts';

/** What a text is made of, apart from its meaning. */
interface Wording {
  readonly stems: ReadonlySet<string>;
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

export function comparedLines(part: Part, readers: Readers): Compared {
  const { language } = readers;
  const ways: string[] = [];
  const lineOf = (
    line: Pick<ComparedLine, 'kind' | 'id' | 'fact' | 'of'>,
    asked: readonly string[],
    says: readonly string[],
  ): ComparedLine => {
    const asks = asked.map((ask, at) => askOf(ask, ways.length + at, readers));
    ways.push(...asked);
    return {
      ...line,
      asks,
      topical: line.fact ? topicalOf(readers.reader, line.fact.topic) : [],
      says: [...new Set(says)].map((text) => readers.reader.line(text)),
      askedStems: new Set(asks.flatMap(({ stems }) => [...stems])),
      saidStems: stemsAmong([...says, ...(line.fact?.words ?? [])], language),
      kin: kinIn(language, [...says, ...asked].join('. ')),
    };
  };
  const lines = [
    ...part.facts.map((fact) => {
      const says = [textIn(fact.short, language), textIn(fact.full, language)];
      return lineOf({ kind: 'fact', id: fact.id, fact, of: undefined }, fact.asks ?? [], says);
    }),
    ...(part.details ?? []).map(({ id, of, asks, says }) =>
      lineOf({ kind: 'detail', id, fact: null, of }, asks, [textIn(says, language)]),
    ),
  ];
  return { lines, worths: worthsAmong(lines.map(stemsIn), language), byWords: asksByWords(ways), ...readers };
}

const stemsIn = ({ askedStems, saidStems }: ComparedLine) => new Set([...askedStems, ...saidStems]);

const stemsAmong = (texts: readonly string[], language: LearningLanguage) =>
  new Set(texts.flatMap((text) => [...stemsOf(text, language)]));

const askOf = (text: string, number: number, { language, reader }: Readers): Ask => ({
  ...wordingOf(text, language),
  number,
  meaning: reader.ask(text),
});

function topicalOf(reader: LineReader, topic: string): Float32Array[] {
  const all = reader.topic(topic);
  if (!all) return [];
  const { size } = reader;
  return Array.from({ length: all.length / size }, (_, at) => all.subarray(at * size, (at + 1) * size));
}

const wordingOf = (text: string, language: LearningLanguage): Wording => ({
  stems: stemsOf(text, language),
  form: formOf(text, language),
  person: personOf(text, language),
});

/** `before` is what was said before the clause, as far as its meaning may need that. */
export function askedClause(
  { language, reader, byWords }: Compared,
  text: string,
  before: string | null,
): AskedClause {
  const own = wordingOf(text, language);
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
  { meaning, alike, stems, form, person }: AskedClause,
  { asks, topical, says, askedStems, saidStems }: ComparedLine,
): number[] {
  const byWords = asks.map(({ number }) => alike[number]!).toSorted((a, b) => b - a);
  const near = asks
    .map((ask) => ({
      ask,
      likeness: dot(ask.meaning, meaning.asks),
    }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const same = (trait: 'form' | 'person', own: string | null) =>
    near.slice(0, 2).filter(({ ask }) => ask[trait] === own).length / 2;
  return [
    nearest(near.map(({ likeness }) => likeness)),
    nearest(topical.map((key) => dot(key, meaning.asks))),
    nearest(says.map((key) => dot(key, meaning.lines))),
    coveredBy(worths, stems, askedStems),
    coveredBy(worths, stems, saidStems),
    Math.max(0, ...asks.map((ask) => commonTo(worths, stems, ask.stems))),
    same('form', form),
    same('person', person),
    WORDS_SHARE * (byWords[0] ?? 0),
    (WORDS_SHARE / NEAREST) * byWords.slice(0, NEAREST).reduce((sum, likeness) => sum + likeness, 0),
  ];
}

function nearest(likenesses: readonly number[]): number {
  if (likenesses.length === 0) return 0;
  const sum = likenesses.reduce((total, value) => total + Math.exp(SHARPNESS * value), 0);
  return Math.log(sum) / SHARPNESS;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
