import { type Pattern, patternRule } from './slip.ts';

const rule = 'preposition';
const BODY =
  '(?:leg|legs|knee|knees|back|shoulder|shoulders|arm|arms|hip|hips|chest|foot|feet|ankle|ankles|abdomen|stomach|neck|head|hand|hands|wrist|elbow|heel|toe|finger|thumb|throat|jaw|eye|eyes|ear|tooth)';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';

/** A word with the preposition that learners give it and the one that it takes. */
type Pair = readonly [before: string, wrong: string, right: string, after?: string];

const PAIRS: readonly Pair[] = [
  [
    '(?:re)?admitted',
    '(?:in|at|into)',
    'to',
    '(?= (?:the |our |your |an? |this |(?:\\p{Lu}\\p{L}+ ){1,3})?(?:general |local |surgical |medical |stroke |emergency |acute |intensive care )?(?:hospital|ward|unit|clinic|department|ICU|Hospital|Ward|Unit))',
  ],
  [
    'suffer(?:s|ed|ing)?',
    '(?:of|by|for)',
    'from',
    '(?! (?:the (?:past|last)|many|several|a|over|about|two|three|\\d+) )',
  ],
  [
    'complain(?:s|ed|ing)?',
    '(?:for|from|on|with)',
    'of',
    '(?! (?:the (?:past|last)|many|several|\\d|two|three))',
  ],
  [
    'diagnosed',
    '(?:of|for|by|from|to)',
    'with',
    '(?! (?:having|have|a (?:doctor|GP)|the (?:doctor|GP)|dr|his|her|our|your|the))',
  ],
  [
    '(?:is|was|are|be|being|also|highly|severely|not) allergic',
    '(?:of|for|from|with|against|on|in|at|by)',
    'to',
  ],
  [
    '[Aa]llergy',
    '(?:of|for|against|on|from|at|with)',
    'to',
    '(?= (?:penicillin|nuts|peanuts|latex|eggs|shellfish|aspirin|ibuprofen|antibiotics|amoxicillin|codeine|morphine|plasters|adhesive|sulfa|contrast|trimethoprim|pollen|dust))',
  ],
  ['depend(?:s|ed|ing|ent)', '(?:of|from|to|in|at)', 'on'],
  [
    'married',
    'with',
    'to',
    '(?! (?:\\d|two|three|four|five|one|a (?:son|daughter)|no |children|(?:his|her) ))',
  ],
  ['[Mm]arried', 'with', 'to', '(?= (?:a |an )(?:nurse|teacher|farmer|man|woman|doctor|engineer))'],
  ['interested', '(?:on|about|for|to|at)', 'in', '(?! (?:hear|know|learn|see|find))'],
  ['compl(?:y|ies|ied|ying)', '(?:to|of)', 'with'],
  ['[Aa]ssociated', '(?:to|of|by)', 'with'],
  ['[Aa]ccording', '(?:with|of|by)', 'to'],
  [
    'afraid',
    '(?:from|about|for|to)',
    'of',
    '(?= (?:falling|fall|the|needles|going|having|pain|surgery|dying|her|his|injections|hospitals))',
  ],
  ['aware', '(?:about|on|for|with)', 'of'],
  ['capable', '(?:to|for|in)', 'of'],
  ['[Rr]egarding', '(?:to|of|about)', ''],
  ['[Dd]espite', 'of', ''],
  ['[Dd]ue', '(?:of|for|from)', 'to'],
  [
    '[Aa]ccompanied',
    '(?:with|from|of)',
    'by',
    '(?= (?:his|her|their|a|the) (?:\\w+ )?(?:mother|father|wife|husband|daughter|son|carer|sister|brother|parents|partner|friend|owner|neighbour))',
  ],
  ['discuss(?:ed|ing)?', 'about', ''],
  ['mention(?:ed|ing)', 'about', ''],
  ['emphasi[sz]ed', 'on', ''],
  ['(?:has|have|had|was|I|we|she|he|they) requested', 'for', ''],
  ['(?:underwent|undergo|undergone|undergoing)', '(?:for|to|through|with|of)', ''],
  ['arriv(?:ed|es|e|ing)', 'to', 'at', '(?= (?:the|our|your|hospital|clinic|home|his|her|A&E))'],
  ['return(?:ed|s|ing)?', 'to home', 'home'],
  ['(?:went|goes?|going|gone|go)', 'to home', 'home'],
  ['pain', '(?:on|at|of|to)', 'in', `(?= (?:his|her|the|both) (?:left |right |lower |upper )?${BODY}\\b)`],
  ['(?:lives?|living|lived)', '(?:at|in|with)', '', '(?= alone\\b)'],
  ['[Rr]esponsible', '(?:of|to|about)', 'for', '(?! (?:the (?:ward|team|manager)))'],
  [
    '[Ii]ndependent',
    '(?:from|on|of) (?=(?:his |her )?(?:activities|ADLs|daily|washing|dressing|walking|mobility|personal care|transfers))',
    'in ',
  ],
  ['[Aa]ddicted', '(?:of|with|on|for|in)', 'to'],
  ['[Cc]onsist(?:s|ed|ing)?', '(?:in|from|by|on)', 'of'],
  ['[Pp]articipat(?:e|es|ed|ing)', '(?:to|at|on|of)', 'in'],
  ['(?:prevent(?:s|ed|ing)?) (?:him|her|them)', 'to (?=\\w+)', 'from '],
  ['[Ss]atisfied', '(?:from|of|about|for)', 'with'],
  ['[Cc]oncerned', '(?:from|of|on)', 'about'],
  [
    '[Ww]orried',
    '(?:for|of|from|on)',
    'about',
    '(?! (?:several|many|a (?:long|few)|the (?:past|last)|\\d|two|three))',
  ],
  ['[Ff]amiliar', '(?:of|to|about|on)', 'with'],
  ['[Ss]imilar', '(?:with|of|as|than)', 'to'],
  ['[Dd]ifferent', '(?:of|with)', 'from'],
  [
    '[Rr]espond(?:s|ed|ing)?',
    '(?:on|at|for)',
    'to',
    '(?= (?:the|his|her|treatment|antibiotics|analgesia|therapy|medication|verbal|pain|oral|insulin))',
  ],
  [
    '[Rr]esponse',
    '(?:on|at|for|of)',
    'to',
    '(?= (?:the |his |her )?(?:treatment|antibiotics|analgesia|therapy|medication|insulin))',
  ],
  [
    '[Rr]ecover(?:s|ed|ing)',
    '(?:of|by|after of)',
    'from',
    '(?= (?:the|his|her|an?|surgery|pneumonia|stroke))',
  ],
  [
    '[Rr]efer(?:red|ring)? (?:him|her|them|this patient|Mr \\p{Lu}\\p{L}+|Mrs \\p{Lu}\\p{L}+|Ms \\p{Lu}\\p{L}+)',
    '(?:at|in|towards|with)',
    'to',
    '(?= (?:you|your|the|a)\\b)',
  ],
  [
    '[Tt]ransferred',
    '(?:in|at)',
    'to',
    '(?= (?:the |our |your |an? )?(?:\\w+ )?(?:hospital|ward|unit|clinic|department|ICU|facility|home))',
  ],
  ['(?:is|was|been|be) referred', '(?:at|in|towards)', 'to', '(?= (?:the (?!age)|our |your ))'],
  ['[Ii]njected', 'to', 'into'],
  [
    '[Pp]rescribed',
    'with',
    '',
    '(?= (?:\\p{Ll}+(?:in|ol|one|am|ide|cillin|pril|statin|ine|azole|mycin)|antibiotics|analgesia|painkillers|paracetamol|ibuprofen|insulin)\\b)',
  ],
  ['[Ww]aiting', 'to', 'for', '(?= (?:a|an|the|his|her|your)\\b)'],
  [
    '[Aa]dher(?:e|es|ed|ing|ent)',
    '(?:with|on|in|at)',
    'to',
    '(?! (?:the (?:help|support|aid)|difficulty|help|support))',
  ],
  [
    '(?:would|will|may|might|could|should|to|he|she|they|patient) [Bb]enefit(?:s|ed)?',
    '(?:of|by|in)',
    'from',
    '(?= (?:\\w+ )?(?:physiotherapy|your|further|a|an|the|regular|support|review|counselling))',
  ],
  ['would [Bb]enefit', '(?:of|by|with)', 'from'],
  ['[Cc]onfirm(?:ed)?', 'about', ''],
  ['[Aa]nswered', 'to', '', '(?= (?:his|her|all|the|my|our) (?:\\w+ )?questions?)'],
  [
    '(?:[Pp]lease|to|can|could|may|not|will|should|I|we|you) contact(?:ed)?',
    '(?:with|to)',
    '',
    '(?= (?:me|us|him|her|the (?:clinic|ward|surgery|hospital|GP|doctor|nurse)|you)\\b)',
  ],
  [
    '[Aa]ttend(?:ed|s|ing)?',
    'to',
    '',
    '(?= (?:the |our |your |a |an |his |her )?(?:\\w+ )?(?:clinic|appointment|appointments|session|sessions|classes|class|emergency department|surgery|hospital|school|follow-up)\\b)',
  ],
  ['[Vv]isit(?:ed|s|ing)', 'to', '', '(?= (?:the|our|your|his|her|a)\\b)'],
  ['[Ll]acks', 'of', ''],
  ['[Mm]onitor(?:ed|ing)?', 'to', '', '(?= (?:his|her|the) )'],
  ['[Ii]nform(?:ed|s|ing)?', 'to', '', '(?= (?:him|her|them|you|me|us|the patient|his|the family)\\b)'],
  [
    '[Aa]dvi[sc]ed',
    'to',
    '',
    '(?= (?:him|her|them|the patient|his|Mr|Mrs|Ms)\\b(?! (?:wife|husband|mother)))',
  ],
  ['[Ss]pecialist', 'of', 'in', '(?= (?:\\p{Ll}+ology|\\p{Ll}+ics)\\b)'],
  ['[Rr]eason', 'of', 'for', '(?= (?:his|her|the|this|admission|referral))'],
  [
    '[Tt]reated',
    '(?:from|of)',
    'for',
    '(?= (?:an? |his |her )?(?:\\p{Ll}+ ){0,2}(?:infection|pneumonia|depression|hypertension|cancer|diabetes|anxiety|asthma|ulcer|fracture))',
  ],
  [
    '[Oo]perated',
    '(?:for|of|in) (?=(?:his|her) (?:left |right )?(?:knee|hip|leg|back|eye|foot|hand|shoulder))',
    'on ',
  ],
  ['[Rr]elated', '(?:with|of)', 'to'],
  ['[Ss]ensitive', '(?:with|for|at)', 'to'],
  ['[Ii]nvolved', 'on', 'in'],
  [
    '[Aa]ble',
    '(?:for|in|of)',
    'to',
    '(?= (?:walk|mobilise|eat|manage|perform|dress|climb|stand|sleep|swallow)\\b)',
  ],
  ['[Cc]ope', '(?:up with|to|at|up)', 'with', '(?= (?:his|her|the|daily|everyday|stairs|this|pain|it))'],
];

