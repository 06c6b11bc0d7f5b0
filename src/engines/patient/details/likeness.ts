import { type PartDetail, textIn } from '../part.ts';
import type { MeaningOf } from '../scene.ts';
import { formOf, type Person, personOf, type QuestionForm } from './question-form.ts';
import { commonTo, coveredBy, stemsOf, type Worths, worthsAmong } from './question-words.ts';

/** A question as it is compared with others. */
export interface Question {
  readonly text: string;
  /** From the middle of all questions of the case, of length 1. */
  readonly meaning: Float32Array;
  readonly stems: readonly string[];
  readonly form: QuestionForm | null;
  readonly person: Person;
}

/** A detail as questions are compared with it. */
export interface ComparedDetail {
  readonly id: string;
  readonly asks: readonly Question[];
  readonly answer: Question;
}

/** The details of a case, ready to be compared. */
export interface Compared {
  readonly details: readonly ComparedDetail[];
  readonly worths: Worths;
  /** Where all ways of asking meet. */
  readonly middle: Float32Array;
  readonly meaningOf: MeaningOf;
}

export function comparedDetails(details: readonly PartDetail[], meaningOf: MeaningOf): Compared {
  const meanings = details.flatMap(({ asks }) => asks.map(meaningOf));
  const middle = sumOf(meanings).map((value) => value / Math.max(1, meanings.length));
  const compared = details.map(
    ({ id, asks, says }): ComparedDetail => ({
      id,
      asks: asks.map((ask) => questionIn({ middle, meaningOf }, ask)),
      answer: questionIn({ middle, meaningOf }, textIn(says, 'en')),
    }),
  );
  const worths = worthsAmong(compared.map(({ asks }) => new Set(asks.flatMap(({ stems }) => stems))));
  return { details: compared, worths, middle, meaningOf };
}

/** A question that somebody asks in a case, ready to be compared with its details. */
export function questionIn(
  { middle, meaningOf }: Pick<Compared, 'middle' | 'meaningOf'>,
  text: string,
): Question {
  const meaning = meaningOf(text).map((value, i) => value - middle[i]!);
  return { text, meaning: unitOf(meaning), stems: stemsOf(text), form: formOf(text), person: personOf(text) };
}

/** So many numbers `likenessTo` gives. */
export const LIKENESSES = 7;
/** An answer counts for so much of a way of asking. */
const OF_AN_ASK = 0.8;

/**
 * What speaks for a question's asking for a detail: how near it is in meaning to all that belongs to the detail, and to
 * the nearest way of asking; how much of its words stands in the ways of asking, in the answer, and in both the question
 * and one way of asking; and whether the nearest two ask in the same form, and about the same person. -1 to 1.
 */
export function likenessTo(
  { worths }: Pick<Compared, 'worths'>,
  question: Question,
  detail: ComparedDetail,
): number[] {
  const { asks, answer } = detail;
  const whole = unitOf(
    sumOf([...asks.map(({ meaning }) => meaning), answer.meaning.map((value) => OF_AN_ASK * value)]),
  );
  const near = asks
    .map((ask) => ({ ask, likeness: dot(ask.meaning, question.meaning) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const alike = (trait: 'form' | 'person') =>
    near.slice(0, 2).filter(({ ask }) => ask[trait] === question[trait]).length / 2;
  return [
    dot(whole, question.meaning),
    near[0]?.likeness ?? 0,
    coveredBy(worths, question.stems, new Set(asks.flatMap(({ stems }) => stems))),
    coveredBy(worths, question.stems, new Set(answer.stems)),
    Math.max(0, ...asks.map(({ stems }) => commonTo(worths, question.stems, new Set(stems)))),
    alike('form'),
    alike('person'),
  ];
}

function sumOf(rows: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(rows[0]?.length ?? 0);
  for (const row of rows) for (let i = 0; i < row.length; i++) sum[i]! += row[i]!;
  return sum;
}

function unitOf(values: Float32Array): Float32Array {
  const length = Math.sqrt(dot(values, values)) || 1;
  return values.map((value) => value / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
