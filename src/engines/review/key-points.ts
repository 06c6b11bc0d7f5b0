import type { LearningLanguage } from '#domain/languages.ts';
import type { KeyPoint } from '#domain/practice/complex/brief.ts';
import type { Harm, KeyPointOutcome } from '#domain/practice/complex/review.ts';
import { quoteOf, type Sentence } from '../roleplay/reading/transcript.ts';
import { affirms, names, says } from './said.ts';
import { asksForHistory } from './sentences.ts';

/** What became of each point that a good explanation has, by the first words that make it. */
export function judgeKeyPoints(
  language: LearningLanguage,
  points: readonly KeyPoint[],
  sentences: readonly Sentence[],
): KeyPointOutcome[] {
  const told = sentences.filter((sentence) => !asksForHistory(language, sentence));
  return points.map(({ id, goal, model, ...point }) => {
    const shown = told.find((sentence) => makes(language, point, sentence, told));
    return { id, goal, model, shown: shown ? quoteOf(shown) : null };
  });
}

/** Whether a sentence makes one of the points. */
export const makesOneOf = (
  language: LearningLanguage,
  points: readonly KeyPoint[],
  sentence: Sentence,
  sentences: readonly Sentence[],
): boolean => points.some((point) => makes(language, point, sentence, sentences));

type Wording = Pick<KeyPoint, 'about' | 'says' | 'against'>;

/** By itself, or with the sentence before or after it in the same turn. */
function makes(
  language: LearningLanguage,
  wording: Wording,
  sentence: Sentence,
  told: readonly Sentence[],
): boolean {
  const near = told.filter(({ turn, at }) => turn === sentence.turn && Math.abs(at - sentence.at) <= 1);
  return makesPoint(
    language,
    wording,
    sentence.text,
    near.map(({ text }) => text),
  );
}

/** Whether a sentence makes a point, by itself or with those near it. */
export function makesPoint(
  language: LearningLanguage,
  { about, says: said, against }: Wording,
  sentence: string,
  near: readonly string[],
): boolean {
  if (!names(language, sentence, about)) return false;
  if (against && affirms(language, sentence, against)) return false;
  return !said || near.some((text) => says(language, text, said));
}

/** What was said that is the opposite of a point. */
export function oppositesOf(
  language: LearningLanguage,
  points: readonly KeyPoint[],
  sentences: readonly Sentence[],
): Harm[] {
  return points.flatMap(({ goal, about, against }) =>
    against
      ? sentences
          .filter(
            (sentence) =>
              !asksForHistory(language, sentence) &&
              names(language, sentence.text, about) &&
              affirms(language, sentence.text, against),
          )
          .map((sentence): Harm => ({ kind: 'opposite', shown: quoteOf(sentence), against: goal }))
      : [],
  );
}
