import { anyOf } from '../../words/any-of.ts';
import { echoesOnly } from './echoes.ts';
import { gives } from './moves.ts';
import { reflects } from './reflections.ts';
import type { CandidateTurn } from './transcript.ts';

/** Words of a turn that leaves the floor to the other one. */
const FEW_WORDS = 8;
const ROOM = anyOf(
  /\b(?:take (?:all the |your )?time|time you need|keep going|go on|carry on|no hurry|no rush)\b/,
  /\b(?:i am (?:listening|with you)|tell me (?:all|everything|more)|all about it|from the (?:moment|beginning|start))\b/,
  /^(?:i see|mm+|uh huh|please go on)$/,
  /\b(?:in your own (?:time|words)|whenever you are ready|i (?:will )?wait)\b/,
);
/** 'No scan today.' has the other one's words, and gives nothing back. */
const DENIES = /^(?:no|it is not|that is not)\b/;
const ON =
  /^(?:mm+ |yes |ok |right |so |and |oh )*(?:(?:and )?(?:then|after|afterwards|before|since)(?: \w+){0,2}|mm+|yes|i see|uh huh)$/;

/** Whether a turn lets the other one go on: room is given, what was said is given back, or only a word comes between. */
export const lets = (turn: CandidateTurn): boolean =>
  turn.sentences.some(
    (sentence) =>
      ROOM.test(sentence.plain) ||
      (!sentence.isQuestion &&
        !DENIES.test(sentence.plain) &&
        !gives(sentence) &&
        sentence.words > 2 &&
        reflects({ candidate: [turn] }, sentence)),
  ) ||
  (turn.words <= FEW_WORDS &&
    turn.sentences.every(
      (sentence) => ON.test(sentence.plain) || (!sentence.isQuestion && echoesOnly(turn, sentence)),
    ));
