import { named, patternRule, type Shape } from './slip.ts';
import { baseOfIng, ingOf, participleOf, thirdOf } from './verbs.ts';

const HEAD =
  'list|size|severity|level|cause|frequency|result|colour|copy|course|risk|history|swelling|intensity|loss|use|removal|assessment|diagnosis|condition|presence|lack|onset|review|edge|dose|control|treatment|quality|state|aim|purpose|effect|strength';
const FEW = '(?!who\\b|which\\b|that\\b|and\\b|or\\b)\\p{L}+ ';

const SUBJECTS: readonly Shape[] = [
  {
    pattern: new RegExp(
      `\\b(?:[Oo]ne|[Ee]ach|[Ee]ither|[Nn]either) of (?:the|his|her|these|those|our|my|their) (?:${FEW}){0,2}\\p{L}+s (were|are|have)\\b`,
      'gu',
    ),
    mend: ([whole, verb]) =>
      whole!.replace(new RegExp(`${verb}$`), { were: 'was', are: 'is', have: 'has' }[verb!]!),
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?;] |\\bthat |\\band )(?:[Tt]he|[Hh]is|[Hh]er) (?:\\p{L}+ )?(?:${HEAD}) of (?:(?:the|his|her|these|both|all) )?(?:${FEW}){0,2}\\p{L}+s (were|are|have)\\b`,
      'gu',
    ),
    mend: ([whole, verb]) =>
      whole!.replace(new RegExp(`${verb}$`), { were: 'was', are: 'is', have: 'has' }[verb!]!),
  },
  {
    pattern:
      /(?<=^|[.!?;] |, |\b(?:and|but|that|because) )((?:M(?:r|rs|s|iss)\.? \p{Lu}\p{L}+'s|[Hh]is|[Hh]er|[Tt]he) (?:\p{L}+ ){0,2}(?:tests|results|symptoms|tablets|legs|feet|wounds|levels|observations|eyes|hands|medications|lungs|kidneys|bowels|parents|gums|pupils)) (was|is|has)\b/gu,
    mend: ([, subject, verb]) => `${subject} ${{ was: 'were', is: 'are', has: 'have' }[verb!]}`,
  },
  {
    pattern:
      /(?<=^|[.!?;] |, |\b(?:and|but|that|because|but) )((?:[Hh]is|[Hh]er|[Tt]he) (?:daughter|son|wife|husband|mother|father|sister|brother|carer|neighbour|friend|patient)) (visit|help|support|care|need|walk|start|report|dress|want|call|phone|drink|smoke|sleep|cook|work|transfer|struggle) (?=(?:him|her|them|every|twice|three|with|to|for|at|on|the|daily|well|poorly|in)\b)(?<!\b(?:let|lets|make|makes|made|help|helps|helped|see|saw|that|suggest\w*|recommend\w*|should|could|can|will|would|does|did|may) (?:his|her|the) \p{L}+ \p{L}+ )/gu,
    mend: ([, subject, verb]) => `${subject} ${thirdOf(verb!)} `,
  },
];

const FORMS: readonly Shape[] = [
  { pattern: /\b[Dd]espite to (\p{Ll}+)\b/gu, mend: ([, verb]) => `despite ${ingOf(verb!)}` },
  {
    pattern: /\b(insist(?:s|ed|ing)?) on to (\p{Ll}+)\b/gu,
    mend: ([, insist, verb]) => `${insist} on ${ingOf(verb!)}`,
  },
  {
    pattern:
      /\bwould (like|prefer) (?=(?:be|have|know|see|get|go|come|stay|speak|discuss|receive|return|continue|try)\b)/g,
    mend: 'would $1 to ',
  },
  {
    pattern: /\b(refused|refuses) (\p{L}+ing)(?= (?:his|her|the|any|all|an?)\b)/gu,
    mend: ([whole, verb, ing]) => {
      const base = baseOfIng(ing!);
      return base ? `${verb} to ${base}` : whole!;
    },
  },
  {
    pattern:
      /\b(enables?|enabled|allows?|allowed|encourages?|instructs?|persuades?|persuaded|wants?|wanted|expects?|expected|requires?|permits?|permitted|causes?|caused|forces?|forced|reminds?|asks?) (him|them|us|you|the patient) (?=(?:walk|take|eat|drink|sleep|manage|attend|use|return|stand|sit|move|go|come|see|do|have|be|stay|rest|perform|reach|live|get|wash|dress|climb|continue|reduce|avoid|stop|keep|bring|write|speak|breathe|swallow|work|read|play)\b)/g,
    mend: '$1 $2 to ',
  },
  {
    pattern:
      /\b(enables?|enabled|allows?|allowed) her (?=(?:eat|drink|sleep|manage|attend|return|sit|go|come|do|have|be|stay|reach|get|wash|climb|continue|take)\b)/g,
    mend: '$1 her to ',
  },
  {
    pattern:
      /\b(was|were|is|are|been|be) (encouraged|advised|allowed|asked|instructed|told|permitted|reminded|persuaded|forced|expected) (?!following|regarding|concerning|starting|pending|including|nothing|during|anything|something)(\p{L}+ing)\b/gu,
    mend: ([whole, be, verb, ing]) => {
      const base = baseOfIng(ing!);
      return base ? `${be} ${verb} to ${base}` : whole!;
    },
  },
  {
    pattern:
      /\b(agreed|agrees|decided|decides|hopes|hoped|wishes|wished|promised|fails|failed|unable|able|willing|unwilling) (?!following|regarding|concerning|nothing|during)(\p{L}+ing)\b/gu,
    mend: ([whole, verb, ing]) => {
      const base = baseOfIng(ing!);
      return base ? `${verb} to ${base}` : whole!;
    },
  },
  {
    pattern: /\b(is|was|are|were|be) (suppose|use|schedule|advise|allow|require|expect) (?=to\b)/g,
    mend: ([, be, verb]) => `${be} ${participleOf(verb!)} `,
  },
  { pattern: /\b([Hh]e|[Ss]he) breath\b/g, mend: '$1 breathes' },
  {
    pattern: /\b([Hh]e|[Ss]he) has (\d+) years(?=[.,;]|$| (?:and|with)\b)/g,
    mend: '$1 is $2 years old',
  },
  {
    pattern: /\b(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey) (?:is|are|was) (?:come|go|came|went) (?=\p{L})/gu,
    mend: null,
  },
  { pattern: /\bmakes? (?:an? )?complain\b/g, mend: 'make a complaint', isCertain: false },
  { pattern: /\b[Tt]hanks you\b/g, mend: 'thank you' },
  {
    pattern:
      /\b(gives?|gave|sends?|sent|shows?|showed) to (?:him|her|you|them|us|me) (?!to\b|for\b|and\b|in\b|on\b|by\b|with\b|a(?:s|t)\b|from\b|after\b|before\b)(?=\p{Ll})/gu,
    mend: null,
  },
  {
    pattern: /\b(make|makes|made) (?:the )?(?:operation|scan|x-ray|blood test|diet|physiotherapy)\b/gi,
    mend: null,
  },
  { pattern: /\bdiscuss(?:ed)? with (?:\p{L}+ ){1,3}about\b/gu, mend: null },
  {
    pattern:
      /\bit was (?:diagnosed|prescribed|performed|found|given|observed) (?!that\b|in\b|on\b|by\b|to\b|and\b|not\b|as\b|at\b|when\b|for\b|with\b|during\b|after\b|an? further)(?=\p{L}+ )/gu,
    mend: null,
  },
  {
    pattern:
      /\b([Xx]-ray|scan|ultrasound|blood tests?|MRI|CT|operation|biopsy|ECG) (was|were|is) (?:make|made)\b/g,
    mend: '$1 $2 done',
  },
  { pattern: /\b(is|was|are|were|been) known (?:with|for) (?=\p{L})/gu, mend: '$1 known to have ' },
];

const TAKES: readonly Shape[] = [
  {
    pattern: /\bdischarged of (?=(?:the )?(?:hospital|ward|unit|clinic)\b|hospital\b)/g,
    mend: 'discharged from ',
  },
  { pattern: /\bcomplicated (?:for|with) (?=(?:an?|the|his|her)\b)/g, mend: 'complicated by ' },
  { pattern: /\b[Oo]n case of\b/g, mend: 'in case of' },
  { pattern: /\bon (?=(?:an? )?(?:very )?(?:high|low|increased|greater|higher) risk\b)/g, mend: 'at ' },
  { pattern: /\b(difficult(?:y|ies)) (?:for|to|at) (\p{L}+ing)\b/gu, mend: '$1 in $2' },
  {
    pattern: /\b(increased|decreased|risen|fallen|fell|dropped|reduced|gone (?:up|down)) in (?=\d)/g,
    mend: '$1 by ',
  },
  {
    pattern: /\bon the (night|evening|morning|afternoon)(?=[.,;]| (?:and|she|he|because|but)\b)/g,
    mend: null,
  },
  { pattern: /\b(insist(?:s|ed|ing)?) (?:for|to|in)\b/g, mend: '$1 on' },
  {
    pattern: /\b((?:little|no|any|some|great|more|much|an?) interest) (?:about|for|to|on|at)\b/g,
    mend: '$1 in',
  },
  { pattern: /\bin (?=(?:an? )?(?:very )?(?:high|low|increased|great|greater|higher) risk\b)/g, mend: 'at ' },
  { pattern: /\blaugh(s|ed|ing)? about (?=(?:him|her|them|me|us)\b)/g, mend: 'laugh$1 at ' },
  { pattern: /\bfacing to (?=(?:the|his|her)\b)/g, mend: 'facing ' },
];

const NUMBERS: readonly Shape[] = [
  { pattern: /\b(one|two|three|four|five|six|\d+|several|many|other|both) persons\b/g, mend: '$1 people' },
  {
    pattern:
      /\b(two|three|four|five|six|seven|eight|nine|ten|several|many) (day|week|month|year|hour|minute) (?=(?:following|during|before|after|ago|later|earlier)\b)/g,
    mend: '$1 $2s ',
  },
];

export const farAgreement = patternRule(
  named({ rule: 'agreement', why: 'The verb agrees with its subject.' }, SUBJECTS),
);
export const verbForms = patternRule(
  named({ rule: 'verb_pattern', why: 'This verb or phrase is built otherwise.' }, FORMS),
);
export const prepositionUse = patternRule(
  named({ rule: 'preposition', why: 'This word takes another preposition, or none.' }, TAKES),
);
export const numberForms = patternRule(
  named({ rule: 'countability', why: 'After this number another form of the noun belongs.' }, NUMBERS),
);
