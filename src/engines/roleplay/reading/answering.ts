import { makes } from './moves.ts';
import { shared, tellingStems } from './phrases.ts';
import { type PartnerTurn, type Sentence, type Transcript, turnsAfter } from './transcript.ts';

/** Sentences of the next turn that give words of a turn back or put a feeling into words. */
export function answersTo(transcript: Transcript, { number, text }: PartnerTurn): Sentence[] {
  const said = tellingStems(text);
  return turnsAfter(transcript, number, 1).flatMap(({ sentences }) =>
    sentences.filter((each) => shared(tellingStems(each.text), said) > 0 || makes(each, 'empathise')),
  );
}

/** Whether a turn is answered; null where no turn comes after. */
const isAnswered = (transcript: Transcript, turn: PartnerTurn): boolean | null =>
  turnsAfter(transcript, turn.number, 1).length === 0 ? null : answersTo(transcript, turn).length > 0;

/** Turns of the other one's after which the candidate goes on with something else. */
export const passedBy = (transcript: Transcript, turns: readonly PartnerTurn[]): PartnerTurn[] =>
  turns.filter((turn) => isAnswered(transcript, turn) === false);

/** Of some turns of the other one's, the part that is answered: 0 to 1, 1 where none waits for an answer. */
export function answeredShare(transcript: Transcript, turns: readonly PartnerTurn[]): number {
  const answers = turns.map((turn) => isAnswered(transcript, turn)).filter((each) => each !== null);
  return answers.length === 0 ? 1 : answers.filter(Boolean).length / answers.length;
}
