import type { LanguageRule, Slip } from './slip.ts';
import { type Pattern, patternRule, slipAt } from './slip.ts';
import { articleBefore } from './vowel-sound.ts';

/** 'A ulcer', 'an wound'. */
export const aOrAn: LanguageRule = ({ tokens }) =>
  tokens.flatMap((article, at): Slip[] => {
    const next = tokens[at + 1];
    if (!next || !/^an?$/.test(article.word) || (article.text === 'A' && at > 0)) return [];
    const wanted = articleBefore(next.text);
    if (wanted === null || wanted === article.word) return [];
    return [
      slipAt(article, article, {
        rule: 'article',
        severity: 'minor',
        why: `The next word begins with the sound of a ${wanted === 'an' ? 'vowel' : 'consonant'}.`,
        mend: wanted,
      }),
    ];
  });

const rule = 'article';
const JOB =
  '(?:smoker|non-smoker|nurse|teacher|farmer|widow|widower|vegetarian|carer|student|driver|cleaner|builder|plumber|chef|cook|secretary|housewife|engineer|lawyer|pensioner|diabetic patient|retired \\p{Ll}+er|electrician|gardener|mechanic|accountant|receptionist|shopkeeper|heavy smoker|heavy drinker|social drinker|mother of \\w+|father of \\w+)';
const COUNTABLE =
  '(?:stroke|fall|rash|fracture|wound|ulcer|biopsy|colonoscopy|gastroscopy|wheelchair|catheter|walking stick|walking frame|pacemaker|hip replacement|knee replacement|hysterectomy|appendicectomy|cholecystectomy|heart attack|temperature|headache|cough|sore throat|runny nose|scan|CT scan|MRI scan|blood test|chest infection|urinary tract infection|pressure ulcer|panic attack|seizure|relapse|reaction|poor appetite|good appetite|high fever|dry cough|productive cough|severe headache|mild headache|family history|past history|previous history|history)';
const BODY =
  '(?:leg|knee|shoulder|arm|hip|foot|ankle|hand|wrist|elbow|heel|eye|ear|breast|side|lung|kidney|thigh|calf|cheek|lower leg|forearm|thumb|groin|big toe)';
const ROLE =
  '(?:doctor|nurse|physiotherapist|dietitian|dietician|psychiatrist|occupational therapist|social worker|pharmacist|surgeon|GP|district nurse|general practitioner|speech therapist|cardiologist|neurologist)';
const SPAN = '(?:days?|weeks?|months?|years?|hours?)';

