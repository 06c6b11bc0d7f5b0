import { type Pattern, patternRule } from './slip.ts';

type Shape = Omit<Pattern, 'rule' | 'why'>;

/** Patterns of one rule with what is said of them. */
const named = (told: Pick<Pattern, 'rule' | 'why' | 'severity'>, shapes: readonly Shape[]): Pattern[] =>
  shapes.map((shape) => ({ ...told, ...shape }));

const NAME =
  '(?:[Hh]e|[Ss]he|[Tt]he patient|(?:[Hh]is|[Hh]er) (?:mother|father|wife|husband|son|daughter|carer)|M(?:r|rs|s|iss)\\.? \\p{Lu}\\p{L}+)';
const CLAUSE = '(?<=^|[.!?] |[,;] |\\b(?:and|but|that|because|although|as|since|who|so) )';

/** Words that are taken for one another. */
const CONFUSED: readonly Shape[] = [
  { pattern: /\b(would|to|will|should|could|can|please|must|I|we|kindly) advice\b/gi, mend: '$1 advise' },
  { pattern: /\badviced\b/gi, mend: 'advised' },
  { pattern: /\badvicing\b/gi, mend: 'advising' },
  {
    pattern: /\b(an?|his|her|your|my|our|the|some|any|medical|dietary|further|of|following) advise\b/gi,
    mend: '$1 advice',
  },
  {
    pattern:
      /\b(more|less|better|worse|higher|lower|rather|other|older|greater|fewer|longer|larger) then\b(?= (?:a|the|\d|his|her|usual|two|three|four|five|six|ten|before|normal|one|expected|half|twice|once|\w+ (?:years|months|weeks|days)))/gi,
    mend: '$1 than',
  },
  {
    pattern:
      /\b(to|has|had|have|not|will|may|could) loose (?=(?:weight|his|her|control|consciousness|balance|appetite))/gi,
    mend: '$1 lose ',
  },
  { pattern: /\bloosing\b/gi, mend: 'losing' },
  { pattern: /\b(is|was|has been|been|badly|severely|adversely) effected\b/gi, mend: '$1 affected' },
  {
    pattern:
      /\b(an?|no|side|any|the|good|adverse|little|side-) ?affects?\b(?= (?:of|on|from|was|were|is|to|such)|[.,;])/gi,
    mend: ([whole]) => whole!.replace('affect', 'effect'),
  },
  { pattern: /\b(shortness of|short of|out of|bad) breathe\b/gi, mend: '$1 breath' },
  { pattern: /\b(to|cannot|can|could|difficulty to|unable to) breath\b/gi, mend: '$1 breathe' },
  {
    pattern:
      /\b(suffer(?:s|ed|ing)?|recover(?:ed|ing)?|discharged|transferred|away|derived|result(?:s|ed|ing)?) form\b/gi,
    mend: '$1 from',
  },
  {
    pattern: /\bthere (?=(?:own|son|daughter|children|mother|father|home|house|parents|appointment)\b)/gi,
    mend: 'their ',
  },
  {
    pattern: /\bits (?=(?:a|an|the|not|been|very|important|possible|likely|necessary|difficult)\b)/gi,
    mend: "it's ",
    isCertain: false,
  },
  {
    pattern:
      /\b(the patient|the mother|the child|Mrs? \p{Lu}\p{Ll}+[^s\W]|the doctor|the baby|the family)s (?=(?:wife|husband|mother|father|son|daughter|condition|blood|symptoms|weight|family|temperature|history|medication|pain|wound|mobility|progress|vital|diet|appetite|care|general|carer|skin|home|sister|brother|diabetes|recovery|health|leg|knee|hip|skills|needs|anxiety|mood|sleep)\b)/gu,
    mend: "$1's ",
  },
  {
    pattern: /\b(?:his|her) (?=self\b)|\bhisself\b|\btheirself\b|\btheirselves\b/gi,
    mend: ([whole]) => (/hisself/i.test(whole!) ? 'himself' : /theirsel/i.test(whole!) ? 'themselves' : null),
  },
  {
    pattern:
      /\b(has|have|had) being (?=(?:admitted|diagnosed|suffering|taking|treated|prescribed|complaining|advised|referred|given|living|under|on|in|well|a|able|unable|stable|feeling|experiencing)\b)/g,
    mend: '$1 been ',
  },
  { pattern: /\b(is|was|are|were) been (?=\w+(?:ed|ing|en)\b)/g, mend: null },
  {
    pattern:
      /\bquiet (?=(?:anxious|well|severe|good|often|independent|stable|low|high|weak|tired|worried|difficult)\b)/g,
    mend: 'quite ',
  },
  {
    pattern: /\bpasses away\b|\bweather (?=(?:he|she|it|the|or|there|to|this)\b)/g,
    mend: ([whole]) => (/^weather/.test(whole!) ? 'whether ' : whole!),
  },
  { pattern: /\bwich\b/g, mend: 'which' },
  {
    pattern:
      /\b(is|was) (?:now )?lying (?=eggs)|\b(him|her) too (?=(?:walk|take|eat|see|attend|come|have|be)\b)/g,
    mend: ([, , who]) => (who ? `${who} to ` : null),
  },
  { pattern: /\b(good|bad|poor|slow|quick|regular) (?=recovering\b)/g, mend: null },
];

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
  { pattern: /\bwhich (?:it) (?=(?:is|was|has|had|causes|caused)\b)/g, mend: 'which ' },
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

