import { named, patternRule, type Shape } from './slip.ts';

const STOP =
  '(?=[.,;]|$| (?:and|at|in|for|since|which|with|when|after|but|by|on|from|that|because|or|to|due|until|while|who|twice|once|daily|every)\\b)';
const AIDS =
  '(?:walking frame|walking stick|zimmer frame|wheelchair|rollator|catheter|urinary catheter|hearing aid|stand aid|air mattress|pressure mattress|nasogastric tube|feeding tube|cannula|commode|hoist|splint|sling|bath board|call bell|wheeled frame|pacemaker|pillow|crutch|spacer|nebuliser)';
const DIET =
  '(?:fortified|soft|normal|balanced|healthy|diabetic|gluten-free|low-\\p{Ll}+|high-\\p{Ll}+|low \\p{Ll}+|pureed|weight-loss|light|strict|vegetarian|liquid|regular)';
const MEDICINE =
  '(?:antibiotic|painkiller|diuretic|sedative|laxative|antidepressant|antihypertensive|anticoagulant|inhaler|steroid injection|blood transfusion)';
const ROOMS =
  '(?:emergency department|accident and emergency department|intensive care unit|high dependency unit|operating theatre|outpatient (?:clinic|department)|bathroom|toilet|kitchen|garden|waiting room|day room|stroke unit|(?:surgical|medical|rehabilitation|orthopaedic) (?:ward|unit))';
const ILLNESS =
  '(?:diabetes|asthma|hypertension|arthritis|osteoarthritis|pneumonia|anaemia|dementia|epilepsy|constipation|diarrhoea|nausea|insomnia|osteoporosis|eczema|psoriasis|angina|anxiety|bronchitis|tonsillitis|sepsis|gout|influenza|flu|(?:high|low) blood pressure|oedema|dehydration|obesity)';
const COUNTRY =
  '(?:England|Scotland|Wales|Ireland|Britain|France|Germany|Spain|Italy|Poland|India|China|Pakistan|Nigeria|Ghana|Kenya|Egypt|Turkey|Greece|Portugal|Romania|Russia|Ukraine|Japan|Australia|Canada|Mexico|Brazil|London|Europe|Africa|Asia|America)';

const PLACES =
  '(?:chest|abdomen|stomach|throat|neck|groin|jaw|scalp|forehead|trunk|pelvis|bladder|bowel|liver|brain|spine|mouth|nose|kitchen|garden|bathroom|bedroom|shower|bath|street|living room|community|meantime|waiting room|left|right|ambulance|wheelchair)';
const LIMB =
  '(?:leg|arm|back|chest|abdomen|neck|face|knee|heel|ankle|shoulder|elbow|wrist|scalp|forehead|trunk|thigh|calf|cheek|forearm|foot|hand|hip|ear|eye|breast|flank|buttock|big toe|thumb|side)';
const WHOLE =
  '(?:end|beginning|start|middle|rest|remainder|majority|severity|nature|purpose|aim|importance|age|onset|site|size|length|outcome|absence|presence|majority|extent|possibility|likelihood|death|birth|edge|top|bottom|centre|date)';

