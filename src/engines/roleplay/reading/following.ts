import { anyOf } from '../../words/any-of.ts';
import { echoesOnly } from './echoes.ts';
import { gives } from './moves.ts';
import { reflects } from './reflections.ts';
import type { CandidateTurn } from './transcript.ts';

/** Words of a turn that leaves the floor to the other one. */
const FEW_WORDS = 8;
const ROOM = anyOf(
  /\b(?:take (?:all the |your )?time|time you need|keep going|go on|carry on|continue|no hurry|no rush|i have time|i hear you)\b/,
  /^(?:\w+ ){0,3}?(?:what (?:happened|came|was) (?:next|then|after\w*)|how did it (?:go on|continue))$/,
  /\b(?:i am (?:listening|with you)|tell me (?:all|everything|more)|all about it|from the (?:moment|beginning|start))\b/,
  /^(?:i see|mm+|uh huh|please go on)$/,
  /\b(?:in your own (?:time|words)|whenever you are ready|i (?:will )?wait)\b/,
);
/** 'No scan today.' has the other one's words, and gives nothing back. */
const DENIES = /^(?:no|it is not|that is not)\b/;
/** 'You could not sleep at all.' tells nothing new. */
const OF_OTHER = /^(?:so |and )?(?:you|he|she) (?!must|should|have to|need|can\b)/;
const MURMURS = 'mhm|mm+|hm+|ah|aha|oh(?: no| dear)?|uh huh|yes|yeah|really|i see|right|ok|okay|so|and';
/** Only a murmur, or a word that asks what came next. */
const ON = new RegExp(
  `^(?=\\w)(?:(?:${MURMURS})(?: |$))*(?:(?:and )?(?:what )?(?:then|next|after|afterwards|before|since)(?: \\w+){0,2})?$`,
);

/** Whether a turn lets the other one go on: room is given, what was said is given back, or only a word comes between. */
export const lets = (turn: CandidateTurn): boolean =>
  turn.sentences.some(
    (sentence) =>
      ROOM.test(sentence.plain) ||
      (!sentence.isQuestion &&
        !DENIES.test(sentence.plain) &&
        (!gives(sentence) || OF_OTHER.test(sentence.plain)) &&
        sentence.words > 2 &&
        reflects({ candidate: [turn] }, sentence)),
  ) ||
  (turn.words <= FEW_WORDS &&
    turn.sentences.every(
      (sentence) => ON.test(sentence.plain) || (!sentence.isQuestion && echoesOnly(turn, sentence)),
    ));
