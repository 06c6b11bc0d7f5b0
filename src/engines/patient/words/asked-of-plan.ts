import { contentOf } from './content-words.ts';
import { isUrgent, saysWhenToGetHelp } from './instruction-words.ts';

/**
 * What of a plan a question asks for: a part that not every sentence of it has. `help` is a case in which to get it,
 * `return` that, or a time at which to come or call. English alone.
 */
export type PartOfPlan =
  | 'not'
  | 'help'
  | 'return'
  | 'meeting'
  | 'often'
  | 'long'
  | 'number'
  | 'time'
  | 'place';

/** What asks for something else first asks for no time: 'what will you do when it hurts?' */
const FIRST = '^(?:(?!\\b(?:what|how|who|which|why)\\b).)*';
const TURNS_TO =
  '(?:call|ring|phone|buzz|contact|hear from|turn to|come|bring|go|get help|see (?:me|us|a doctor|somebody|someone))';

/** In the order in which they are looked for. */
const ASKS: readonly (readonly [PartOfPlan, RegExp])[] = [
  [
    'not',
    /\b(?:mustn't|must not|shouldn't|should not|avoid|(?:not|never) (?:to )?(?:do|take|eat|drink|use|put|give|touch)|leave out|stay away|careful)\b/,
  ],
  [
    'meeting',
    new RegExp(
      `${FIRST}\\bwhen\\b.*\\b(?:meet|see (?:you|each other|me again)|next (?:visit|appointment)|check-?up)\\b`,
    ),
  ],
  [
    'help',
    new RegExp(
      `${FIRST}\\bwhen\\b.*\\bget help\\b|\\b(?:what|which)\\b.*\\bsigns?\\b|\\b(?:look (?:out )?|watch (?:out )?)for\\b(?! (?:in|on)\\b)|\\bkeep an eye (?:on|out)\\b|\\b(?:what|which)(?: \\w+){0,2} (?:would|should|will|might) (?:make|have) you (?:come|ring|call|phone)|\\b(?:who|whom)\\b.*\\b(?:call|ring|phone|contact|turn to)\\b`,
    ),
  ],
  // 'When do the drops go in?' has nobody go anywhere.
  [
    'return',
    new RegExp(`${FIRST}\\bwhen\\b.*\\b(?:you|i|we|he|she|they|to|your \\w+)\\b.*\\b${TURNS_TO}\\b`),
  ],
  ['often', /\bhow (?:often|frequently|many times)\b/],
  ['long', /\bhow long\b/],
  ['number', /\bhow (?:much|many)\b/],
  ['time', new RegExp(`${FIRST}\\bwhen\\b`)],
  ['place', new RegExp(`${FIRST}\\bwhere\\b`)],
];

const NUMBER =
  /\d|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|(?<!\bat )once|twice|every|daily|each|couple|few|several|as (?:much|little|many) as|at (?:least|most)|(?:no|not) more than|(?:a|an|the next) (?:day|week|month|fortnight|hour))\b/i;
const OFTEN =
  /\b(?:(?<!\bat )once|twice|\w+ times|every|daily|hourly|weekly|monthly|nightly|each|(?:a|per) (?:day|week|month|fortnight|hour|night)|always|only (?:if|when)|whenever|(?:in|at) (?:the )?(?:mornings?|evenings?|night|bedtime)|(?:mornings?|night|morning) and|(?:at|before|after|with) (?:meals?|mealtimes?|food|breakfast|lunch|dinner|bed)|as (?:often|needed|required)|(?:no|not) more (?:often )?than)\b/i;
const LONG =
  /\b(?:(?<!\b(?:a|per|each|every|next|this) )(?:seconds?|minutes?|hours?|days?|weeks?|fortnights?|months?|years?)|for (?:a|the|another|one) \w+|until|till|overnight|for good|for life|lifelong|the (?:whole )?course|as long as|permanently|while|fortnight|course)\b/i;
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|weekends?|mornings?|afternoons?|evenings?|noon|bedtime|night|meal(?:s|times?)?|breakfast|lunch(?:time)?|dinner|supper|\d+ ?(?:am|pm)|o'clock|(?:next|this|in an?|within|in \w+|after \w+|for \w+|\w+) (?:hours?|days?|weeks?|fortnight|months?|year)|straight away|at once|right away|immediately|now|before|after|when|whenever|while|if|until|once|soon|sooner|any time|at any|as needed)\b/i;
const PLACE =
  /\b(?:in|into|inside|at|on|onto|to|off|under|underneath|over|above|below|behind|beside|between|around|near|next to|by|across|against|along) (?:(?:a|an|the|my|your|his|her|its|their|our|this|that|both|each|all)\b ?)+(?!(?:days?|weeks?|months?|years?|mornings?|afternoons?|evenings?|nights?|moment|same time|next|other|first|time|meantime|future|least|once|hours?|weekend)\b)\w+|\b(?:at (?:home|school|work|reception)|(?:in|into|to|at|from) (?:hospital|bed|casualty|a ?(?:and|&) ?e|outpatients|reception|resus|theatre|town|room \w+|ward \w+)|(?:behind|between|under|around|on|in) (?:ears?|toes|fingers|arms?|eyes?|skin folds)|upstairs|downstairs|upright|outside|indoors)\b/i;
