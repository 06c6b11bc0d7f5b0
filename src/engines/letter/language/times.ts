import { type Pattern, patternRule } from './slip.ts';

const N =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|a few|some|the (?:last|past)(?: \\w+)?|(?:last|past) (?:two|three|four|five|six|\\d+|few))';
const SPAN = '(?:minutes?|hours?|days?|weeks?|fortnight|months?|years?|decades?)';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const PERSON =
  '(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey|I|[Ww]e|[Pp]atient|M(?:r|rs|s|iss)\\.? \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)';
const POINT = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b|(?:19|20)\\d{2}\\b|${MONTH}\\b|(?:his|her|their) (?:\\w+'s? (?:death|birth|illness)|childhood|birth|admission|surgery|operation|accident|diagnosis|discharge|fall)\\b|childhood\\b|birth\\b|the age of\\b|last (?:week|month|year|${MONTH})\\b|yesterday\\b|the (?:operation|surgery|accident|fall|age)\\b)`;

const forSpan = (span: string) => `for ${span.replace(/^(last|past)/, 'the $1')}`;

const SINCE: readonly Pattern[] = [
  {
    rule: 'since_for',
    pattern: new RegExp(
      `\\bsince (?:about |almost |around |nearly |over |more than )?(${N} ${SPAN})\\b(?! (?:ago|old|before|earlier|after))`,
      'gi',
    ),
    why: "A length of time takes 'for'; 'since' names the moment when it began.",
    mend: ([whole, span]) => whole!.replace(/^since/i, 'for').replace(span!, forSpan(span!).slice(4)),
  },
  {
    rule: 'since_for',
    pattern: /\bsince (?:a )?long(?: time)?\b(?! ago)/gi,
    why: "A length of time takes 'for'; 'since' names the moment when it began.",
    mend: 'for a long time',
  },
  {
    rule: 'since_for',
    pattern: new RegExp(
      `\\bfrom (?:the )?(${N} ${SPAN})\\b(?=\\s*(?:[.,;]|(?:and|because|due|with|but)\\b|$))(?! ago)`,
      'g',
    ),
    why: "A length of time takes 'for'.",
    mend: ([whole]) => whole!.replace(/^from/, 'for'),
  },
  {
    rule: 'since_for',
    pattern: new RegExp(
      `\\b(?:has|have|had) (?:been )?(?:[\\w-]+ ){0,6}?(for (?:yesterday|(?:19|20)\\d{2}|${MONTH}(?: (?:19|20)\\d{2})?|last (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|(?:his|her) childhood))\\b`,
      'g',
    ),
    why: "The moment when something began takes 'since'.",
    mend: ([whole, span]) => whole!.replace(span!, span!.replace(/^for/, 'since')),
  },
  {
    rule: 'ago',
    pattern: new RegExp(`\\bbefore (${N} ${SPAN})\\b(?=\\s*(?:[.,;]|and\\b|when\\b|$))`, 'gi'),
    why: "Time that has passed since takes 'ago' behind it.",
    mend: ([, span]) => `${span} ago`,
  },
  {
    rule: 'ago',
    pattern: new RegExp(`\\bsince (${N} ${SPAN}) ago\\b`, 'gi'),
    why: "'Since' and 'ago' do not go together.",
    mend: ([, span]) => `for ${span}`,
  },
];

const ING_OR_STATE =
  '(?:\\w+ing|a \\w+|diabetic|hypertensive|asthmatic|married|widowed|divorced|retired|allergic|ill|sick|unwell|bedridden|pregnant|unemployed|tearful|depressed|anxious|confused|stable|independent|unable|weak|tired|painful|on \\w+|in \\w+|under \\w+)';

const TENSES: readonly Pattern[] = [
  {
    rule: 'tense',
    pattern: /\b(?:has|have) \w+(?:ed|en|wn|lt)\b(?=[^.;,:]{0,40} when (?:he|she|they) (?:was|were)\b)/g,
    why: 'A time that is over takes the simple past.',
    mend: null,
  },
  {
    rule: 'tense',
    pattern: new RegExp(
      `\\b(${PERSON} (?:is|are|am)) (?!writing)(?=(?:currently |also |now )?${ING_OR_STATE}[^.;]{0,60}? (?:since ${POINT}|for the (?:last|past) (?:\\w+ )?${SPAN}|since ${N} ${SPAN}))`,
      'gu',
    ),
    why: 'What began in the past and goes on takes the present perfect.',
    mend: ([, start]) =>
      `${start!.replace(/ (?:is|are|am)$/, (be) => (be === ' is' ? ' has been' : ' have been'))} `,
  },
  {
    rule: 'tense',
    pattern: new RegExp(
      `\\b${PERSON} (takes|suffers|lives|works|smokes|uses|has|feels|complains|attends|experiences|drinks|receives|needs) (?!had\\b|been\\b|\\w+ed\\b|taken\\b|lost\\b|become\\b|felt\\b|worn\\b|known\\b|grown\\b|kept\\b|seen\\b|done\\b|gone\\b|made\\b|shown\\b|risen\\b|fallen\\b|given\\b|eaten\\b|slept\\b|spent\\b|left\\b|found\\b|told\\b|come\\b|put\\b)(?=[^.;,]{0,60}?\\bsince ${POINT})`,
      'gu',
    ),
    why: 'What began in the past and goes on takes the present perfect.',
    mend: ([whole, verb]) => {
      const participles: Record<string, string> = {
        takes: 'taken',
        suffers: 'suffered',
        lives: 'lived',
        works: 'worked',
        smokes: 'smoked',
        uses: 'used',
        has: 'had',
        feels: 'felt',
        complains: 'complained',
        attends: 'attended',
        experiences: 'experienced',
        drinks: 'drunk',
        receives: 'received',
        needs: 'needed',
      };
      return /^(?:They|I|We)/i.test(whole!)
        ? undefined!
        : whole!.replace(new RegExp(`${verb} $`), `has ${participles[verb!]} `);
    },
  },
  {
    rule: 'tense',
    pattern: new RegExp(
      `\\b(has been|have been|has|have) (?!been\\b|had\\b)(?:also |recently |initially )?(\\w+(?:ed|en|un|ne))\\b(?=[^.;,:]{0,70}?\\b(?:yesterday|${N} ${SPAN} ago|last (?:week|month|year|night|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${MONTH})|in (?:19|20)\\d{2}|on (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH})(?!\\w))(?![^.;,]*\\bsince\\b)(?![^.;,]*\\b(?:for|scheduled|booked|arranged|planned|due|appointment|review|which|that|who)\\b)`,
      'g',
    ),
    why: 'A time that is over takes the simple past.',
    mend: ([whole, aux]) =>
      /been$/.test(aux!) ? whole!.replace(aux!, aux!.startsWith('has') ? 'was' : 'were') : null,
  },
  {
    rule: 'tense',
    pattern: new RegExp(
      `\\b(?:[Yy]esterday|[Ll]ast (?:week|month|year|night)|[Ii]n (?:19|20)[01]\\d|${N} ${SPAN} ago),? (?:he|she|it|they|the patient|Mr \\p{Lu}\\p{L}+|Mrs \\p{Lu}\\p{L}+|Ms \\p{Lu}\\p{L}+) (is|are|has|have|comes|goes|complains|develops|starts|falls|presents|undergoes|takes|feels|suffers)\\b`,
      'gu',
    ),
    why: 'A time that is over takes the simple past.',
    mend: null,
  },
  {
    rule: 'tense',
    pattern: new RegExp(
      `\\b(?:he|she|they|patient|M(?:r|rs|s) \\p{Lu}\\p{L}+) (comes|goes|complains|develops|starts|falls|undergoes|feels|notices|presents|visits|attends|is (?:admitted|diagnosed|discharged|prescribed|given|operated|transferred))\\b[^.;,]{0,50}? (?:yesterday|${N} ${SPAN} ago|last (?:week|month|year|night)|in (?:19|20)[01]\\d)\\b`,
      'giu',
    ),
    why: 'A time that is over takes the simple past.',
    mend: null,
  },
  {
    rule: 'tense',
    pattern:
      /\b(He|She|I|They|We) (?:is|am|are) (?:knowing|having (?=a (?:history|allergy|fever|cough|headache|rash)|an allergy|diabetes|asthma|hypertension|two|three|no\b)|needing|wanting|understanding|believing|owning|preferring)/g,
    why: 'This verb names a state and takes the simple form.',
    mend: null,
  },
  {
    rule: 'tense',
    pattern: /\bwas born (?=[^.]{0,30}\bhas\b)|\b(?:he|she) is born\b/gi,
    why: "A birth is told in the past: 'was born'.",
    mend: ([whole]) => (/is born/i.test(whole!) ? whole!.replace(/is born/i, 'was born') : undefined!),
  },
];

export const sinceAndFor = patternRule(SINCE);
export const tenses = patternRule(TENSES);
