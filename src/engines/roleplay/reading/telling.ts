import { toldIn } from './moves.ts';
import type { CandidateTurn, Transcript } from './transcript.ts';

/** Words told from which a turn is long to listen to: a quarter of a minute. */
export const LONG_TOLD_WORDS = 40;

type Told = Pick<Transcript, 'candidate'>;

/** How many words of a turn explain, advise or plan. */
export const wordsTold = (transcript: Told, { number }: CandidateTurn): number =>
  toldIn(transcript).reduce((sum, { turn, words }) => sum + (turn === number ? words : 0), 0);

/** Of all words told, the part that comes in the turn with the most: 0 to 1. */
export function longestShare(transcript: Told): number {
  const words = transcript.candidate.map((turn) => wordsTold(transcript, turn));
  const all = words.reduce((sum, each) => sum + each, 0);
  return all === 0 ? 0 : Math.max(...words) / all;
}

/** Of all words told, the part that is told in some turns: 0 to 1. */
export function shareTold(transcript: Told, turns: readonly CandidateTurn[]): number {
  const all = toldIn(transcript).reduce((sum, { words }) => sum + words, 0);
  return all === 0 ? 0 : turns.reduce((sum, turn) => sum + wordsTold(transcript, turn), 0) / all;
}

/** Of all words told, the most in a turn that does not end in a question: 0 to 1. */
export function longestUnasked(transcript: Told): number {
  const unasked = transcript.candidate.filter(({ sentences }) => !sentences.at(-1)?.isQuestion);
  return Math.max(0, ...unasked.map((turn) => shareTold(transcript, [turn])));
}

/** Of all words of the candidate, the part in the longest turn: 0 to 1. */
export function longestTurn({ candidate }: Told): number {
  const words = candidate.map((turn) => turn.words);
  return (
    Math.max(0, ...words) /
    Math.max(
      1,
      words.reduce((sum, each) => sum + each, 0),
    )
  );
}
