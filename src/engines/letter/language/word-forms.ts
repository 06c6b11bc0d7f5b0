import { named, patternRule, type Shape } from './slip.ts';

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
      /\b(has|have|had) also (?=(?:an?|no|some|the|two|three|several|his|her|difficulty|pain|problems)\b)/g,
    mend: ([, have]) => `also ${have} `,
    severity: 'minor',
  },
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

export const wordForms = patternRule(
  named({ rule: 'word_form', why: 'Here an adverb or another form of the word belongs.' }, DEGREES),
);
export const negatives = patternRule(
  named({ rule: 'negation', why: 'The negation is built otherwise.' }, NEGATIVES),
);