/** What one word more or less makes right. */
const PHRASES: readonly Pattern[] = [
  {
    rule,
    pattern: new RegExp(`\\b[Ii]n (?=(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b)`, 'g'),
    why: "A day takes 'on'.",
    mend: 'on ',
  },
  {
    rule,
    pattern: new RegExp(`\\b[Aa]t (?=(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b)`, 'g'),
    why: "A day takes 'on'.",
    mend: 'on ',
  },
  {
    rule,
    pattern: new RegExp(`\\b(?:[Ii]n|[Aa]t) (?=${DAY}\\b)`, 'g'),
    why: "A day takes 'on'.",
    mend: 'on ',
  },
  {
    rule,
    pattern: new RegExp(
      `\\b[Oo]n (?=${MONTH}(?: (?:19|20)\\d{2})?(?=\\s*(?:[.,;]|he|she|the|and|for|due|after|when|with|$)))`,
      'g',
    ),
    why: "A month takes 'in'.",
    mend: 'in ',
  },
  {
    rule,
    pattern: /\b[OoAa][nt] (?=(?:the year )?(?:19|20)\d{2}\b(?!,? (?:hours|hrs|h)\b))/g,
    why: "A year takes 'in'.",
    mend: 'in ',
  },
  {
    rule,
    pattern: /\bat (?=the (?:morning|afternoon|evening)\b)/g,
    why: "Parts of the day take 'in'.",
    mend: 'in ',
  },
  {
    rule,
    pattern: /\bin (?=the (?:moment|weekend)\b)/g,
    why: "'At the moment' is the usual phrase.",
    mend: 'at ',
  },
  {
    rule,
    pattern: /\b(?:return|returned|returns|returning) back\b/gi,
    why: "'Return' already means going back.",
    mend: ([whole]) => whole!.replace(/ back$/, ''),
    severity: 'minor',
  },
  { rule, pattern: /\bin spite (?!of\b)/gi, why: "The phrase is 'in spite of'.", mend: 'in spite of ' },
  {
    rule,
    pattern: /\bregards to\b/g,
    why: "The phrase is 'regard to'.",
    mend: 'regard to',
    severity: 'minor',
  },
  {
    rule,
    pattern:
      /\bprior (?=(?:admission|surgery|discharge|his|her|the)\b(?! (?:history|episode)))(?<=\b(?:days|weeks|week|day|month|months|hours|year) prior )/g,
    why: "The phrase is 'prior to'.",
    mend: 'prior to ',
  },
  {
    rule,
    pattern: /\baccording (?=(?:his|her|the|our)\b)/gi,
    why: "The phrase is 'according to'.",
    mend: 'according to ',
  },
  {
    rule,
    pattern: /\bdue (?=(?:his|her|the|their|severe|poor)\b(?! (?:date|dates)))/g,
    why: "The phrase is 'due to'.",
    mend: 'due to ',
  },
  {
    rule,
    pattern: /\b(?:consists?|composed) (?=(?:two|three|four|five|a|the)\b)/g,
    why: "The phrase is 'consist of'.",
    mend: ([whole]) => `${whole}of `,
  },
  {
    rule,
    pattern: /\blook(?:ing)? forward (?!to\b|\w*\s*to\b)(?=\w+ing\b|your\b|hear\b)/gi,
    why: "The phrase is 'look forward to'.",
    mend: ([whole]) => `${whole}to `,
  },
  {
    rule,
    pattern:
      /\b(?:suffer|suffers|suffered|suffering) (?=(?:hypertension|diabetes|asthma|depression|arthritis|epilepsy|migraine|anxiety|insomnia|dementia)\b)/g,
    why: "A lasting illness takes 'suffer from'.",
    mend: ([whole]) => `${whole}from `,
  },
  {
    rule,
    pattern:
      /\b(?:complain|complains|complained|complaining) (?=(?:severe|pain|headache|chest|back|abdominal|a|mild|increasing|shortness|dizziness|nausea|fatigue)\b)/g,
    why: "The phrase is 'complain of'.",
    mend: ([whole]) => `${whole}of `,
  },
  {
    rule,
    pattern:
      /\b(?:is|was|be) allergic (?=(?:penicillin|latex|nuts|peanuts|aspirin|ibuprofen|shellfish|eggs|codeine|morphine)\b)/g,
    why: "The phrase is 'allergic to'.",
    mend: ([whole]) => `${whole}to `,
  },
  {
    rule,
    pattern:
      /\bwait(?:s|ed|ing)? (?=(?:a|the|his|her|your) (?:appointment|result|results|reply|response|operation|scan|surgery)\b)/g,
    why: "The phrase is 'wait for'.",
    mend: ([whole]) => `${whole}for `,
  },
  {
    rule,
    pattern: /\blisten(?:s|ed|ing)? (?=(?:his|her|the|music)\b)/g,
    why: "The phrase is 'listen to'.",
    mend: ([whole]) => `${whole}to `,
  },
  {
    rule,
    pattern: /\bnear (?:of|to) (?=(?:the|his|her|our|your)\b)/g,
    why: "'Near' takes no preposition.",
    mend: 'near ',
    severity: 'minor',
  },
  {
    rule,
    pattern:
      /\b((?:understand|help|helped|ask|asked|call|called|tell|told|support|supported|phone|phoned|remind|reminded|visit|visited|examine|examined|assist|assisted|advise|see)) to (?=(?:him|her|them|me|us)\b)/g,
    why: 'No preposition follows this verb.',
    mend: '$1 ',
  },
  { rule, pattern: /\bcall to (?=\d)/g, why: 'No preposition follows this verb.', mend: 'call ' },
  {
    rule,
    pattern: /\bgave to (?=(?:him|her|them|me|us)\b (?:\w+ )?\w)/g,
    why: "With the person before the thing, 'give' takes no 'to'.",
    mend: 'gave ',
  },
  {
    rule,
    pattern: /\brisk (?:to|for) (?=(?:fall|develop|have|get|suffer)\b)/g,
    why: "The phrase is 'risk of' with the -ing form.",
    mend: null,
  },
  {
    rule,
    pattern:
      /\bdifficult(?:y|ies) (?:to|for|of) (?=(?:swallow|walk|breathe|sleep|speak|move|eat|climb|stand|concentrate|get|urinate|chew|hear|see|read|write|use|perform|manage|dress|understand|communicate|cope|mobilise|lift|open|find)(?:ing)?\b)(?<!\bis difficult to |\bwas difficult to )/g,
    why: "'Difficulty' takes the -ing form.",
    mend: null,
  },
];

function pairPattern([before, wrong, right, after = '']: Pair): Pattern {
  return {
    rule,
    pattern: new RegExp(`\\b(${before}) (?:${wrong})(?![\\p{L}-])${after}`, 'gu'),
    why: right === '' ? 'No preposition follows here.' : `This word takes '${right.trim()}'.`,
    mend: ([, kept]) => `${kept!.trimEnd()}${right === '' ? '' : ` ${right.trimEnd()}`}`,
  };
}

/** Patterns that end in a space keep it. */
function fixedEnd(pattern: Pattern, [, wrong]: Pair): Pattern {
  if (!/\(\?=/.test(wrong)) return pattern;
  return {
    ...pattern,
    pattern: new RegExp(pattern.pattern.source.replace('(?![\\p{L}-])', ''), 'gu'),
    mend: ([whole, kept]) =>
      `${kept} ${pattern.why.match(/'(.*)'/)?.[1] ?? ''}${/\s$/.test(whole!) ? ' ' : ''}`,
  };
}

export const prepositions = patternRule([
  ...PAIRS.map((pair) => fixedEnd(pairPattern(pair), pair)),
  ...PHRASES,
]);