const MISSING: readonly Pattern[] = [
  {
    rule,
    pattern:
      /\b(lives?|living|lived|stays|staying) (alone )?in (?=(?:flat|house|bungalow|apartment|nursing home|care home|village|hostel|residential home)\b(?! \w+s\b))/g,
    why: 'A single thing that can be counted takes an article.',
    mend: ([whole]) => `${whole}${/apart/.test(whole!) ? 'an' : 'a'} `,
  },
  {
    rule,
    pattern:
      /\b(showed|revealed|shows|reveals|confirmed|demonstrated|sustained) (?=(?:fracture|tear|mass|lesion|tumour|stone|cyst|haematoma|laceration|dislocation|blockage|shadow) (?:of|in|on|at|to|near|with)\b)/g,
    why: 'A single thing that can be counted takes an article.',
    mend: '$1 a ',
  },
  {
    rule,
    pattern:
      /\b(has|had|have|with|having) (?=(?:(?:long|strong|past|previous|known|family|significant|medical|extensive|clear|positive|short|recent) ){0,2}history (?:of|for)\b)/g,
    why: "'History' takes an article here.",
    mend: ([whole]) => `${whole}a `,
  },
  { rule, pattern: /\bas result\b/gi, why: "The phrase is 'as a result'.", mend: 'as a result' },
  {
    rule,
    pattern: new RegExp(`\\b(work(?:s|ed|ing)? as )(?=${JOB}\\b)`, 'g'),
    why: 'A person\u2019s occupation or kind takes an article.',
    mend: ([whole]) => `${whole}a `,
  },
  {
    rule,
    pattern: new RegExp(`\\b((?:[Hh]e|[Ss]he|\\p{Lu}\\p{L}+) (?:is|was) (?:also |now )?)(?=${JOB}\\b)`, 'gu'),
    why: 'A person\u2019s occupation or kind takes an article.',
    mend: ([whole]) => `${whole}a `,
  },
  {
    rule,
    pattern: new RegExp(
      `\\b((?:[Hh]e|[Ss]he|[Pp]atient|who|\\p{Lu}\\p{L}+) (?:has|had|suffered|sustained|underwent|developed|needs|requires|uses|has had|reported|experienced) (?:also )?)(?=${COUNTABLE}(?=\\s*(?:[.,;]|$| (?:and|in|on|at|with|which|for|of|to|after|before|when|last|yesterday|two|three|during|because|while|since|from|due)\\b)))`,
      'gu',
    ),
    why: 'A single thing that can be counted takes an article.',
    mend: ([whole]) => `${whole}a `,
  },
  {
    rule,
    pattern: new RegExp(
      `\\b(in|on|of|to) (?=(?:left|right) ${BODY}\\b(?! (?:fractures?|replacements?|pain|weakness|surgery|ulcers?|wounds?|oedema|lobe|hemisphere|heart|ventricular|hip|knee|infections?|cancer|arthroplasty)))`,
      'g',
    ),
    why: 'A part of the body takes an article or a possessive.',
    mend: ([whole]) => `${whole}the `,
  },
  {
    rule,
    pattern: new RegExp(
      `\\b(by|to|with|from) (?=${ROLE}\\b(?=\\s*(?:[.,;]|$| (?:and|for|on|in|at|who|today|yesterday|regularly|twice|once|every|because|if|to)\\b)))(?<!\\b(?:known|referred|say|prefer) to )`,
      'g',
    ),
    why: 'One person out of several takes an article.',
    mend: ([whole]) => `${whole}the `,
    isCertain: false,
  },
  {
    rule,
    pattern: new RegExp(
      `\\b(in|for|over|during|within|throughout) (?=(?:last|past|next) (?:two|three|four|five|six|seven|ten|few|several|\\d+) ${SPAN}\\b)`,
      'gi',
    ),
    why: "'The' belongs before 'last', 'past' and 'next' here.",
    mend: ([whole]) => `${whole}the `,
  },
  {
    rule,
    pattern: /\b(once|twice|times) the (?=(?:day|week|month|year)\b)/g,
    why: "'A' stands here: for each.",
    mend: '$1 a ',
  },
  {
    rule,
    pattern: /\bunder the (?=(?:local|general) an(?:a)?esthe)/g,
    why: 'No article stands here.',
    mend: 'under ',
  },
  { rule, pattern: /\bfor long time\b/g, why: "The phrase is 'for a long time'.", mend: 'for a long time' },
  {
    rule,
    pattern: /\bfor few (?=days|weeks|months|years|hours)/g,
    why: "'A few' means some; 'few' means hardly any.",
    mend: 'for a few ',
  },
  {
    rule,
    pattern: /\b(?<![Aa] |whole |an awful )lot of\b/g,
    why: "The phrase is 'a lot of'.",
    mend: 'a lot of',
  },
  {
    rule,
    pattern: /\b(in|at) (?=(?:morning|afternoon|evening)\b)/g,
    why: "The phrase is 'in the morning'.",
    mend: 'in the ',
  },
  {
    rule,
    pattern: /\bat (?=(?:end of|beginning of|same time|age of)\b)/g,
    why: "'The' is missing.",
    mend: 'at the ',
  },
  { rule, pattern: /\bunder (?=care of\b)/g, why: "'The' is missing.", mend: 'under the ' },
  {
    rule,
    pattern: /\bin (?=community(?=[.,;]| (?:and|with|by|for|who|after)\b|$))/g,
    why: "'The' is missing.",
    mend: 'in the ',
  },
  { rule, pattern: /\bon (?=(?:left|right) side\b)/g, why: "'The' is missing.", mend: 'on the ' },
  {
    rule,
    pattern:
      /\b(?<=^|[.!?] )Patient (?=(?:is|was|has|had|will|does|did|lives|takes|needs|requires|complains|complained|denies|denied|reported|reports|underwent|presented|came|should|can|feels|felt|also)\b)/g,
    why: "'The' is missing.",
    mend: 'The patient ',
  },
  {
    rule,
    pattern:
      /\b(that|and|because|when|if|but|although|the fact that) patient (?=(?:is|was|has|had|will|does|did|needs|requires|should|can)\b)/g,
    why: "'The' is missing.",
    mend: ([, word]) => `${word} the patient `,
  },
  {
    rule,
    pattern: /\b(of|for|to|by|with) patient(?=[.,;]|$| (?:and|was|is|has|who|with)\b)/g,
    why: "'The' is missing.",
    mend: ([, word]) => `${word} the patient`,
  },
  {
    rule,
    pattern: /\b[Tt]he (?=(?:Mr|Mrs|Ms|Dr)\.? \p{Lu})(?![^.]{0,30}(?:family|household))/gu,
    why: 'A name takes no article.',
    mend: '',
  },
  {
    rule,
    pattern:
      /\b(suffers from|suffered from|suffering from|complains of|complained of|complaining of|diagnosed with|history of|has|had|have) the (?=(?:diabetes|asthma|hypertension|depression|arthritis|osteoarthritis|epilepsy|pneumonia|anxiety|osteoporosis|dementia|cancer|anaemia|constipation|insomnia|nausea|vomiting|diarrhoea|high blood pressure)\b(?! (?:of|that|which|team|clinic|nurse|medication|he|she)))/g,
    why: 'The name of an illness takes no article.',
    mend: ([, kept]) => `${kept} `,
  },
  {
    rule,
    pattern:
      /\b(go|goes|went|going) to (?:the )?(?=(?:bed|school|work) (?:at|late|early|every|because|after)\b)(?<=the )/g,
    why: 'No article stands here.',
    mend: ([, kept]) => `${kept} to `,
  },
  {
    rule,
    pattern:
      /\b(a|an) (?=(?:tablets|symptoms|painkillers|antibiotics|medications|exercises|injections|dressings|antidepressants|sutures|stitches|infections|complications|problems|children|episodes|tests|scans)\b(?!'|’)(?! (?:course|regime|regimen|diary|prescription|chart|round)))/g,
    why: "'A' does not stand before a plural.",
    mend: '',
  },
  {
    rule,
    pattern: /\bmost of (?=(?:patients|symptoms|people|days)\b)/g,
    why: "'Most of' takes 'the'.",
    mend: 'most of the ',
  },
  {
    rule,
    pattern: /\b(is|was|are) only child\b/g,
    why: "'The' or 'an' is missing.",
    mend: '$1 an only child',
  },
];

export const articles = patternRule(MISSING);
