import type { Span } from '#domain/oet/find-quote.ts';
import type { LetterKey, LetterPoint } from '#domain/oet/writing/key.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import type { ReadLetter, Sentence } from '../text/reading.ts';
import { deniedSpans } from './negation.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { contentStems, type Stem, stemsOf } from './stems.ts';

/** A sentence as it is compared: places are counted from its beginning. */
export interface Compared {
  readonly sentence: Sentence;
  readonly stems: readonly Stem[];
  readonly quantities: readonly Quantity[];
  readonly denied: readonly Span[];
}

/** The letter and the task, made ready to be compared. */
export interface Corpus {
  readonly paper: LetterPaper;
  readonly key: LetterKey;
  readonly sentences: readonly Compared[];
  /** What each note says, by its id. */
  readonly notes: ReadonlyMap<string, string>;
  /** How rare a stem is among the points of the key, from 0. */
  weightOf(stem: string): number;
}

function compared(sentence: Sentence): Compared {
  const { quote } = sentence;
  return { sentence, stems: stemsOf(quote), quantities: quantitiesOf(quote), denied: deniedSpans(quote) };
}

const saidBy = ({ says }: LetterPoint) => new Set(contentStems(says).map(({ stem }) => stem));

/** Makes a letter and its task ready. */
export function corpusOf(letter: ReadLetter, paper: LetterPaper, key: LetterKey): Corpus {
  const said = key.points.map(saidBy);
  const counts = new Map<string, number>();
  for (const stem of said.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const notes = paper.caseNotes.flatMap((section) =>
    section.notes.map(({ id, text }) => [id, text] as const),
  );
  return {
    paper,
    key,
    sentences: letter.sentences.map(compared),
    notes: new Map(notes),
    weightOf: (stem) => Math.log(1 + said.length / (counts.get(stem) ?? 1)),
  };
}
