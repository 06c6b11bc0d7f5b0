import { PAIRS, type Pair } from './preposition-pairs.ts';
import { type Pattern, patternRule } from './slip.ts';

const rule = 'preposition';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';

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
