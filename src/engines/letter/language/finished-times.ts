import { named, patternRule, type Shape } from './slip.ts';

const N = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|a few)';
const SPAN = '(?:minutes?|hours?|days?|weeks?|months?|years?)';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const OVER = `(?:yesterday|last (?:week|month|year|night|${MONTH}|${DAY})|${N} ${SPAN} ago|in (?:19\\d{2}|20[01]\\d))`;
const WORD = '(?!who\\b|which\\b|that\\b|and\\b|of\\b|to\\b|but\\b)[\\p{L}-]+';
const WHO = `(?:he|she|it|they|there|M(?:r|rs|s|iss)\\.? \\p{Lu}[\\p{L}'-]+|(?:the|his|her|their|our) ${WORD}(?: ${WORD}){0,2}?)`;
const EVENT =
  '(?:comes|goes|complains|develops|starts|falls|presents|undergoes|takes|feels|suffers|becomes|begins|gets|notices|reports|collapses|loses|vomits|attends|visits|sees|receives|stops|arrives|has|is|are|have)';
const PAST =
  '(?:\\p{L}+ed|was|were|came|fell|went|got|saw|began|left|took|lost|had|became|felt|stopped|broke)';

/** Tenses that a word for time, or the other half of the sentence, decides. */
const TIMES: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<=^|[.!?] )[^.;,]{0,40}?\\b${OVER},? ${WHO} (?:\\p{L}+ly )?${EVENT}\\b(?! (?:\\p{L}+ly )?due\\b)`,
      'giu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(?:[Hh]e|[Ss]he|[Pp]atient|M(?:r|rs|s|iss)\\.? \\p{Lu}[\\p{L}'-]+) (?:\\p{L}+ly )?(?:falls|collapses|breaks|sustains|undergoes|vomits|faints|loses|starts|stops|develops|comes|goes|sees|receives|notices|has (?:an?|his|her) (?:operation|fall|stroke|accident|seizure|heart attack|scan)|is (?:admitted|diagnosed|discharged|prescribed|given|operated|transferred|seen|reviewed|treated|started))\\b[^.;,]{0,50}? ${OVER}(?!\\p{L})`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b[Bb]y the time (?:${WHO}|the \\p{L}+) ${PAST}\\b[^.;,]{0,30}, ${WHO} (?:has|have)\\b|\\b[Bb]y the time (?:${WHO}) ${PAST}, ${WHO} (?:has|have)\\b`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(?:[Ww]hile|[Ww]hen|[Aa]s) ${WHO} (?:was|were|had)\\b[^.;,]{0,60}, ${WHO} (?:suddenly |then |also |immediately )?(?:becomes|falls|develops|loses|complains|starts|feels|notices|collapses|vomits|gets|begins|is|has)\\b`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?] )(?:At present|Currently|At the moment|Nowadays|Presently),? ${WHO} (?:was|were)\\b`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(?:[Ii]f|[Uu]nless|[Uu]ntil|[Aa]s soon as|[Bb]efore|[Aa]fter|[Oo]nce|[Ww]hen) (?:(?:he|she|it|they)|(?:the|his|her|their|your|my|our) ${WORD}(?: ${WORD}){0,2}?) will (?:not )?(?=\\p{L}+)(?<!\\b(?:knows?|asks?|asked|asking|sure|wonders?|wondered|see|unclear|decide|certain|uncertain|confirm|say|predict|me|us|him|her|them|about|of|on|advise|discuss) (?:if|when) [^.;,]*)`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `\\b(?:is|are) (?:now |still |currently |also )?\\p{L}+ing\\b[^.;,]{0,40}? (?:ever since\\b|since (?:he|she|it|they|the \\p{L}+|(?:his|her) \\p{L}+) ${PAST}\\b)`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?] )Since (?:${MONTH}|(?:19|20)\\d{2}|last (?:week|month|year)|then|\\d{1,2} ${MONTH}),? (?:he|she|they|M(?:r|rs|s|iss)\\.? \\p{Lu}\\p{L}+) (?:attended|had|was|were|took|used|lost|improved|received|gained|did|went|felt|needed|lived|worked|suffered|complained|developed|visited)\\b(?! been)`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: /\b(was|were|is|are) (belonging|containing|consisting|owning|knowing|depending)\b(?=[^.]{3,})/g,
    mend: null,
  },
];

export const finishedTimes = patternRule(
  named({ rule: 'tense', why: 'The time that is meant takes another tense.' }, TIMES),
);
