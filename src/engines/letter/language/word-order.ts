import { named, patternRule, type Shape } from './slip.ts';

const ASKS =
  '(?:asks?|asked|asking|know|knows|knew|known|wonders?|wondered|wondering|understands?|understood|unsure|uncertain|sure|unclear|clear|explains?|explained|explaining|clarify|establish|determine|discuss|discussed|remembers?|recall|recalls|decide|inquired?|enquired?|explain(?:s|ed)? to (?:him|her|them|us|me)|(?:tell|tells|told|advise|advised|inform|informed|show|showed|ask|asked|asks) (?:us|me|him|her|them|you|the \\p{Ll}+))';
const AUXILIARY = '(?:is|are|was|were|can|could|should|will|would|does|do|did|has|have|had|must|may)';
const SUBJECT = '(?:he|she|it|they|you|I|we|the|his|her|their|our|your|my|this|these|M(?:r|rs|s|iss))';
const OFTEN =
  '(?:usually|always|often|never|sometimes|rarely|seldom|occasionally|frequently|regularly|also|already|still|now)';
const ACTS =
  '(?:takes|took|uses|used|eats|ate|drinks|drank|visits|sees|attends|wears|wore|forgets|forgot|misses|missed|makes|brings|carries|reports|experiences|skips|checks|monitors|receives|received|gets|refuses|refused|needs|speaks|does)';
const ABLE =
  '(?:strong|good|well|fit|old|big|large|stable|mobile|safe|long|warm|tall|independent|high|low|clear|confident|steady|motivated|young|quick|fast|quickly|clean|small|early|soon|deep|thick|soft|alert|cooperative)';
const PARTS = '(?:up|off|out|down|away)';

/** Questions told in a sentence, adverbs, and what stands in front for emphasis. */
const ORDERS: readonly Shape[] = [
  {
    pattern: new RegExp(
      `\\b${ASKS} (?:when|where|why|how(?: (?:long|often|much|many \\p{Ll}+|soon|far|well))?|what|who|whom|whether|if|which \\p{Ll}+|what (?:dose|time|kind of \\p{Ll}+)) ${AUXILIARY} (?=${SUBJECT}\\b)(?! how (?:long|far|well|soon) (?:is|was))`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern:
      /^(?:How(?: (?:long|often|much))?|When|Why|Where|What) (?:he|she|they|the patient) (?:is|has|was|can|should|takes|needs|will)\b(?=[^?]*\?)/g,
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(${ACTS}) (${OFTEN}) (?=(?:his|her|the|their|an?|two|three|some|English)\\b)`,
      'g',
    ),
    mend: ([, verb, adverb]) => `${adverb} ${verb} `,
  },
  {
    pattern: /\b(likes?|liked|enjoys?|enjoyed|wants?|needs?|speaks?) (?:very (?:much|well)) (?=\w+)/g,
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(is|are|was|were|be|been|not|feels?|felt|seems?) enough (${ABLE})(?=[.,;]|$| (?:to|for|and|at|yet|that)\\b)`,
      'g',
    ),
    mend: '$1 $2 enough',
  },
  {
    pattern:
      /(?<=^|[.!?;] |, )(?:[Nn]ot only|[Uu]nder no circumstances|[Oo]n no account|[Aa]t no time|[Nn]o sooner|[Hh]ardly|[Ss]eldom|[Oo]nly then|[Nn]ever before) (?:he|she|they|it|we|I|you|the patient) (?!but\b|and\b)/g,
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(${ACTS}) ((?:once|twice|three times|four times) (?:a|per|every) day) (?=(?:his|her|the|an?)\\b)`,
      'g',
    ),
    mend: null,
  },
  {
    pattern: /\b(has|have|had) been not (?!only\b|just\b|merely\b|so much\b)/g,
    mend: '$1 not been ',
  },
  {
    pattern: /\b(will|would|could|should|may|might) be not (?=(?:able|possible|needed)\b)/g,
    mend: '$1 not be ',
  },
  {
    pattern: new RegExp(
      `\\b((?:cut|pick|clean|bring|give|throw|turn|switch|take|fill|write|wake|cough|spit|heat|warm|put)(?:s|ing|ting|ed)?|gave|took|brought|threw|woke) (${PARTS}) (it|them|him)\\b(?! (?:to|from|with) (?:the|his|her) (?:stairs|road))`,
      'g',
    ),
    mend: '$1 $3 $2',
  },
  {
    pattern:
      /\b(an?|the) (pain|cough|headache|wound|rash|infection|fever|disease) (severe|chronic|acute|mild|productive|dry|persistent|high)(?=[.,;]|$| (?:in|on|for|since|with|and)\b)/g,
    mend: ([, , noun, adjective]) => `${/^a/.test(adjective!) ? 'an' : 'a'} ${adjective} ${noun}`,
    isCertain: false,
  },
];

export const wordOrder = patternRule(
  named({ rule: 'word_order', why: 'The words stand in another order here.' }, ORDERS),
);