const MISSING: readonly Shape[] = [
  {
    pattern: new RegExp(
      `\\b(in|over|behind|around|across) (?=${PLACES}${STOP})(?<!\\b(?:come|bring) in )`,
      'g',
    ),
    mend: '$1 the ',
  },
  {
    pattern: new RegExp(
      `\\b(on|of|in|over|to|around) (?=(?:left|right|lower left|lower right|upper left|upper right) ${LIMB}${STOP})`,
      'g',
    ),
    mend: '$1 the ',
  },
  {
    pattern: new RegExp(
      `\\b(in|during|with|to|from|since|at|until|by|about|for|on) (?=${WHOLE} of\\b)(?<!\\b(?:on (?=top)|at (?=death|birth)|from (?=birth)))(?! top of)`,
      'g',
    ),
    mend: '$1 the ',
  },
  { pattern: /\b(on|at|in|for|with|of|from|to|by) (?=same \p{Ll})/gu, mend: '$1 the ' },
  {
    pattern:
      /\b(on|for|during|in) (?=(?:first|second|third|fourth|fifth) (?:day|night|week|postoperative day|occasion|time)\b)(?! (?:first|second) time)/g,
    mend: '$1 the ',
  },
  {
    pattern:
      /\b(is|was|remains|be|as) only (?=(?:person|option|way|carer|source|reason|daughter|son|child|relative|treatment|member|medication|symptom|complaint|language|income)\b)/g,
    mend: '$1 the only ',
  },
  {
    pattern:
      /\b(and|but|while|,) (rest|others half|remainder) (?=(?:can|will|is|was|are|were|of|has|have|should|may)\b)/g,
    mend: '$1 the $2 ',
  },
  {
    pattern:
      /(?<=[a-z], |\b(?:that|because|although|when|if|while|as|so|and|but) )(child|baby|infant|doctor|nurse|surgeon|owner|mother|father|husband|wife|dog|cat|wound|ulcer|rash|dressing|catheter|operation|biopsy|procedure|swelling|consultant|physiotherapist|specialist|dentist|midwife|lump|tumour|lesion|fracture|cast|scan|tooth|leg|knee|family|daughter|son) (?=(?:is|was|has|had|will|can|should|does|did|remained|became|developed|needs|complained|refused|said|told|advised|recommended|explained|confirmed|showed|revealed|reported|continued|appeared|improved)\b)(?<!(?:his|her|their|the|a|my) \p{L}+ (?:and|or) \p{L}+ )(?<!\b(?:and|or) (?:the|his|her) \p{L}+ )(?<!\p{L}+, \p{L}+ and \p{L}+ )/gu,
    mend: ([, noun]) => `the ${noun} `,
    isCertain: false,
  },
  { pattern: /\bat (?=moment(?=[.,;]|$| (?:and|he|she|because|but|of)\b))/g, mend: 'at the ' },
  { pattern: /\bin (?=(?:mornings|evenings|afternoons)\b)/g, mend: 'in the ' },
  {
    pattern:
      /\b(to|in|from|on) (?=(?:toilet|gym|shops|ward|floor|internet|sofa|waiting list)(?=[.,;]|$| (?:and|at|for|with|when|because|after|by|alone|without|to|on|in|several|twice)\b))/g,
    mend: '$1 the ',
  },
  {
    pattern: new RegExp(
      `\\b(?:given|prescribed|takes|taking|took|started|receives?|received|receiving|needs|required|had|on) (?=${MEDICINE}${STOP})`,
      'gu',
    ),
    mend: ([whole]) => `${whole}an `,
    isCertain: false,
  },
  {
    pattern:
      /\b(?:at|for|by|until|since|before|from|towards|in) (?=(?:end|beginning|start|middle) of (?:the|this|next|last|his|her|January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
    mend: ([whole]) => `${whole}the `,
  },
  {
    pattern: new RegExp(
      `\\b(?:with|uses?|using|used|needs|requires|has|in|via|by|through) (?=(?:an? )?${AIDS}${STOP})(?! ?an? )`,
      'gu',
    ),
    mend: ([whole]) => `${whole}a `,
    isCertain: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:on|receives?|received|follows?|followed|eats?|ate|needs|requires|has|recommended|given|takes|having) (?=${DIET} diet${STOP})`,
      'gu',
    ),
    mend: ([whole]) => `${whole}a `,
  },
  {
    pattern:
      /(?<=^|[.!?] )(?:Wound|Dressing|Swab|Scan|Ulcer|Wife|Husband|Daughter|Son|Baby|Child|Catheter|Operation|Procedure|Surgeon|Doctor|Nurse|Owner|Dog|Cat|Rash|Lesion|Cast|Bandage|Appointment|Biopsy|Tumour) (?=(?:is|was|has|had|will|can|should|does|did|needs|lives|says|said|shows|showed|reports|reported)\b)/g,
    mend: ([whole]) => `The ${whole!.toLowerCase()}`,
  },
  {
    pattern: new RegExp(`\\b(?:to|in|at|from) (?=${ROOMS}${STOP})`, 'g'),
    mend: ([whole]) => `${whole}the `,
  },
  {
    pattern:
      /\bas (?=(?:emergency|inpatient|outpatient)(?=[.,;]|$| (?:on|in|with|and|for|by|at|because|after)\b))/g,
    mend: 'as an ',
  },
  { pattern: /\bfor (?=(?:follow-up|review) (?:appointment|visit)\b)/g, mend: 'for a ' },
  {
    pattern:
      /\b(?:with|by|because|that|told) (?=(?:owner|neighbour|husband|wife) (?:about|who|told|said|says|is|was|has|at|because|in)\b)(?! (?:and|or)\b)/g,
    mend: ([whole]) => `${whole}the `,
    isCertain: false,
  },
];

const EXTRA: readonly Shape[] = [
  {
    pattern: new RegExp(
      `\\b(includes?|including|suffer(?:s|ed|ing)? from|diagnosed with|history of|complain(?:s|ed|ing)? of|known to have|risk of|died of|signs of|treated for|developed) the (?=${ILLNESS}${STOP})`,
      'g',
    ),
    mend: '$1 ',
  },
  {
    pattern:
      /\b(has|had|have|having) the ((?:good|poor|close|strong|supportive|healthy|stable|happy|great|large|low|mild|dry|bad) (?!of\b|sense\b|fortune\b)\p{Ll}+)(?=[.,;]|$| (?:with|and|at|on|for|since|to|because|but)\b)(?<!same \p{Ll}+)/gu,
    mend: ([, verb, phrase]) => `${verb} a ${phrase}`,
    isCertain: false,
  },
  { pattern: /\bat the (?=(?:home|work)(?=[.,;]|$| (?:and|with|because|but|by)\b))/g, mend: 'at ' },
  { pattern: /\bin the (?=(?:general|addition|advance)(?=[.,;]|$| (?:and|to|for)\b))/g, mend: 'in ' },
  {
    pattern: /\b(go|goes|went|attends?|attended) the (?=school (?:regularly|every|again|since))/g,
    mend: '$1 ',
  },
  { pattern: /\bfor the (?=(?:lunch|dinner|breakfast|example)(?=[.,;]|$| (?:and|he|she)\b))/g, mend: 'for ' },
  {
    pattern:
      /\b(after|before|at|for|with|during) the (?=(?:breakfast|lunch|dinner|midnight|noon)(?=[.,;]|$| (?:and|every|each|with|because)\b))/g,
    mend: '$1 ',
  },
  { pattern: new RegExp(`\\ban? (?=${ILLNESS}${STOP})`, 'g'), mend: '' },
  {
    pattern:
      /\bin an? ((?:severe |great |constant |considerable |terrible |mild )?(?:pain|distress|discomfort))(?=[.,;]|$| (?:when|and|on|at|because|but|after|since|for)\b)/g,
    mend: 'in $1',
  },
  { pattern: /\b[Tt]he both\b(?! of)/g, mend: 'both' },
  { pattern: /\b[Tt]he (?=(?:each|every|his|my|their|our|this|these|those)\b(?!-))/g, mend: '' },
  {
    pattern:
      /\b(language is|speaks(?: only)?|spoke|speak|understands|learning|fluent in) the (\p{Lu}\p{Ll}+(?:ese|ish|an|ic|i|ch|k|sh|u))(?=[.,;]|$| (?:and|but|at|with|only|well|so|fluently)\b)/gu,
    mend: '$1 $2',
  },
  {
    pattern:
      /\bthe most of (?=(?:the|his|her|my|their|these)\b)(?<!\b(?:make|makes|made|making|get|gets|getting) the most of )/g,
    mend: 'most of ',
  },
  {
    pattern:
      /\b(on|in) an? (?=(?:sick|maternity|annual|paternity) leave\b|bed rest\b|(?:good|poor) health\b)/g,
    mend: '$1 ',
  },
  {
    pattern: new RegExp(
      `\\bthe (?=${COUNTRY}(?=[.,;]|$| (?:with|in|and|for|when|from|to|at|since|because|on|by|after|two|three|several)\\b))`,
      'g',
    ),
    mend: '',
  },
  {
    pattern:
      /\b(go|goes|went|gone|going) to the bed(?=[.,;]|$| (?:at|late|early|and|because|before|after)\b)/g,
    mend: '$1 to bed',
  },
  {
    pattern:
      /\b((?:come|came|comes|travels?|travelled|goes|went|contact|contacted|sent|arrived) by) the (?=(?:bus|taxi|car|train|email|post|phone|telephone)(?=[.,;]|$| (?:to|and|on|at|from)\b))/g,
    mend: '$1 ',
  },
  {
    pattern:
      /\ban? (?=(?:good|slow|steady|excellent|satisfactory|great) (?:progress|health|advice|weather|news)(?! \w+s\b))/g,
    mend: '',
  },
];

export const missingArticles = patternRule(
  named(
    { rule: 'article', why: 'A single thing that can be counted, or is known, takes an article.' },
    MISSING,
  ),
);
export const extraArticles = patternRule(named({ rule: 'article', why: 'No article stands here.' }, EXTRA));
