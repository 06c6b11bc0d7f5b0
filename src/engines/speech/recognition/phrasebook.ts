import { wordsOf } from '../phones/readings.ts';

/** What may be said: its words, each under one number, and how they are written. */
export interface Phrasebook {
  /** Words as they are read aloud: small letters, abbreviations apart. */
  readonly words: readonly string[];
  /** How many sentences it was made of. */
  readonly size: number;
  /** A sentence as it is listed, where that is not how sentences of these words are usually written. */
  listed(words: readonly number[]): string | undefined;
  /** A word as it is mostly written. */
  form(word: number): string;
  /**
   * What stands before and after a sentence that begins so, with a space between; undefined for one that is new, or
   * that has the marks of a shorter one.
   */
  marks(opening: readonly number[]): string | undefined;
}

/** A sequence of words as a text: as it is listed, else with the capitals and the full stop of its likes. */
export const writeSentence = (book: Phrasebook, words: readonly number[]): string =>
  book.listed(words) ?? written(book, words);

function written(book: Pick<Phrasebook, 'form' | 'marks'>, words: readonly number[]): string {
  const plain = words.map((word) => book.form(word)).join(' ');
  const [before, after] = marksOf(book, words).split(' ');
  return `${before}${plain.charAt(0).toUpperCase()}${plain.slice(1)}${after}`;
}

/** In words: what comes later tells nothing of a sentence's marks. */
const LONGEST_OPENING = 3;

/** Sentences that begin alike mostly have the same marks. */
function marksOf(book: Pick<Phrasebook, 'marks'>, words: readonly number[]): string {
  for (let length = LONGEST_OPENING; length > 0; length--) {
    const marks = book.marks(words.slice(0, length));
    if (marks !== undefined) return marks;
  }
  return ' .';
}

/** Two books as one, and the numbers that the words of the second have in it. What the second lists goes first. */
export function joinBooks(
  first: Phrasebook,
  second: Phrasebook,
): { readonly book: Phrasebook; readonly numbers: readonly number[] } {
  const known = new Map(first.words.map((word, number) => [word, number]));
  const words = [...first.words];
  const numbers = second.words.map((word) => known.get(word) ?? words.push(word) - 1);
  const places = new Map(numbers.map((number, place) => [number, place]));
  const inSecond = (some: readonly number[]) => {
    const found = some.map((word) => places.get(word));
    return found.some((place) => place === undefined) ? undefined : (found as number[]);
  };
  const ofSecond = <Value>(some: readonly number[], value: (own: readonly number[]) => Value | undefined) => {
    const own = inSecond(some);
    return own && value(own);
  };
  const book: Phrasebook = {
    words,
    size: first.size,
    listed: (some) => ofSecond(some, second.listed) ?? first.listed(some),
    form: (word) =>
      formIn(word < first.words.length ? first.form(word) : undefined, places.get(word), second),
    marks: (some) => ofSecond(some, second.marks) ?? first.marks(some),
  };
  return { book, numbers };
}

/** With a small letter where either has one: a capital may be that of a sentence or a title. */
function formIn(form: string | undefined, place: number | undefined, second: Phrasebook): string {
  const other = place === undefined ? undefined : second.form(place);
  return [form, other].find((each) => each !== undefined && /^\p{Ll}/u.test(each)) ?? form ?? other!;
}

/** Longer ones teach the model of sentences nothing that shorter ones don't. */
const MOST_WORDS = 60;
const MOST_VOCABULARY = 12_000;

/** A book, and its sentences as numbers of words: what is learned from them is kept elsewhere. */
interface ReadBook {
  readonly book: Phrasebook;
  readonly sentences: readonly (readonly number[])[];
}

/** Reads the sentences that are likely at a turn. Those beyond 12,000 different words are left out. */
export function readPhrasebook(likely: readonly string[]): ReadBook {
  const numbers = new Map<string, number>();
  const forms: Map<string, number>[] = [];
  const sentences: number[][] = [];
  const texts: string[] = [];
  for (const text of likely) {
    const shown = wordsOf(text).slice(0, MOST_WORDS);
    if (shown.length === 0 || numbers.size + shown.length > MOST_VOCABULARY) continue;
    const sentence = shown.map((form, index) => {
      const key = keyOfWord(form);
      let number = numbers.get(key);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(key, number);
        forms.push(new Map());
      }
      // The first word's capital is the sentence's, so it tells nothing unless nothing else does.
      tally(forms[number]!, form, index === 0 ? 0.001 : 1);
      return number;
    });
    sentences.push(sentence);
    texts.push(text.normalize('NFC').trim());
  }
  const usual = forms.map(mostOf);
  const form = (word: number) => usual[word]!;
  const marks = marksIn(sentences, texts);
  const book = {
    words: [...numbers.keys()],
    size: sentences.length,
    form,
    marks,
    listed: unlikeWritten({ form, marks }, sentences, texts),
  };
  return { book, sentences };
}

/** The marks of most sentences that begin alike, by their first words. Tens of thousands of openings have those of a shorter one. */
function marksIn(sentences: readonly (readonly number[])[], texts: readonly string[]): Phrasebook['marks'] {
  const kept = new Map<string, string>();
  for (let length = 1; length <= LONGEST_OPENING; length++) {
    const counted = new Map<string, Map<string, number>>();
    for (const [at, sentence] of sentences.entries()) {
      if (sentence.length < length) continue;
      const opening = sentence.slice(0, length).join(' ');
      if (!counted.has(opening)) counted.set(opening, new Map());
      const text = texts[at]!;
      tally(counted.get(opening)!, `${/^[¿¡]?/.exec(text)![0]} ${/[.?!]?$/.exec(text)![0]}`, 1);
    }
    const shorter = (opening: string): string | undefined => {
      const before = opening.slice(0, Math.max(0, opening.lastIndexOf(' ')));
      return before === '' ? undefined : (kept.get(before) ?? shorter(before));
    };
    for (const [opening, counts] of counted) {
      const most = mostOf(counts);
      if (most !== shorter(opening)) kept.set(opening, most);
    }
  }
  return (opening) => kept.get(opening.join(' '));
}

/** Texts with what no writing by word and mark has: a comma, a title's capital. Of tens of thousands the others are not kept. */
function unlikeWritten(
  book: Pick<Phrasebook, 'form' | 'marks'>,
  sentences: readonly (readonly number[])[],
  texts: readonly string[],
): Phrasebook['listed'] {
  const kept = new Map<string, string>();
  for (const [at, sentence] of sentences.entries()) {
    const text = texts[at]!;
    const key = sentence.join(' ');
    if (!kept.has(key) && text !== written(book, sentence)) kept.set(key, text);
  }
  return (words) => kept.get(words.join(' '));
}

export function keyOfWord(form: string): string {
  return /^\p{Lu}{2,5}$/u.test(form) ? form : form.toLowerCase();
}

function tally(counts: Map<string, number>, key: string, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  let best = '';
  for (const [key, count] of counts) if (best === '' || count > counts.get(best)!) best = key;
  return best;
}
