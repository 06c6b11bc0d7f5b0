import { clausesOf } from './clauses.ts';
import type { KeyPoint } from './questions.ts';
import { hasVerb } from './verbs.ts';

const NEGATED = /\b(?:not|no|never|nor|without|neither|none|hardly|cannot)\b|n't\b/;

const SENTENCE_WORDS = 4;
/** More commas than this for each word make a list. */
const LIST_COMMAS = 0.5;

/** A word with its common endings off, so that 'reduced' meets 'reduces'. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ation|ions?|ing|ed|es|s|e)$/, '') : word;
}

const stems = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(stem)
    .join(' ');

/** A sentence has a verb and a few words: key words in a row are none. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = text.split(',').length - 1;
  return words >= SENTENCE_WORDS && commas < words * LIST_COMMAS && hasVerb(text);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+|;/)
    .map((sentence) =>
      sentence
        .trim()
        .toLowerCase()
        .replace(/\u2019/g, "'"),
    )
    .filter(isSentence);
}

type Concept = KeyPoint['concepts'][number];

/** Whether a clause has a word of a concept. */
function names(clause: string, concept: Concept): boolean {
  const said = ` ${stems(clause)} `;
  return concept.some((word) => said.includes(` ${stems(word)} `));
}

/**
 * The clauses, joined, that it takes to name all concepts: the shortest run of them, so that what is denied beside it
 * doesn't count. Empty where the sentence lacks a concept.
 */
function runsNaming(sentence: string, concepts: readonly Concept[]): string[] {
  const clauses = clausesOf(sentence);
  for (let length = 1; length <= clauses.length; length++) {
    const runs = Array.from({ length: clauses.length - length + 1 }, (_, from) =>
      clauses.slice(from, from + length).join(' , '),
    ).filter((run) => concepts.every((concept) => names(run, concept)));
    if (runs.length > 0) return runs;
  }
  return [];
}

/** Whether a sentence says a point: in clauses that name its concepts and affirm or deny as the point does. */
function says(sentence: string, { point, concepts }: KeyPoint): boolean {
  const denies = NEGATED.test(point.toLowerCase());
  return runsNaming(sentence, concepts).some((run) => NEGATED.test(run) === denies);
}

/**
 * How many key points a summary makes: each in one sentence of it that has a word of each of the point's concepts and,
 * in the clauses that have them, affirms or denies as the point does. Lists of key words make none.
 */
export function pointsMade(summary: string, points: readonly KeyPoint[]): number {
  const sentences = sentencesOf(summary);
  return points.filter((point) => sentences.some((sentence) => says(sentence, point))).length;
}
