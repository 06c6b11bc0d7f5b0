import { isOfACase, namesHelp } from './instruction-words.ts';

/** What of a plan a question asks for: a part that not every sentence of it has. English alone. */
export type PartOfPlan = 'not' | 'help' | 'meeting' | 'number' | 'time' | 'place';

/** What asks for something else first asks for no time: 'what will you do when it hurts?' */
const FIRST = '^(?:(?!\\b(?:what|how|who|which|why)\\b).)*';
const TURNS_TO =
  '(?:call|ring|phone|contact|turn to|come|bring|go|get help|see (?:me|us|a doctor|somebody|someone))';

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
      `${FIRST}\\bwhen\\b.*\\b${TURNS_TO}\\b|\\b(?:what|which)\\b.*\\bsigns?\\b|\\b(?:look (?:out )?|watch (?:out )?)for\\b|\\bwhat would (?:make|have) you (?:come|ring|call|phone)|\\b(?:who|whom)\\b.*\\b(?:call|ring|phone|contact|turn to)\\b`,
    ),
  ],
  ['number', /\bhow (?:much|many|often|long|frequently)\b/],
  ['time', new RegExp(`${FIRST}\\bwhen\\b`)],
  ['place', new RegExp(`${FIRST}\\bwhere\\b`)],
];

const NUMBER =
  /\d|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|once|twice|every|daily|each|couple|few|several|(?:a|an|the next) (?:day|week|month|fortnight|hour))\b/i;
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|mornings?|evenings?|bedtime|night|meals?|breakfast|(?:next|this|in an?|in \w+|after \w+|for \w+) (?:hours?|days?|weeks?|fortnight|months?|year)|straight away|at once|now|before|after|when|if|until|soon)\b/i;
const PLACE =
  /\b(?:in|into|at|on|to|off|under) (?:a|an|the|my|your|his|her|its|their|this) (?!day|week|month|morning|evening|moment|next|other)\w+|\bat home\b/i;
const MEETING = /\b(?:come|see|meet|visit|appointment|back|check)\b/i;
const NEGATIVE =
  /\b(?:don't|do not|not|no|nothing|never|avoid|stop|mustn't|shouldn't|can't|without|leave (?:out|off))\b/i;

const TELLS: Readonly<Record<PartOfPlan, (told: string) => boolean>> = {
  not: (told) => NEGATIVE.test(told),
  help: (told) => isOfACase(told) && namesHelp(told),
  meeting: (told) => MEETING.test(told) && TIME.test(told),
  number: (told) => NUMBER.test(told),
  time: (told) => TIME.test(told),
  place: (told) => PLACE.test(told),
};

/** The part of a plan that a question asks for, if it names one. Reads what `bare` leaves of it. */
export const partAskedFor = (bareText: string): PartOfPlan | null =>
  ASKS.find(([, pattern]) => pattern.test(bareText))?.[0] ?? null;

/** Whether a sentence that was told has that part. */
export const tellsPart = (part: PartOfPlan, told: string): boolean => TELLS[part](told.replace(/’/g, "'"));

/** Parts that are asked for as such, whatever else is named. */
const OF_THEMSELVES: ReadonlySet<PartOfPlan> = new Set<PartOfPlan>(['not', 'help', 'meeting', 'place']);

/** Whether a part answers a question without sharing a word with it: 'what mustn't you do?' */
export const isOfItself = (part: PartOfPlan): boolean => OF_THEMSELVES.has(part);

const JOINS =
  /(?:,? (?:and|or)(?: also| then)?|[,;]) (?=(?:(?:for|with|by|from|to) )?(?:what|when|who|whom|how|where|why|which)\b)/i;

/** 'Tell me what you'll take, and when you should ring': question by question. */
export function questionsOfPlan(asked: string): string[] {
  const parts = asked.split(JOINS).map((part) => part.trim());
  const asking = parts.filter((part) => ASKING.test(part));
  return asking.length > 0 ? asking : [asked];
}

const ASKING = /\b(?:what|when|who|whom|how|where|why|which)\b/i;
