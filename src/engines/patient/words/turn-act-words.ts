import { LEAD } from './role-play-words.ts';

/**
 * How a clause shows what it does in the turn as a whole: it asks for consent, has somebody choose, checks whether all
 * is clear, sums up. English alone; the patterns read what `bare` leaves of a text.
 */

const FINE =
  '(?:ok|okay|all right|alright|fine|good|acceptable|possible|manageable|realistic|agreeable|suitable|doable|a deal|agreed|clear enough|any good|any help)';
const THAT = '(?:that|this|it|all that|all this|these|those)';

const CONSENTS: readonly RegExp[] = [
  /^(?:ok|okay|all right|alright|deal|agreed|yes)$/,
  /^(?:are you )?ready(?: (?:now|then|for (?:it|this|that)|to (?:start|begin|go)))?(?: \w+){0,2}$|^shall we (?:go|start|begin)(?: (?:now|then))?(?: \w+){0,2}$/,
  new RegExp(
    `^(?:is|would|will|are) ${THAT} (?:be |sound |seem |look )?${FINE}(?: (?:with|for|by) you.*| so far)?$`,
  ),
  new RegExp(
    `^(?:does|do|would|will|could|can) ${THAT} (?:all |also )?(?:sound|seem|work|suit|help|be ${FINE}|do)(?: (?:you|him|her|them|ok|okay|right|fine|good|reasonable|sensible|a (?:bit|little)|at home|(?:for|to|like|with) .*))*$`,
  ),
  new RegExp(
    `^how (?:does|do|would) ${THAT} (?:all )?(?:(?:sound|seem|suit|work|look)\\b|feel$|be (?:for you|with (?:you|your \\w+))$)`,
  ),
  new RegExp(
    `^(?:would|will|could|does) ${THAT} (?:make (?:it|that|this|things|life) (?:\\w+ )?(?:easier|bearable|better|possible|simpler)|take (?:some of |a bit of |a little of )?the (?:weight|load|pressure|edge) off)(?: (?:for you|you|a bit|at all))*$`,
  ),
  new RegExp(
    `^what (?:do|would) you (?:think|say)(?: (?:about|of|to) (?:${THAT}|(?:my|the|our) (?:plan|idea|suggestion|proposal)))?$`,
  ),
  new RegExp(
    `^(?:are|would|will) you (?:be )?(?:${FINE}|happy|comfortable|willing|content|satisfied)(?: to do| to try)?(?: with)? ${THAT}(?: plan)?$`,
  ),
  new RegExp(
    `^(?:are|would) you (?:be )?(?:happy|okay|ok|comfortable) with (?:${THAT}|(?:my|the|our) (?:plan|idea|suggestion|proposal))\\b`,
  ),
  new RegExp(
    `^(?:could|can|would|will|do) you (?:possibly |be (?:able|willing|happy|prepared) to )?(?:live with|manage|do|accept|agree|agree (?:to|with|on)|cope with|handle|go along with|try|imagine|accept|stick to)(?: ${THAT})?(?: for me| at home| by yourself| on your own| all right)?$`,
  ),
  new RegExp(
    `^(?:do you (?:think|reckon|feel|believe) )?(?:is )?${THAT}(?:'s| is)? something (?:that )?you (?:can|could|would|might)(?: be able to)? (?:imagine|do|try|manage|accept|agree to|live with)(?: .*)?$`,
  ),
  new RegExp(`^(?:could|can|would) you (?:see|imagine|picture) yourself (?:doing|trying|managing) ${THAT}`),
  /^(?:will|would) you (?:stay|come in|come along|go along with (?:it|that|this)|give it a (?:try|go)|let (?:me|us) (?:do|try) (?:it|that|this))(?: (?:here|tonight|with us|then|now|for (?:a|one|the) (?:night|day)))*(?: please)?$/,
  new RegExp(
    `^(?:would|could|might|is) ${THAT} (?:be )?(?:something|an option|an idea|a possibility|of interest|worth a try)(?: (?:for|to) you)?$`,
  ),
  new RegExp(`^(?:are|would) you (?:be )?up for ${THAT}$`),
  /^(?:do we have|is it|is that) a deal$/,
  // 'Okay' is a lead.
  new RegExp(`^(?:${FINE} )?(?:for|with|by) you$`),
  /^how do you (?:hear|find|take) (?:that|this|it)$/,
  /\byou(?:'ll| will| would| could| can)? (?:agree|promise) (?:to|that|with|me)\b/,
  /^what do you (?:think|say)$/,
];

/** A statement that ends with a question for its consent. */
const TAGGED =
  /\b(?:let's|we|i'll|i will|you|please|first|then)\b.* (?:ok|okay|all right|alright|agreed|yes)$/;
const OF_A_PLAN = /\b(?:let's|we'll|we said|we agreed|i'll|i will|i'd|please|will you|you'll|first|start)\b/;

/** 'How does that sound?', 'okay?', 'you think about it and I'll ring on Friday, okay?': wants a yes or a no. */
export function asksConsent(bareText: string): boolean {
  const text = bareText.replace(LEAD, '');
  if (CONSENTS.some((pattern) => pattern.test(text))) return true;
  return TAGGED.test(bareText) && OF_A_PLAN.test(bareText);
}

const CHOOSES =
  /^(?:which|what)(?: \w+){0,3} (?:of (?:these|those|them|the (?:two|three|four))|first|to (?:start|begin) with|(?:would|could|can|will) you (?:rather|prefer|choose|try|start|begin))\b|^(?:which|what)(?: one| ones)?(?: \w+){0,2} (?:would|could|can|will|do|should) you (?:like to |want to |rather |prefer to |think you could )?(?:try|start|begin|choose|prefer|pick|imagine|change|manage)\b|^(?:which|what) (?:would|will) (?:be|suit)\b.* (?:easiest|best|first)\b|^where would you (?:like to )?(?:start|begin)\b|^which(?: \w+){1,5} would you (?:start|begin|try)\b|^what would you (?:like|prefer)$/;
const EITHER_OR =
  /^(?:would you (?:like|prefer|rather)|do you want|shall we|shall i|should we|do you prefer)\b.*\bor\b(?! (?:something|anything|so|not)\b).+|^would\b.+\bor\b.+\b(?:suit|work|be) (?:\w+ ){0,2}(?:better|best|easier|easiest)\b/;

/** 'Would you like it here or at home?' */
export const hasEitherOr = (bareText: string): boolean => EITHER_OR.test(bareText.replace(LEAD, ''));

const HARDEST = /\b(?:hard(?:est)?|difficult|worst|worr\w+|troubles?|problem)\b/;

/** 'Which of these would you try first?', 'would you like it here or at home?' */
export function hasChoose(bareText: string): boolean {
  const text = bareText.replace(LEAD, '');
  return (CHOOSES.test(text) && !HARDEST.test(text)) || EITHER_OR.test(text);
}

const CLEAR =
  /^(?:is|was) (?:it|that|this|everything|all that|all this|all)(?: all)? (?:clear|understandable)\b|^(?:does|did) (?:it|that|this)(?: all)? make (?:any )?sense\b|^(?:does|did) (?:it|that|this)(?: all)? (?:fit|match|ring true|ring a bell|sound (?:right|familiar|like (?:you|what)))\b|^does (?:that|this|it) answer (?:your question|it)\b|^do you (?:understand|follow)(?: (?:me|that|this|it|what i mean|so far))*$|^are you (?:with me|following(?: me)?)\b|^(?:have i|did i) (?:explain(?:ed)?|made|make) (?:it|that|this|myself) (?:clear|well|clearly|understandable)\b|^clear(?: so far)?$|^is what (?:i|we)(?:'ve| have)?(?: just)? (?:said|told you|explained)\b.* clear\b|^(?:are you|is it) clear\b|^(?:ok|okay|all right|alright|good|clear|with me) so far$/;

/** 'Is that clear so far?' */
export const checksClear = (bareText: string): boolean => CLEAR.test(bareText.replace(LEAD, ''));

const INVITES =
  /\b(?:any|some)thing (?:else )?(?:that )?(?:you(?:'d| would)? |you )?(?:still )?(?:like|want|wish|need) to (?:ask|know)\b|\b(?:like|want|wish) to ask (?:me |us )?(?:any|some)thing\b/;

/** 'Is there anything else you'd like to know?' */
export const invitesMoreQuestions = (bareText: string): boolean => INVITES.test(bareText);

const CHECKS_SUMMARY =
  /\b(?:is|was) (?:that|this|it) (?:right|correct)$|\b(?:do|did|have) i (?:understand|understood|get|got) (?:you|that|it|this|everything)?(?: \w+)? ?(?:right|correctly|correct|well)?$|\b(?:am i|is that) (?:right|correct)$|\bcorrect$/;

/** '... is that right?' */
export const checksSummary = (bareText: string): boolean => CHECKS_SUMMARY.test(bareText);

const REPEATS =
  /\b(?:repeat (?:that|it|this|please)|(?:say|tell me) (?:that|it|this) (?:once more|again)|say again|come again|pardon|once more please|what did you (?:just )?say(?! to\b)|what was that(?! about)|(?:didn't|did not|couldn't|could not) (?:quite )?(?:catch|hear|get|follow|understand) (?:that|you|it|what you))\b|^(?:sorry|again please|please repeat)$/;

/** 'Sorry, could you say that again?' */
export const asksToRepeat = (bareText: string): boolean => REPEATS.test(bareText);

const FAREWELL =
  /\b(?:good ?bye|bye|bye bye|get well soon|all the best|good night|(?<!(?:to|nice|good|lovely) )see you (?:later|then|soon|shortly|in a (?:bit|minute|moment|while)|tomorrow|next \w+|again|on \w+day|in (?:a|an|one|two|three|four|five|six|\w+) \w+)|we see (?:us|each other) (?:in|on|next|again)|until (?:then|next time)|have a (?:good|nice|lovely|great) (?:day|morning|afternoon|evening|night|weekend|week|journey|trip|holiday|rest|time|one)\b)\b|\btake care(?: (?:of yourself|mrs?|ms|mr \w+|mrs \w+|ms \w+))*$|\btake care (?:mrs?|ms)\b/;

/** Whether a clause takes leave. */
export const saysGoodbye = (bareText: string): boolean => FAREWELL.test(bareText);

const ASKS_TO_TELL =
  /^(?:(?:and|so|then|now|first|okay|but|well) )*(?:can|could|may|might|shall|should) i (?:(?:just|now|briefly|quickly|perhaps|maybe|please|also|honestly|you) )*(?:tell|explain|show|describe|say|be (?:\w+ )?(?:honest|open|frank|straight|plain)|go through|run through|(?:talk|take|walk) you through)\b/;

/** Whether it asks leave to tell or show something: 'may I explain how it works?'. */
export const asksToTell = (text: string): boolean => ASKS_TO_TELL.test(text);

const BODY_HURTS =
  /\b(?:does|do|did|is|if|when) (?:it|this|that|they|these) (?:\w+ )?hurt(?:s|ing)?\b|\bhurts? you\b/;

/** Whether it asks for pain, and for no harm that somebody does to himself. */
export const asksForPain = (text: string): boolean => BODY_HURTS.test(text) && !/\byourself\b/.test(text);

/** Whether it asks for the time of what is to come: 'When is the final?' */
export const asksWhenItIs = (text: string): boolean =>
  /^(?:(?:and|so|but) )*(?:when|what (?:day|time)|on (?:what|which) (?:day|date))(?: exactly)? (?:is|are|will|does) (?!.*\b(?:worse|worst|better|start|begin|come on|hurt)\b)/.test(
    text,
  );
