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
