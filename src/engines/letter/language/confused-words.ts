import { named, patternRule, type Shape } from './slip.ts';

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
export const capitals = patternRule(
  named({ rule: 'capital', severity: 'minor', why: 'This word takes a capital letter.' }, CAPITALS),
);
