import { contentOf } from './content-words.ts';
import { bare } from './following-words.ts';

/**
 * What somebody proposes, as plain words for what is to be done: 'I'd like you to stay tonight' is 'you'll stay
 * tonight', 'could you bring him back on Thursday?' is 'you could bring him back on Thursday'. English alone.
 */

/** A proposal without its frame; `isAsked` where it was put as a question, and stands only once it is agreed to. */
export interface PlainlyTold {
  readonly text: string;
  readonly isAsked: boolean;
}

const AND = '(?:(?:and|so|then|now|also|well|okay|ok|right),? )*';
const ALSO = '(?:(?:also|just|perhaps|maybe|then|now|really|certainly|definitely) )*';
/** 'To be on the safe side, I'd ...': what stands ahead of a proposal. */
const AHEAD =
  "((?:(?:to|for|in|on|at|after|before|until|from|during|because|as|since)\\b[^,?]{2,40}, |(?:for|at|in|against|from) (?:the|your|his|her|their|that|this|next)(?: \\w+){1,2} |that's why )?)";
const I = "(?:I|we)(?:'d| would|'ll| will)?";

const frame = (pattern: string) => new RegExp(`^${AND}${AHEAD}${pattern}`, 'i');

/** Each with what takes its place, before what is to be done. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [
    frame(
      `${I} ${ALSO}(?:like|want|need|ask|advise|prefer|encourage|recommend|suggest) (?:that )?you ${ALSO}to `,
    ),
    "$1you'll ",
  ],
  [frame(`${I} ${ALSO}(?:suggest|recommend|propose|advise) (?:that )?you `), '$1you '],
  [frame(`${I} ${ALSO}(?:suggest|recommend|propose|advise)(?: that)?:? `), '$1I recommend '],
  [
    frame(`(?:my|our) (?:suggestion|advice|proposal|recommendation) (?:is|would be)(?: that|:)? `),
    '$1I recommend ',
  ],
  [frame(`(?:I|we)(?:'d| would)? ${ALSO}(?:like|want|prefer|love) to `), "$1I'll "],
  [frame(`(?:I'm|I am|we're|we are) ${ALSO}(?:going|planning|happy) to `), "$1I'll "],
  [
    frame(
      `(?:I|we)(?:'d| would| could| can) ${ALSO}(?!like\\b|be\\b|say\\b|have\\b|think\\b|hope\\b|not\\b|rather\\b|see\\b|hear\\b|imagine\\b|understand\\b|tell\\b|feel\\b|appreciate\\b|remember\\b|love\\b|never\\b|recommend\\b)(?=[a-z]+\\b)`,
    ),
    "$1I'll ",
  ],
];

/** The same frames further on: '..., and I'd like to start them again'. */
const FURTHER: readonly (readonly [RegExp, string])[] = [
  [/(?<=, (?:and|but|so) |; )(?:I|we)(?:'d| would) (?:also )?like you to /gi, "you'll "],
  [/(?<=, (?:and|but|so) |; )(?:I|we)(?:'d| would) (?:also )?like to /gi, "I'll "],
  [/(?<=\b(?:and|but) )(?:could|can) you (?:also )?/gi, 'you could '],
];

/** What somebody holds to be so. */
const HELD = frame(
  `(?:I|we)(?:'m| am|'re| are|'ve| have)? ${ALSO}(?:think|believe|suspect|afraid|sure|fairly sure|quite sure|certain|had a look)(?: that (?=[a-z])|: |,? (?=(?:it|this|that|what|the|your|you|he|she|they|there|his|her|its|their|a|an|most|some)\\b))`,
);

const POINTS = '(?:that|this|it|these|those|there|they|you|I|we|he|she)\\b';
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    frame(
      `(?:could|can|would|will) you ${ALSO}(?:please )?(?:be (?:willing|able|prepared|happy|ready|okay) to|try to|agree to|manage to) (?!(?:that|this|it)\\?)`,
    ),
    '$1you could ',
  ],
  [
    frame(
      `(?:could|can|would) you ${ALSO}(?:please )?(?!like\\b|mind\\b|prefer|rather\\b|want\\b|agree|have\\b|happen|call it|need\\b|imagine|tell|show|describe|explain|repeat|say|give me|remember|think|see|feel|hear|manage|do (?:that|this|it)\\b|live|cope|accept|agree|point|talk|walk me|run|sum|go (?:over|through)|be\\b|still\\b|move\\b)(?=[a-z])`,
    ),
    '$1you could ',
  ],
  [
    frame(
      `(?:what would you (?:think|say) (?:of|about|to)|what do you think (?:of|about)|how (?:would you feel )?about) (?=[a-z]+ing\\b)(?!doing (?:that|this|it)\\b)`,
    ),
    '$1we talked about ',
  ],
  [frame(`shall we `), "$1we'll "],
];
/** 'Would Tuesdays and Fridays suit you?' */
const SUITS = new RegExp(
  `^${AND}(?:would|will|does|do|is|are) (?!${POINTS})(.{3,40}?) (?:suit(?: you)?|work(?: for you)?|(?:be )?(?:all right|alright|okay|ok|fine|possible|convenient)(?: (?:for|with) you)?)\\?$`,
  'i',
);
/** More than this is a story and no question for a yes. */
const MOST_WORDS = 40;

/** Nobody agrees to one thing or the other. */
const isEitherOr = (text: string) => /\bor\b/.test(bare(text));

/** A clause without the frame in which it was proposed or held to be so; as it is where there is none. */
export function plainlyTold(said: string): PlainlyTold | null {
  const text = said.trim().replace(/’/g, "'");
  if (text.split(' ').length > MOST_WORDS) return null;
  if (!text.endsWith('?')) {
    const held = text.replace(HELD, '$1');
    return { text: furtherOn(inPlace(held, TOLD) ?? held), isAsked: false };
  }
  if (isEitherOr(text)) return null;
  const suits = SUITS.exec(text);
  if (suits) return { text: `We said ${suits[1]!}.`, isAsked: true };
  const plain = inPlace(text, ASKED)?.replace(/\?$/, '.');
  // 'Could you do that?' is about what was proposed before.
  return plain && contentOf(plain).length > 0 ? { text: furtherOn(plain), isAsked: true } : null;
}

/** A text with the first frame that it has replaced; null where it has none. */
function inPlace(text: string, frames: readonly (readonly [RegExp, string])[]): string | null {
  const found = frames.find(([pattern]) => pattern.test(text));
  return found ? text.replace(found[0], found[1]) : null;
}

const furtherOn = (text: string): string =>
  FURTHER.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);

/** Whether a clause was put in a frame that proposes something. */
export const isProposed = (said: string): boolean => {
  const text = said.trim().replace(/’/g, "'");
  return TOLD.some(([pattern]) => pattern.test(text.replace(HELD, '$1')));
};
