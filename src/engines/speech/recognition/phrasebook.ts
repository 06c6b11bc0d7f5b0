import { wordsOf } from '../phones/readings.ts';

/** What may be said: its words, each under one number, and how they are written. */
export interface Phrasebook {
  /** Words as they are read aloud: small letters, abbreviations apart. */
  readonly words: readonly string[];
  /** Sentences and phrases as numbers of words. */
  readonly sentences: readonly (readonly number[])[];
  /** A sentence as it is listed. */
  listed(words: readonly number[]): string | undefined;
  /** A word as it is mostly written. */
  form(word: number): string;
  /** What stands before and after a sentence that begins so, with a space between; undefined for one that is new. */
  marks(opening: readonly number[]): string | undefined;
}

/** A sequence of words as a text: as it is listed, else with the capitals and the full stop of its likes. */
export function writeSentence(book: Phrasebook, words: readonly number[]): string {
  const listed = book.listed(words);
  if (listed !== undefined) return listed;
  const plain = words.map((word) => book.form(word)).join(' ');
  const [before, after] = marksOf(book, words).split(' ');
  return `${before}${plain.charAt(0).toUpperCase()}${plain.slice(1)}${after}`;
}

/** Sentences that begin alike mostly have the same marks. */
function marksOf(book: Phrasebook, words: readonly number[]): string {
  for (let length = 3; length > 0; length--) {
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
    sentences: first.sentences,
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

/** Reads the sentences that are likely at a turn. Those beyond 12,000 different words are left out. */
export function createPhrasebook(likely: readonly string[]): Phrasebook {
  const numbers = new Map<string, number>();
  const forms: Map<string, number>[] = [];
  const sentences: number[][] = [];
  const texts = new Map<string, string>();
  const marks = new Map<string, Map<string, number>>();
  for (const text of likely) {
    const shown = wordsOf(text).slice(0, MOST_WORDS);
    if (shown.length === 0 || numbers.size + shown.length > MOST_VOCABULARY) continue;
    const sentence = shown.map((form, index) => {
      const key = keyOf(form);
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
    const key = sentence.join(' ');
    if (!texts.has(key)) texts.set(key, text.normalize('NFC').trim());
    const mark = `${/^[¿¡]?/.exec(text.trim())![0]} ${/[.?!]?$/.exec(text.trim())![0]}`;
    for (let length = 1; length <= 3; length++) {
      const opening = sentence.slice(0, length).join(' ');
      if (!marks.has(opening)) marks.set(opening, new Map());
      tally(marks.get(opening)!, mark, 1);
    }
  }
  return { words: [...numbers.keys()], sentences, ...written(forms, texts, marks) };
}

/** Made apart from the counts, which it would keep alive. */
function written(
  forms: readonly ReadonlyMap<string, number>[],
  texts: ReadonlyMap<string, string>,
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Pick<Phrasebook, 'listed' | 'form' | 'marks'> {
  const usual = forms.map(mostOf);
  const marks = new Map([...counted].map(([opening, counts]) => [opening, mostOf(counts)]));
  return {
    listed: (words) => texts.get(words.join(' ')),
    form: (word) => usual[word]!,
    marks: (opening) => marks.get(opening.join(' ')),
  };
}

function keyOf(form: string): string {
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
