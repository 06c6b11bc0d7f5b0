import { wordsOf } from '../phones/readings.ts';

/** What may be said: its words, each under one number, and how they are written. */
export interface Phrasebook {
  /** Words as they are read aloud: small letters, abbreviations apart. */
  readonly words: readonly string[];
  /** Sentences and phrases as numbers of words. */
  readonly sentences: readonly (readonly number[])[];
  /** A sequence of words as a text: as it is listed, else with the capitals and the full stop of its likes. */
  write(words: readonly number[]): string;
}

/** Longer ones teach the model of sentences nothing that shorter ones don't. */
const MOST_WORDS = 60;
const MOST_VOCABULARY = 6_000;

/** Reads the sentences that are likely at a turn. Those beyond 6,000 different words are left out. */
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
  const usual = forms.map((counts) => mostOf(counts));
  const usualMarks = new Map([...marks].map(([opening, counts]) => [opening, mostOf(counts)]));
  return { words: [...numbers.keys()], sentences, write: writer(texts, usual, usualMarks) };
}

/** Made apart from the counts, which it would keep alive. */
function writer(
  texts: ReadonlyMap<string, string>,
  usual: readonly string[],
  marks: ReadonlyMap<string, string>,
): Phrasebook['write'] {
  return (words) => {
    const listed = texts.get(words.join(' '));
    if (listed !== undefined) return listed;
    const plain = words.map((word) => usual[word]!).join(' ');
    const text = plain.charAt(0).toUpperCase() + plain.slice(1);
    const [before, after] = markOf(marks, words).split(' ');
    return `${before}${text}${after}`;
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

/** What stands before and after: sentences that begin alike mostly have the same marks. */
function markOf(marks: ReadonlyMap<string, string>, words: readonly number[]): string {
  for (let length = 3; length > 0; length--) {
    const mark = marks.get(words.slice(0, length).join(' '));
    if (mark !== undefined) return mark;
  }
  return ' ';
}
