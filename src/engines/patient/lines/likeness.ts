import type { ClauseMeaning } from '../../understanding/meaning/line-meanings.ts';
import { type Part, type PartFact, textIn } from '../part.ts';
import type { LineReader } from '../scene.ts';
import { formOf, type Person, personOf, type QuestionForm } from './question-form.ts';
import { commonTo, coveredBy, stemsOf, type Worths, worthsAmong } from './question-words.ts';

/** What a text is made of, apart from its meaning. */
interface Wording {
  readonly stems: ReadonlySet<string>;
  readonly form: QuestionForm | null;
  readonly person: Person;
}

/** A clause as it is compared with lines. */
export interface AskedClause extends Wording {
  readonly meaning: ClauseMeaning;
}

/** A line that may be told: a fact, or a detail. */
export interface ComparedLine {
  readonly kind: 'fact' | 'detail';
  readonly id: string;
  /** Of a fact. */
  readonly fact: PartFact | null;
  /** The fact that a detail goes on from. */
  readonly of: string | undefined;
  readonly asks: readonly (Wording & { readonly meaning: Float32Array })[];
  /** Ways of asking for its topic. */
  readonly topical: readonly Float32Array[];
  readonly says: readonly Float32Array[];
  readonly askedStems: ReadonlySet<string>;
  readonly saidStems: ReadonlySet<string>;
}

/** The lines of a case, ready to be compared. */
export interface Compared {
  readonly lines: readonly ComparedLine[];
  readonly worths: Worths;
  readonly reader: LineReader;
}

export function comparedLines(part: Part, reader: LineReader): Compared {
  const facts = part.facts.map((fact): ComparedLine => {
    const says = [...new Set([textIn(fact.short, 'en'), textIn(fact.full, 'en')])];
    const asks = asksFor(reader, fact.asks ?? []);
    return {
      kind: 'fact',
      id: fact.id,
      fact,
      of: undefined,
      asks,
      topical: topicalOf(reader, fact.topic),
      says: says.map((text) => reader.line(text)),
      askedStems: stemsAmong(asks),
      saidStems: new Set([...says, ...(fact.words ?? [])].flatMap((text) => [...stemsOf(text)])),
    };
  });
  const details = (part.details ?? []).map(({ id, of, asks: ways, says }): ComparedLine => {
    const text = textIn(says, 'en');
    const asks = asksFor(reader, ways);
    return {
      kind: 'detail',
      id,
      fact: null,
      of,
      asks,
      topical: [],
      says: [reader.line(text)],
      askedStems: stemsAmong(asks),
      saidStems: stemsOf(text),
    };
  });
  const lines = [...facts, ...details];
  return { lines, worths: worthsAmong(lines.map(stemsIn)), reader };
}

const stemsIn = ({ askedStems, saidStems }: ComparedLine) => new Set([...askedStems, ...saidStems]);

const asksFor = (reader: LineReader, ways: readonly string[]): ComparedLine['asks'] =>
  ways.map((ask) => ({ ...wordingOf(ask), meaning: reader.ask(ask) }));

const stemsAmong = (asks: ComparedLine['asks']) => new Set(asks.flatMap(({ stems }) => [...stems]));

function topicalOf(reader: LineReader, topic: string): Float32Array[] {
  const all = reader.topic(topic);
  const size = reader.size;
  return all
    ? Array.from({ length: all.length / size }, (_, at) => all.subarray(at * size, (at + 1) * size))
    : [];
}

const wordingOf = (text: string): Wording => ({
  stems: stemsOf(text),
  form: formOf(text),
  person: personOf(text),
});

export const askedClause = (reader: LineReader, text: string, before: string | null): AskedClause => ({
  ...wordingOf(text),
  meaning: reader.clause(text, before),
});

/** So many numbers `likenessTo` gives. */
export const LIKENESSES = 8;
/** The nearest of several counts most: as the meanings were fitted. */
const SHARPNESS = 12;

/**
 * What speaks for a clause's being answered by a line: how near it is in meaning to the ways of asking for it, to those
 * for its topic, and to the line itself; how much of its words stands in the ways of asking, in the line, and in both
 * the clause and one way of asking; and whether the nearest two ways of asking have its form, and are about the same
 * person. -1 to 1, 0 where there is nothing to compare with.
 */
export function likenessTo(
  { worths }: Pick<Compared, 'worths'>,
  { meaning, stems, form, person }: AskedClause,
  { asks, topical, says, askedStems, saidStems }: ComparedLine,
): number[] {
  const near = asks
    .map((ask) => ({ ask, likeness: dot(ask.meaning, meaning.asks) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const alike = (trait: 'form' | 'person', own: string | null) =>
    near.slice(0, 2).filter(({ ask }) => ask[trait] === own).length / 2;
  return [
    nearest(near.map(({ likeness }) => likeness)),
    nearest(topical.map((key) => dot(key, meaning.asks))),
    nearest(says.map((key) => dot(key, meaning.lines))),
    coveredBy(worths, stems, askedStems),
    coveredBy(worths, stems, saidStems),
    Math.max(0, ...asks.map((ask) => commonTo(worths, stems, ask.stems))),
    alike('form', form),
    alike('person', person),
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
