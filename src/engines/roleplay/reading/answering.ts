import { makes } from './moves.ts';
import { shared, tellingStems } from './phrases.ts';
import { type PartnerTurn, type Transcript, turnsAfter } from './transcript.ts';

/** Whether the next turn gives words of a turn back or puts a feeling into words; null where none comes after. */
function isAnswered(transcript: Transcript, { number, text }: PartnerTurn): boolean | null {
  const [next] = turnsAfter(transcript, number, 1);
  if (!next) return null;
  return (
    shared(tellingStems(next.text), tellingStems(text)) > 0 ||
    next.sentences.some((sentence) => makes(sentence, 'empathise'))
  );
}

/** Turns of the other one's after which the candidate goes on with something else. */
export const passedBy = (transcript: Transcript, turns: readonly PartnerTurn[]): PartnerTurn[] =>
  turns.filter((turn) => isAnswered(transcript, turn) === false);

/** Of some turns of the other one's, the part that is answered: 0 to 1, 1 where none waits for an answer. */
export function answeredShare(transcript: Transcript, turns: readonly PartnerTurn[]): number {
  const answers = turns.map((turn) => isAnswered(transcript, turn)).filter((each) => each !== null);
  return answers.length === 0 ? 1 : answers.filter(Boolean).length / answers.length;
}