const WELL =
  '(?:sleep|sleeps|slept|sleeping|eat|eats|eating|responded|responding|progressing|progressed|recovering|recovered|healing|healed|healed|managing|managed|coping|mobilising|walks|walking|tolerated|functioning)';
const LY: Readonly<Record<string, string>> = {
  sudden: 'suddenly',
  significant: 'significantly',
  gradual: 'gradually',
  recent: 'recently',
  severe: 'severely',
  complete: 'completely',
  regular: 'regularly',
  immediate: 'immediately',
  successful: 'successfully',
  previous: 'previously',
  initial: 'initially',
  current: 'currently',
  rapid: 'rapidly',
  slow: 'slowly',
  careful: 'carefully',
  safe: 'safely',
  frequent: 'frequently',
  good: 'well',
  full: 'fully',
  slight: 'slightly',
  steady: 'steadily',
  continuous: 'continuously',
  constant: 'constantly',
};
const ADJECTIVES = Object.keys(LY).join('|');

const DEGREES: readonly Shape[] = [
  {
    pattern:
      /\b(sleep|sleeps|slept|sleeping|eats|eating|walks|walking|walked|breathes|breathing|healing|heals|speaks|progressing|mobilises|coping|recovering) (very |quite |too |so )?(bad|slow|quick|independent|regular|safe|normal|poor)(?=[.,;]|$| (?:for|with|since|and|at|because|after|due|on|in)\b)/g,
    mend: ([, verb, very, adjective]) => `${verb} ${very ?? ''}${adjective}ly`,
  },
  { pattern: /\b(is|was|are|were|has been) complaint of\b/g, mend: '$1 complaining of' },
  {
    pattern:
      /\b(pain|diabetes|asthma|condition|blood pressure|symptoms|disease) (is|was|are|were) (good|bad|poor) (?=(?:controlled|managed|treated|tolerated)\b)/g,
    mend: ([, what, be, how]) => `${what} ${be} ${{ good: 'well', bad: 'badly', poor: 'poorly' }[how!]} `,
  },
  {
    pattern:
      /\b(is|was|are|very|feels|felt|be|been|so) (worry|depress|interest|exhaust|confuse|disappoint|embarrass|frighten|motivate|satisfy|stress)(?=[.,;]|$| (?:about|by|with|in|and|of|that|to|at|because)\b)/g,
    mend: ([, before, verb]) =>
      `${before} ${({ worry: 'worried', satisfy: 'satisfied', confuse: 'confused', motivate: 'motivated' })[verb!] ?? `${verb}ed`}`,
  },
  {
    pattern:
      /\b(your|his|her) (cooperate|recover|admit|refer|treat|assess|diagnose|improve|assist|examine|arrive|appear)(?=[.,;]|$| (?:and|in|of|from|to|with|on|was|is)\b)(?<!\b(?:help|let|made|see|make|that|helped) (?:your|his|her) \w+)/g,
    mend: null,
  },
  {
    pattern:
      /\b(more|most) (better|worse|higher|lower|bigger|easier|stronger|weaker|slower|older|younger|smaller|larger|best|worst|severer|healthier|heavier|milder)\b/gi,
    mend: ([, , word]) => word!,
  },
  {
    pattern: /\b(gooder|badder|worser|more bad|more good)\b/gi,
    mend: ([whole]) => (/good/i.test(whole!) ? 'better' : 'worse'),
  },
  { pattern: new RegExp(`\\b(${WELL}) good\\b`, 'g'), mend: '$1 well' },
  {
    pattern: new RegExp(
      `\\b(has|have|had|was|were|been|is|are) (${ADJECTIVES}) (?=(?:admitted|improved|deteriorated|diagnosed|increased|decreased|reduced|developed|treated|monitored|discharged|injured|started|stopped|worsened|recovered|taking|monitoring|commenced|prescribed|operated|performed|completed|progressed|declined|lost|gained|affected|reviewed|controlled|complaining|experiencing|dehydrated|swollen|recovering|healed|living|using|attending|impaired|limited|restricted|become|became)\\b)`,
      'g',
    ),
    mend: ([, aux, adjective]) => `${aux} ${LY[adjective!]} `,
  },
  {
    pattern: new RegExp(
      `\\b([Hh]e|[Ss]he|pain|condition|symptoms|weight|wound|ulcer|mobility|appetite|temperature|BP|pressure) (${ADJECTIVES}) (?=(?:improved|deteriorated|increased|decreased|reduced|developed|worsened|recovered|declined|healed|complained|lost|gained|collapsed|fell)\\b)`,
      'g',
    ),
    mend: ([, who, adjective]) => `${who} ${LY[adjective!]} `,
  },
  {
    pattern: new RegExp(
      `\\b(improved|deteriorated|increased|decreased|reduced|worsened|recovered|declined|healed|walks|breathes|progressed|monitored|dropped|rose) (${ADJECTIVES})(?=[.,;]|$| (?:and|since|after|over|with|following|during|in)\\b)`,
      'g',
    ),
    mend: ([, verb, adjective]) => `${verb} ${LY[adjective!]}`,
  },
  {
    pattern:
      /\b(sudden|severe|complete|regular|frequent) (?=(?:independent|dependent|painful|anxious|depressed|disabled|unwell|dehydrated|overweight|obese|confused|distressed|short of breath)\b)/g,
    mend: ([, adjective]) => `${LY[adjective!]} `,
  },
];

