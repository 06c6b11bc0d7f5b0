import { contentOf } from './content-words.ts';
import { bare } from './following-words.ts';
import { ALSO, frame, isOfTheMoment, OF_THE_TALK } from './proposal-frames.ts';

/** What is proposed as a question: 'could you bring him back on Thursday?'. English alone. */

/** What is asked of somebody for an examination. */
const EXAMINES =
  '(?:take (?:a|some|\\w+) (?:deep |big |slow )?breaths?|breathe (?:in|out|deeply|normally)|open (?:your mouth|wide|up)|stick out|put out your|(?:push|press|pull|squeeze|grip)(?: \\w+)? (?:my|me)\\b|follow my|look (?:at|up|down|straight|into|to)|roll (?:up|onto|over|your)|(?:hop|get|jump|climb|pop) (?:up )?(?:on|onto|your)\\b|(?:lie|lean) (?:down|back|flat|on)|hold (?:out|still|your)|(?:take|slip|pull) (?:off )?your (?!(?:tablets?|medicines?|pills?|temperature|blood|inhalers?|time|pulse|insulin)\\b)|point|touch|lift (?:up )?your|raise your|turn (?:your|around|over|to)|close your|spell|confirm|stand (?:up|on)|make a fist|bend (?:down|forward|over|your)|fill (?:in|out) (?:this|the) form)';

/** What asks what somebody is like, can do or has to say. */
const OF_HERSELF =
  'fit (?:that|this|it|them) in|support (?:that|this|it)|like|mind|prefer|rather|want|agree|have|happen|call it|need|imagine|tell|show|describe|explain|repeat|say|give me|remember|think|see|feel|hear|manage|do (?:that|this|it)|live|cope|accept|point|talk|walk me|run|sum|go (?:over|through)|be|still|move';

const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    frame(
      `(?:could|can|would|will) you ${ALSO}(?:please )?(?:be (?:willing|able|prepared|happy|ready|okay) to|try to|agree to|manage to) (?!(?:that|this|it)\\?|${OF_THE_TALK})`,
    ),
    '$1you could ',
  ],
  [
    frame(
      `(?:could|can|would) you ${ALSO}(?:please )?(?!(?:${OF_HERSELF})\\b|${OF_THE_TALK}|${EXAMINES})(?=[a-z])`,
    ),
    '$1you could ',
  ],
  [
    frame(
      `(?:what would you (?:think|say) (?:of|about|to)|what do you think (?:of|about)|how (?:would you feel )?about) (?=[a-z]+ing\\b)(?!doing (?:that|this|it)\\b)`,
    ),
    '$1we talked about ',
  ],
  [frame(`shall we say (?=[a-z])`), '$1We said '],
  [frame(`shall we (?!${OF_THE_TALK})`), "$1we'll "],
];

const FITS = '(?:all right|alright|okay|ok|fine|possible|convenient)';
const POINTS = '(?:that|this|it|these|those|there|they|you|I|we|he|she)\\b';
/** 'Would Tuesdays and Fridays suit you?', 'would a spray be all right?' */
const SUITS = frame(
  `would (?!${POINTS}|(?:your|his|her|their|my) )(.{3,40}?) (?:suit(?: you)?|work(?: for you)?|be ${FITS}(?: (?:for|with) you)?)\\?$`,
);
/** 'Is Thursday all right?' is of a plan, 'is your wife all right?' is not. */
const IS_FINE = frame(
  `(?:will|does|do|is|are) (?!${POINTS}|(?:your|his|her|their|my) )(.{3,40}?) (?:suit(?: you)?|work for you|(?:be )?${FITS}(?: (?:for|with) you)?)\\?$`,
);
const OF_A_PLAN =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|mornings?|afternoons?|evenings?|weeks?|weekends?|month|noon|o'clock|once|twice|one|two|three|four|half|[a-z]{2,}ing)\b/i;

/** What only asks for a nod, after what is told. */
const NOD =
  /,? (?:okay|ok|alright|all right|yeah|got (?:it|that)|understood|(?:is|if) (?:that|that's|it's) (?:okay|ok|all right|alright|clear|fine)(?: with you)?|does that make sense)\?$/i;
/** What asks for a nod too, unless it is how things are that is asked: 'you take one a day, right?' */
const YES = /, (?:right|yes|please|remember|won't you|will you|can you|could you|would you)\?$/i;
const HOW_IT_IS =
  /^(?:(?:and|so|but|then),? )*(?:you|he|she|it|they|that|there|this|we|I)\b(?! (?:will|should|must|need to|have to|can't|mustn't|shouldn't|won't)\b)(?!'ll\b)/i;
const BEGINS_QUESTION =
  /^(?:(?:and|so|but|then|now),? )*(?:will|should|shall|did|do|does|have|has|had|are|is|was|were|can|could|would|what|which|who|how|why|where|when)\b/i;

/** A text without the question at its end that asks for no more than a nod: 'take one a day, okay?' */
export function withoutTag(text: string): string {
  const told = YES.test(text) && !HOW_IT_IS.test(text) ? text.replace(YES, '') : text.replace(NOD, '');
  if (told === text) return text;
  if (!BEGINS_QUESTION.test(told)) return `${told}.`;
  // 'Is Thursday okay?' is no tag, 'could you come on Thursday, okay?' has one.
  return text[told.length] === ',' ? `${told}?` : text;
}

/** Nobody agrees to one thing or the other. */
const isEitherOr = (text: string) => /\bor\b/.test(bare(text));

/** What a question proposes, in plain words; null where it proposes nothing. */
export function askedPlainly(question: string): string | null {
  if (isEitherOr(question) || isOfTheMoment(question)) return null;
  const suits = SUITS.exec(question) ?? IS_FINE.exec(question);
  if (suits) {
    const isPlan = SUITS.test(question) || OF_A_PLAN.test(suits[2]!);
    return isPlan ? `${suits[1]!}We said ${suits[2]!}.` : null;
  }
  const found = ASKED.find(([pattern]) => pattern.test(question));
  const plain = found && question.replace(found[0], found[1]).replace(/\?$/, '.');
  // 'Could you do that?' is about what was proposed before.
  return plain && contentOf(plain).length > 0 ? plain : null;
}
