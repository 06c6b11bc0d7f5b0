import { anyOf } from '../../words/any-of.ts';
import { type PartnerTurn, type Transcript, turnsAfter } from './transcript.ts';

/** Ends in a dash or in dots. */
const UNFINISHED = /(?:[-–—]|…|\.\.\.)["'”’]?$/;
const LETS_GO_ON = anyOf(
  /\b(?:go on|carry on|continue|take your time|i am listening|and then|(?:please )?finish|no hurry|no rush)\b/,
  /^(?:yes|mm+|sorry|i am (?:so |very )?sorry)$/,
);

/** Turns of the other one's that were not finished, and that nothing invited to go on with. */
export const cutShort = (transcript: Transcript): PartnerTurn[] =>
  transcript.partner.filter(({ number, text }) => {
    const [next] = turnsAfter(transcript, number, 1);
    return (
      UNFINISHED.test(text.trim()) &&
      next !== undefined &&
      !next.sentences.some(({ plain }) => LETS_GO_ON.test(plain))
    );
  });