const MEETING = /\b(?:come|see|meet|visit|appointment|back|check|check-?up|review|follow[- ]?up|we said)\b/i;
/** What has somebody come, go or call. */
const RETURN =
  /\b(?:(?:come|be|pop|call|look) (?:back|in|again|along|round|over|up|here|on|at|for|to)|see (?:you|me|us|each other|your|the|a|an)|meet|visit|appointment|review|follow[- ]?up|check-?up|back (?:on|in|at|here|next|to|tomorrow)|return|go (?:back|to|straight|for|on|in)|bring \w+ (?:back|in|along|to|straight|here|round)|ring|call|phone|contact|booked?|we said)\b/i;
const NEGATIVE =
  /\b(?:don't|do not|not|no|nothing|never|avoid|stop|mustn't|shouldn't|can't|cannot|won't|without|leave (?:out|off)|leave \w+ (?:alone|off|out)|stay (?:off|away|clear)|keep (?:off|away|clear)|cut out|give up|steer clear|careful|against|hold off)\b/i;

/** 'My voice will come back' has nobody come. */
const COMES_BACK =
  /\b(?!(?:I|you|we|and|then|please|to)\b)\w+ (?:(?:will|may|might|can|could) come|comes|came|coming) back\b/gi;

const isOfHelp = (told: string) => {
  const deeds = told.replace(COMES_BACK, '');
  return saysWhenToGetHelp(deeds) || isUrgent(deeds);
};

const TELLS: Readonly<Record<PartOfPlan, (told: string) => boolean>> = {
  not: (told) => NEGATIVE.test(told),
  help: isOfHelp,
  return: (told) => isOfHelp(told) || (RETURN.test(told.replace(COMES_BACK, '')) && TIME.test(told)),
  meeting: (told) => MEETING.test(told) && TIME.test(told),
  often: (told) => OFTEN.test(told),
  long: (told) => LONG.test(told),
  number: (told) => NUMBER.test(told),
  time: (told) => TIME.test(told),
  place: (told) => PLACE.test(told),
};

/** The part of a plan that a question asks for, if it names one. Reads what `bare` leaves of it. */
export const partAskedFor = (bareText: string): PartOfPlan | null =>
  ASKS.find(([, pattern]) => pattern.test(bareText))?.[0] ?? null;

/** 'What mustn't you drink?' asks for nothing that somebody does. */
export const asksWhatNotTo = (bareText: string): boolean =>
  /\bwhat\b.*\b(?:mustn't|must not|shouldn't|should not)\b/.test(bareText);

/** Whether a sentence that was told has that part. */
export const tellsOfPlan = (part: PartOfPlan, told: string): boolean => TELLS[part](told.replace(/’/g, "'"));

/** Parts that are asked for as such, whatever else is named. */
const OF_THEMSELVES: ReadonlySet<PartOfPlan> = new Set<PartOfPlan>([
  'not',
  'help',
  'return',
  'meeting',
  'place',
]);

/** Whether a part answers a question without sharing a word with it: 'what mustn't you do?' */
export const isOfItself = (part: PartOfPlan): boolean => OF_THEMSELVES.has(part);

const JOINS =
  /(?:,? (?:and|or)(?: also| then)?|[,;]) (?=(?:(?:for|with|by|from|to) )?(?:what|when|who|whom|how|where|why|which)\b)/i;

/** 'Tell me what you'll take, and when you should ring': question by question. */
export function questionsOfPlan(asked: string): string[] {
  const parts = asked.split(JOINS).map((part) => part.trim());
  const asking = parts.flatMap((part, at) => {
    if (!ASKING.test(part) || (isCase(part) && parts[at + 1] !== undefined)) return [];
    const before = parts[at - 1];
    // 'And the glue, what did we say about that?', 'if it bleeds, what will you do?'
    const isOfBefore =
      before !== undefined && (isCase(before) || (!ASKING.test(before) && POINTS.test(part)));
    return isOfBefore ? [`${before}, ${part}`] : [part];
  });
  return asking.length > 0 ? asking : [asked];
}

const POINTS = /\b(?:that|this|it|them|those|these)\b/i;

/** 'If it bleeds', 'when you get home': in what case something is asked. */
const isCase = (part: string): boolean => CASE.test(part.slice(part.search(/[^:]*$/)).trim());
const CASE =
  /^(?:(?:and|so|but|now|then|just) )*(?:if|in case|once|as soon as|suppose|supposing|(?:when|whenever) (?:you|he|she|it|they|the|your|his|her|this|that)\b(?! (?:should|would|will|can|must|need)\b))/i;
const ASKING = /\b(?:what|when|who|whom|how|where|why|which)\b/i;

/** What was asked, question by question, without what only leads in to another: 'tell me in your own words: ...'. */
export function allQuestionsOfPlan(asked: readonly string[]): string[] {
  const questions = [...new Set(asked.flatMap(questionsOfPlan))];
  const asking = questions.filter((each) => ASKING.test(each));
  return asking.length > 0 ? asking.map(withMatter) : questions;
}

/** '..., and for how long?' is of what the question before it names. */
function withMatter(asked: string, at: number, all: readonly string[]): string {
  const before = all
    .slice(0, at)
    .map((each) => (isCase(each) ? each.slice(each.lastIndexOf(',') + 1) : each))
    .findLast((each) => contentOf(each).length > 0);
  if (before === undefined || !IS_SHORT.test(asked)) return asked;
  return `${asked.replace(/\?$/, '')} ${contentOf(before).join(' ')}?`;
}

const IS_SHORT = /^(?:and |or )?(?:(?:for|since|at) )?(?:how (?:long|often|much|many|many times)|when)\??$/i;
