import { MEANING_SIZE } from '../../understanding/meaning/encoder-sizes.ts';
import { type Move, makes } from '../reading/moves.ts';
import type { CandidateTurn } from '../reading/transcript.ts';
import { bagOf, type Vocabulary } from './vocabulary.ts';

/** The meaning of a sentence as numbers, of length 1; null where no meanings are at hand. */
export type MeaningOf = (sentence: string) => Float32Array | null;

/** Moves whose presence in a turn is told. */
export const TOLD_MOVES = [
  'greet',
  'empathise',
  'ask_ideas',
  'ask_concerns',
  'ask_expectations',
  'ask_known',
  'open_question',
  'clarify',
  'signpost',
  'summarise',
  'invite_correction',
  'check',
  'teach_back',
  'invite_questions',
  'invite_reaction',
] as const satisfies readonly Move[];

/** A one that stands for what all turns share: so large that a ridge hardly holds it back. */
const SHARED = 3;
/** How much the other features weigh beside a meaning of length 1: the best of a few, measured with files left out. */
const NUMBER = 0.5;
const WORDS = 0.8;
const HEARD = 0.6;
const ANSWERED = 0.6;
const LONG_WORDS = 50;
const MOST_HEARD = 60;

/** What is looked at of a turn: all of it, or one of its sentences. */
export type LookedAt = Pick<CandidateTurn, 'at' | 'sentences' | 'before' | 'after'>;

/**
 * A turn among so many of the candidate's as numbers: its moves, length and place, the words in it, and the mean meaning
 * of its sentences, of what the other one said before and of the answer. null where no meanings are at hand.
 */
export function featuresOf(
  turn: LookedAt,
  turns: number,
  vocabulary: Vocabulary,
  meaningOf: MeaningOf,
): Float32Array | null {
  const said = meanMeaning(
    turn.sentences.map(({ text }) => text),
    meaningOf,
  );
  const [heard, answered] = [turn.before, turn.after].map((turns) =>
    meanMeaning(
      turns.flatMap(({ sentences }) => sentences),
      meaningOf,
    ),
  );
  if (!said || !heard || !answered) return null;
  const numbers = numbersOf(turn, turns);
  const words = bagOf(vocabulary, turn.sentences.map(({ plain }) => plain).join(' '));
  return Float32Array.of(
    SHARED,
    ...numbers.map((number) => NUMBER * number),
    ...words.map((weight) => WORDS * weight),
    ...said,
    ...heard.map((value) => HEARD * value),
    ...answered.map((value) => ANSWERED * value),
  );
}

function numbersOf({ at, sentences, before }: LookedAt, turns: number): number[] {
  const words = sentences.reduce((sum, each) => sum + each.words, 0);
  const asked = sentences.filter(({ isQuestion }) => isQuestion).length;
  const heard = before.reduce((sum, each) => sum + each.words, 0);
  return [
    Math.log1p(words) / 4,
    Math.min(asked, 3) / 3,
    Number(sentences.at(-1)?.isQuestion ?? false),
    Number(at === 0),
    Number(at === turns - 1),
    at / turns,
    Math.min(heard, MOST_HEARD) / MOST_HEARD,
    Number(words > LONG_WORDS),
    ...TOLD_MOVES.map((move) => Number(sentences.some((sentence) => makes(sentence, move)))),
  ];
}

/** Zeros for no sentences; null where no meanings are at hand. */
function meanMeaning(sentences: readonly string[], meaningOf: MeaningOf): Float32Array | null {
  const sums = new Float32Array(MEANING_SIZE);
  for (const sentence of sentences) {
    const meaning = meaningOf(sentence);
    if (meaning === null) return null;
    for (const [i, value] of meaning.entries()) sums[i]! += value / sentences.length;
  }
  return sums;
}
