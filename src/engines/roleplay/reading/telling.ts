import { toldIn } from './moves.ts';
import { shared, tellingStems } from './phrases.ts';
import type { CandidateTurn, Transcript } from './transcript.ts';

/** Words told from which a turn is long to listen to: a quarter of a minute. */
export const LONG_TOLD_WORDS = 40;

type Told = Pick<Transcript, 'candidate'>;

/** How many words of a turn explain, advise or plan. */
export const wordsTold = (transcript: Told, { number }: CandidateTurn): number =>
  toldIn(transcript).reduce((sum, { turn, words }) => sum + (turn === number ? words : 0), 0);

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

/** Of all words told, the most in a turn that has no telling word of what was said just before: 0 to 1. */
export function longestUnrelated(transcript: Told): number {
  const unrelated = transcript.candidate.filter(
    ({ text, before }) => !before.some((said) => shared(tellingStems(text), tellingStems(said.text)) > 0),
  );
  return Math.max(0, ...unrelated.map((turn) => shareTold(transcript, [turn])));
}

/** Of all words of the candidate, those in the statements of the turn with the most of them: 0 to 1. */
export function longestStatements({ candidate }: Told): number {
  const all = candidate.reduce((sum, { words }) => sum + words, 0);
  const stated = candidate.map(({ sentences }) =>
    sentences.reduce((sum, { isQuestion, words }) => sum + (isQuestion ? 0 : words), 0),
  );
  return Math.max(0, ...stated) / Math.max(1, all);
}