const NEGATIVES: readonly Shape[] = [
  {
    pattern: /\b(?:has|have|had|is|are|was|were) no any\b/gi,
    mend: ([whole]) => whole!.replace(/ any$/i, ''),
  },
  {
    pattern:
      /\b(not|n't|never|without|denied|denies) (?:\w+ )?(?:no|nothing|none) (?=\w+)(?<!\b(?:or|and|with|has|had|is|was|there) no )/gi,
    mend: null,
  },
  {
    pattern:
      /\bno (?:have|has)\b|\b(?:he|she) no (?=(?:take|have|has|want|smoke|drink|smokes|drinks|takes)\b)/gi,
    mend: null,
  },
  {
    pattern: /\b(he|she|it) (?:not) (?=(?:take|have|want|smoke|drink|need|eat|sleep|feel|like)\b)/gi,
    mend: ([whole]) => whole!.replace(/not $/, 'does not '),
  },
  { pattern: /\bneither [^.,;]{2,40} or\b/gi, mend: ([whole]) => whole!.replace(/or$/, 'nor') },
];

const CAPITALS: readonly Shape[] = [
  {
    pattern:
      /\bi (?=(?:am|was|have|had|would|will|am|think|believe|advised|saw|recommend|suggest|look|hope|can|could)\b)/g,
    mend: 'I ',
  },
  {
    pattern:
      /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|british|welsh|african|asian)\b/g,
    mend: ([day]) => day![0]!.toUpperCase() + day!.slice(1),
  },
  {
    pattern: /\b(?:mr|mrs|ms|dr)\.? (?=\p{Lu})/gu,
    mend: ([whole]) => whole![0]!.toUpperCase() + whole!.slice(1),
  },
];

export const confusedWords = patternRule(
  named({ rule: 'spelling', why: 'This is another word, which sounds or looks alike.' }, CONFUSED),
);
export const missingVerbs = patternRule(
  named({ rule: 'missing_verb', why: "The verb 'be' is missing." }, MISSING_BE),
);
export const pronouns = patternRule(
  named({ rule: 'pronoun', why: 'This pronoun is one too many, or has the wrong form.' }, PRONOUNS),
);
export const verbPatterns = patternRule(
  named({ rule: 'verb_pattern', why: 'This verb or phrase is built otherwise.' }, VERB_PATTERNS),
);
export const wordForms = patternRule(
  named({ rule: 'word_form', why: 'Here an adverb or another form of the word belongs.' }, DEGREES),
);
export const negatives = patternRule(
  named({ rule: 'negation', why: 'The negation is built otherwise.' }, NEGATIVES),
);
export const capitals = patternRule(
  named({ rule: 'capital', severity: 'minor', why: 'This word takes a capital letter.' }, CAPITALS),
);
