import type { KeyPoint } from './questions.ts';

/** Verbs that carry a sentence; besides, whatever ends like one and not like a noun. */
const VERBS =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|could|may|might|must|should|will|would|need|cannot)\b|\b\p{L}{2,}(?:ed|(?<!ion|ment|it|ic|ur|[sui])s)\b/u;
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
  return words >= SENTENCE_WORDS && commas < words * LIST_COMMAS && VERBS.test(text);
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

function says(sentence: string, { point, concepts }: KeyPoint): boolean {
  if (NEGATED.test(sentence) !== NEGATED.test(point.toLowerCase())) return false;
  const said = ` ${stems(sentence)} `;
  return concepts.every((words) => words.some((word) => said.includes(` ${stems(word)} `)));
}

/**
 * How many key points a summary makes: each in one sentence of it that has a word of each of the point's concepts and
 * affirms or denies as the point does. Lists of key words make none.
 */
export function pointsMade(summary: string, points: readonly KeyPoint[]): number {
  const sentences = sentencesOf(summary);
  return points.filter((point) => sentences.some((sentence) => says(sentence, point))).length;
}
