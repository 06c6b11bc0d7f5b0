import { named, patternRule, type Shape } from './slip.ts';

const NAME =
  '(?:[Hh]e|[Ss]he|[Tt]he patient|(?:[Hh]is|[Hh]er) (?:mother|father|wife|husband|son|daughter|carer)|M(?:r|rs|s|iss)\\.? \\p{Lu}\\p{L}+)';
const CLAUSE = '(?<=^|[.!?] |[,;] |\\b(?:and|but|that|because|although|as|since|who|so) )';

const MISSING_BE: readonly Shape[] = [
  {
    pattern: new RegExp(
      `${CLAUSE}(${NAME}) (?=(?:also |currently |now |still )?(?:taking|suffering|complaining|living|having|experiencing|using|feeling|recovering|receiving|working|waiting|walking|improving|responding|attending|progressing|mobilising|eating|drinking|sleeping)\\b)(?<!\\b(?:see|saw|keep|keeps|kept|find|found|with|without|of|has|had|noticed|hear|heard|about|and) \\p{L}+ )`,
      'gu',
    ),
    mend: ([whole]) => `${whole!} is `.replace('  ', ' '),
  },
  {
    pattern: new RegExp(
      `${CLAUSE}(${NAME}) (?=(?:not |also |now |currently |very |unable|allergic to|able to|independent|diabetic|hypertensive|anxious|afebrile|alert|married|unwell|overweight|obese|afraid of|widowed|retired|worried about|responsible for|aware of))(?:(not|also|now|currently|very) )?(?=(?:unable|allergic|able|independent|diabetic|hypertensive|anxious|afebrile|alert|married (?:with|to)|unwell|overweight|obese|afraid|widowed|worried|responsible|aware)\\b)`,
      'gu',
    ),
    mend: ([, who, adverb]) => `${who} is ${adverb ? `${adverb} ` : ''}`,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?] |[,;] |\\b(?:and|but|that|because|although|as|since) )(${NAME}|[Pp]atient) (?=(?:also |initially |recently |previously |then )?(?:diagnosed with|advised to|prescribed (?!by)|born (?:in|on)|scheduled|discharged (?:on|from|home|with)|referred to (?:the|our|a)|admitted (?:to (?:the|our|hospital)|in|on|with)|given |hospitalised|transferred to|started on|commenced on|operated on))`,
      'gu',
    ),
    mend: ([, who]) => `${who} was `,
    isCertain: false,
  },
  {
    pattern:
      /\bwho (?=(?:suffering|taking|complaining|living|having|diagnosed with|admitted (?:to|in|on|with)|born|scheduled|recovering|receiving|experiencing)\b)/g,
    mend: ([whole]) => whole!,
    isCertain: false,
  },
  {
    pattern:
      /\b(which|that) (?=(?:causing|affecting|showing|making|leading to|resulting)\b)(?<!\b(?:of|in|from|by|with|to|than|like) which |\b(?:after|before|all|is|than|like|so|from|of|for|to) that )/g,
    mend: null,
  },
  {
    pattern:
      /\bthere (?=(?:no|any) (?:evidence|sign|signs|history|known|pain|other|abnormalit|concerns|complications|improvement)\b)(?<!\b(?:is|was|are|were|been|be) there )/gi,
    mend: null,
  },
];

const PRONOUNS: readonly Shape[] = [
  { pattern: /\b([Ss]he) ((?:\w+ ){1,4})himself\b/g, mend: '$1 $2herself' },
  { pattern: /\b([Hh]e) ((?:\w+ ){1,4})herself\b/g, mend: '$1 $2himself' },
  {
    pattern:
      /\b((?:man|woman|patient|lady|gentleman|boy|girl|driver|worker|nurse|porter|daughter|son|wife|husband|mother|father|widow|widower|teacher|farmer|M(?:r|rs|s)\.? \p{Lu}\p{L}+),?) which (?=(?:is|was|has|had|lives|suffers|takes|works|needs)\b)/gu,
    mend: '$1 who ',
  },
  {
    pattern: /, who (?:he|she|they) (?=(?:is|was|has|had|have|are|lives|takes|works|needs)\b)/g,
    mend: ', who ',
  },
  {
    pattern:
      /(?<!\b(?:on|in|of|for|to|by|from|with|at) )\bwhich (?:it) (?=(?:is|was|has|had|causes|caused)\b)/g,
    mend: 'which ',
  },
  {
    pattern: /(?<=^|[.!?] )(Her|Him|Them|Me|Us) (?=(?:is|was|has|had|were|are|have|needs|takes|lives)\b)/g,
    mend: ([, wrong]) => `${{ Her: 'She', Him: 'He', Them: 'They', Me: 'I', Us: 'We' }[wrong!]} `,
  },
  {
    pattern:
      /\b(she|he|they) (?=(?:husband|wife|mother|father|son|daughter|sister|brother|medication|blood pressure|condition|pain|symptoms|appetite|family|weight|temperature)\b)/gi,
    mend: ([whole, wrong]) =>
      whole!.replace(wrong!, { she: 'her', he: 'his', they: 'their' }[wrong!.toLowerCase()]!),
  },
  {
    pattern:
      /\b(him|them) (?=(?:wife|husband|mother|father|son|daughter|sister|brother|medication|symptoms)\b)/g,
    mend: ([, wrong]) => (wrong === 'him' ? 'his ' : 'their '),
  },
  {
    pattern:
      /\b(M(?:r|rs|s|iss)\.? \p{Lu}\p{L}+|[Tt]he patient) (?:he|she) (?=(?:is|was|has|had|lives|takes|needs|complains)\b)/gu,
    mend: '$1 ',
  },
  { pattern: /\b(?:my|your|our) (?=self\b)/g, mend: null },
];

const VERB_PATTERNS: readonly Shape[] = [
  { pattern: /\bwould be appreciate if\b/gi, mend: 'would appreciate it if' },
  { pattern: /\bplease you (?=\w+)/gi, mend: 'please ' },
  {
    pattern:
      /\b(?:worried|anxious|concerned|scared|afraid|thinking|instead|fear|way|idea) (?:about|of) to \w+/gi,
    mend: null,
  },
  { pattern: /\b(afraid|scared|fear|frightened|risk) of fall\b(?! ?s)/gi, mend: '$1 of falling' },
  {
    pattern: /\bwould (?:really |greatly |highly |be )?appreciate if\b/gi,
    mend: ([whole]) => whole!.replace(/ if$/i, ' it if').replace('be appreciate', 'appreciate'),
    severity: 'minor',
  },
  {
    pattern: /\b(suggest(?:ed|s)?|recommend(?:ed|s)?) (him|her|them|the patient|you) to (?=\w+)/gi,
    mend: null,
  },
  {
    pattern:
      /\b(suggest(?:ed)?) to (?=(?:take|have|do|see|start|continue|increase|review|refer|use|avoid|perform|monitor|stop|change)\b)/gi,
    mend: null,
  },
  {
    pattern: /\bexplain(?:ed|s)? (?=(?:him|her|them|me|the patient|his wife|her husband|the family)\b)/gi,
    mend: ([whole]) => `${whole}to `,
    isCertain: true,
  },
  {
    pattern:
      /\b(avoid(?:ed|s)?|enjoy(?:s|ed)?|finish(?:ed|es)?|consider(?:ed)?|den(?:y|ies|ied)|mind(?:s)?) to (?=\w+)/gi,
    mend: null,
  },
  { pattern: /\b(let|lets|make|makes|made) (him|her|them|me|it) to (?=\w+)/gi, mend: '$1 $2 ' },
  {
    pattern:
      /\b((?:is|was|be|been|are) (?:un)?able) (?=(?:walk|mobilise|eat|manage|perform|dress|climb|stand|sleep|swallow|take|move|do|speak|communicate|use|drive|attend|return)\b)/g,
    mend: '$1 to ',
  },
  {
    pattern:
      /\b(advised|encouraged|allowed|enabled|asked|instructed|reminded|told) (him|her|them|the patient) (?=(?:take|walk|stop|continue|eat|drink|avoid|use|attend|rest|reduce|start|return|see|come|keep|monitor|do|increase|perform|drive|return|have|be)\b)/gi,
    mend: '$1 $2 to ',
  },
  {
    pattern:
      /\b((?:was|were|been|is|are) (?:advised|encouraged|allowed|asked|instructed|told|required)) (?=(?:take|walk|stop|continue|eat|drink|avoid|use|attend|reduce|see|come|keep|monitor|do|increase|perform|drive|return|have|lose|quit)\b)/gi,
    mend: '$1 to ',
  },
  { pattern: /\b(want|wants|wanted|would like) that (?=(?:you|he|she|his|her|they|the)\b)/gi, mend: null },
  {
    pattern:
      /\b(despite|in spite of) (?=(?:he|she|they|it|the patient) (?:is|was|has|had|takes|took|were)\b)/gi,
    mend: 'although ',
  },
  { pattern: /\bmust to\b|\bcan to\b|\bshould to\b/gi, mend: ([whole]) => whole!.replace(/ to$/i, '') },
  { pattern: /\bplease to (?=\w+)/gi, mend: 'please ' },
  { pattern: /\b(be|is|was) used to (?=(?:take|drink|smoke|live|walk|work)\b)/g, mend: null },
  {
    pattern: /\b(since|because|as) [^.,;]{4,60}, so (?=(?:he|she|it|they|I|we)\b)/g,
    mend: null,
    severity: 'minor',
  },
  {
    pattern: /(?<=^|[.!?] )(?:Although|Though|Even though|Despite) [^.;]{4,90}, but (?=\w)/g,
    mend: ([whole]) => whole!.replace(/ but $/, ' '),
    severity: 'minor',
  },
  { pattern: /\b(keep|keeps|kept) to (?=(?:take|have|use|monitor|do)\b)/g, mend: null },
  { pattern: /\bhad better to\b/g, mend: 'had better' },
];

export const missingVerbs = patternRule(
  named({ rule: 'missing_verb', why: "The verb 'be' is missing." }, MISSING_BE),
);
export const pronouns = patternRule(
  named({ rule: 'pronoun', why: 'This pronoun is one too many, or has the wrong form.' }, PRONOUNS),
);
export const verbPatterns = patternRule(
  named({ rule: 'verb_pattern', why: 'This verb or phrase is built otherwise.' }, VERB_PATTERNS),
);
