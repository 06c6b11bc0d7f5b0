import { named, patternRule, type Shape } from './slip.ts';

const MEASURED =
  '(?:temperature|pressure|pulse|level|levels|weight|rate|sugar|glucose|count|creatinine|haemoglobin|INR|CRP|fever)';
const LIMB = '(?:arms?|legs?|hands?|head|shoulders?|foot)';

/** Words of which one is taken for another, with what shows it; a group that is kept stands in the mend. */
const PAIRS: readonly (readonly [pattern: RegExp, mend: string | null])[] = [
  [
    /\bassist(?:ed|s|ing)? (?:to )?(?:all (?:of )?)?(?:the|his|her|their|every|each|our|my|an?|two|three|several)? ?(?:\p{Ll}+ ){0,3}(?:sessions?|appointments?|clinics?|meetings?|class|classes|lectures?|consultations?|conference|course)\b/gu,
    null,
  ],
  [
    /\b(less|more) (\p{Ll}+) then (?=(?:it|he|she|the|a|in|at|before|usual|last|those|that|normal|expected|on|his|her|they|we)\b)/gu,
    '$1 $2 than ',
  ],
  [
    /\b(better|worse|higher|lower|larger|smaller|older|younger|greater|fewer|longer|shorter|stronger|weaker|bigger|rather|other|earlier|later|sooner|less|more|easier|heavier|lighter) then\b(?!,)/g,
    '$1 than',
  ],
  [/\b(?:and|,|;) than (?=(?:he|she|they|we|I|it|the|his|her|was|had|went|became|developed)\b)/g, null],
  [
    new RegExp(
      `\\b(${MEASURED}) raised (?=(?:to|from|by|slightly|again|during|overnight|after|above|suddenly|further)\\b)`,
      'g',
    ),
    '$1 rose ',
  ],
  [
    new RegExp(
      `\\b(${MEASURED}) (has|had|have) raised (?=(?:to|from|by|slightly|again|during|since)\\b)`,
      'g',
    ),
    '$1 $2 risen ',
  ],
  [
    new RegExp(
      `\\b(to|can|cannot|could|not|unable to) rise (?=(?:his|her|the|both|either) (?:left |right )?${LIMB}\\b)`,
      'g',
    ),
    '$1 raise ',
  ],
  [/\b(an?|the|his|enlarged|smooth|hard|large|normal|benign|tender) prostrate\b/g, '$1 prostate'],
  [
    /\b(nursing|medical|hospital|ward|clinic|care|trained|military|ambulance|kitchen|theatre) personal\b(?! (?:alarm|details|history|care))/g,
    '$1 personnel',
  ],
  [
    /\b(has|have|had|which|this|that|it|and) lead to\b(?<!\b(?:can|may|could|might|will|would|to) \p{L}+ lead to)/gu,
    '$1 led to',
  ],
  [
    /\bremember(?:ed|s)? (?=(?:him|her|them|me|us|the patient|his \p{Ll}+|her \p{Ll}+) (?:to|of|about)\b)/gu,
    'remind ',
  ],
  [
    /\b(is|was|been|be|not|fully|poorly|very|more|remains|are|were|being) complaint\b(?! (?:of|that|about))/g,
    '$1 compliant',
  ],
  [
    /\b(to|will|may|might|could|can|not|would|did not|began to) loose (?!stools?\b|teeth\b|tooth\b|clothing\b|skin\b|bowel|motions?\b|cough\b)(?=\p{Ll})/gu,
    '$1 lose ',
  ],
  [
    /\b(an?|the|no|any|little|positive|negative|beneficial|sedative|desired|side|adverse|good|bad|its|some|great|harmful|immediate) affects? (?=(?:of|on)\b)/g,
    '$1 effect ',
  ],
  [
    /\b(will|may|can|to|not|does|did|has|have|which|also|severely|could|might) effect(s|ed|ing)? (?=(?:his|her|the|both|your|daily|their|him|them|sleep|mobility)\b)(?! the (?:change|transfer))/g,
    '$1 affect$2 ',
  ],
  [/\b(was|were|been|is|be|and) advice (?=to\b)/g, '$1 advised '],
  [
    /\b([Hh]e|[Ss]he|I|[Ww]e|nurse|doctor|physiotherapist|surgeon) advices?(?= (?:him|her|them|that|the|to)\b)/g,
    '$1 advised',
  ],
  [
    /\b(deep|last|each|every|his|her|a|of|for|without|with) breathe\b(?! (?:in|out|well|more|normally))/g,
    '$1 breath',
  ],
  [
    /\b(is|was|been|be|when|while|are|were|by) laying (?=(?:down|in bed|flat|on|still|awake|supine)\b)/g,
    '$1 lying ',
  ],
  [
    /\b(to|can|cannot|could|should|must|not) lay (?=(?:down|flat|in bed|still|on (?:his|her|the) (?:back|side|left|right|bed|floor|couch))\b)/g,
    '$1 lie ',
  ],
  [/\b(?:learned|learnt|learns) (?=(?:him|her|them|the patient) (?:to|how)\b)/g, 'taught '],
  [/\bsaid (?:me|him|us|them)\b(?! and)|\bsaid her (?:that|to)\b/g, null],
  [
    /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Pp]atient|wife|husband|daughter|son|mother|father|owner) (?:told|tells) that\b/g,
    null,
  ],
  [
    /\b(?:make|made|making) (?:an? |his |her |the |some |daily |regular )*(?:exercises?|physiotherapy|homework|housework|sports?|research|shopping|x-rays?|scans?|MRI|biopsy|operation|surgery|damage|harm|shower|bath|fever|stroke|infection|heart attack|seizure|fall)\b/g,
    null,
  ],
  [
    /\b(?:do|does|did|done|doing) (?:an? |the |good |some |slow |any |his |her |great |much )*(?:mistakes?|decisions?|progress|appointments?|complaints?|recovery|efforts?|suggestions?|recommendations?|phone calls?|diagnosis)\b/g,
    null,
  ],
  [/\b(?:did|does|took|takes) (?:an? )?(?:stroke|heart attack|fever|seizure|infection|fall)\b/g, null],
  [/\bsensible (?=(?:skin|teeth|tooth|stomach|gums)\b)/g, 'sensitive '],
  [/\b([Hh]is|[Hh]er) actual (?=(?:medications?|treatment|therapy|address|complaints?)\b)/g, '$1 current '],
  [/\bcontrol (?=(?:appointment|visit|consultation|examination)\b)/g, 'follow-up '],
  [
    /\b(works?|worked|working|tries|tried|trying|pushed) hardly(?=[.,;]| (?:to|at|on|and|with)\b)/g,
    '$1 hard',
  ],
  [
    /\b(\p{Ll}+), were (?=(?:he|she|it) (?:is|was|has|had|lives|lived|works|worked|remained|stayed|underwent|received)\b)/gu,
    '$1, where ',
  ],
  [
    /\b(they|we|symptoms|tests|results|parents|lungs|eyes|pupils|wounds|tablets|sounds|observations|signs) where (?=(?:\p{Ll}+ed|not|also|given|taken|seen|found|normal|no|very|unable|present|both|all|still|clear|worse|better)\b)/gu,
    '$1 were ',
  ],
  [
    /\b(fell|took|taken|sent|cut|slipped|rolled|cooled|worn) of (?=(?:the|his|her|a|work|from)\b)/g,
    '$1 off ',
  ],
  [
    /\b(because|out|instead|history|complains|complained|complaining|diagnosis|signs|course|number|most|some|one|risk|capable|afraid|aware) off\b/g,
    '$1 of',
  ],
  [/\b(?:has|have|had|drinks?|smokes?|eats?|does|takes?|is|was) to (?=(?:much|many)\b)/g, null],
  [
    /\b(able|unable|wants?|wanted|need(?:s|ed)?|going|likely|advised|asked|due|used|tries|trying|tried|refused|how|order|continues?|continued|referred|admitted|allergic) too (?=\p{Ll}+)/gu,
    '$1 to ',
  ],
  [
    /(?<!\b(?:the|a|an|this|consent|order|which|to|can|will|they|may|that|and|or|request|referral|good|claim|application|could|would|same|standard|two|any|your|our|each|tablet|liquid|printed|written) )\bform (?=(?:the|his|her|hospital|home|an?|last|this|our|your|January|February|March|April|May|June|July|August|September|October|November|December|\d)\b)/g,
    'from ',
  ],
  [/\btrail of (?=\p{Ll}+(?:in|ol|one|therapy|ment|ation|ine|am|ide)\b)/gu, 'trial of '],
  [
    /\b(lost|with|have|has|more|your|great|little) patients(?= (?:with (?:his|her|the|us)|and understanding))/g,
    '$1 patience',
  ],
  [/\b(to|can|cannot|could|not|full|partial|non) weight[ -]bare\b|\bweight[ -]baring\b/g, null],
  [
    /\bmuscle waisting\b|\bwaste (?=circumference|measurement)|\b(?:site|sight|sides) effects?\b|\binjection side\b/g,
    null,
  ],
  [
    /\b(pain|symptom|symptomatic|for|some|no|any|little|good|great|immediate|temporary|partial) relieve(?=[.,;]| (?:from|with|of|after|for|was|is)\b)/g,
    '$1 relief',
  ],
  [
    /\b(to|will|may|can|not|does|did|helps?|help) relief (?=(?:his|her|the|pain|it|symptoms)\b)/g,
    '$1 relieve ',
  ],
  [
    /\b(weight|hearing|memory|appetite|blood|hair|sight|vision|balance|tooth|bone|fluid) (?:lost|lose|loose)(?=[.,;]| (?:of|and|over|in|since|is|during)\b)(?<!\b(?:the|any|some|much) (?:weight|blood|hair) lost)/g,
    '$1 loss',
  ],
  [
    /\b(has|have|had|[Ss]he|[Hh]e) loss (?=(?:his|her|\d|weight|consciousness|a|two|three|some|about)\b)/g,
    '$1 lost ',
  ],
  [
    /\blost of (?=(?:appetite|weight|consciousness|balance|interest|hearing|memory|vision|sensation|blood|function|movement|sleep|taste|smell)\b)/g,
    'loss of ',
  ],
  [/\b(not|to|will|did) success\b/g, '$1 succeed'],
  [/\b(first|no|other|treatment) choose\b/g, '$1 choice'],
  [/\b(after|since|following|before|until|of) (the|his|her) (\p{Ll}+'s )?dead\b/gu, '$1 $2 $3death'],
  [
    /\b(his|her|quality of|social|family|daily|sex|working) live(?=[.,;]| (?:and|is|has|was|in|with|since)\b)/g,
    '$1 life',
  ],
  [/\b([Hh]e|[Ss]he|they|who) lifes? (?=(?:with|in|alone|at|on)\b)/g, '$1 lives '],
  [/\b(his|her|the|body|birth|of) weigh(?=[.,;]| (?:is|was|has|loss|gain|of)\b)/g, '$1 weight'],
  [/\b([Hh]e|[Ss]he|now|who|baby|child|currently) weights? (?=\d)/g, '$1 weighs '],
  [
    /\b([Hh]e|[Ss]he|they|who|to|not|may|still) fell (?=(?:pain|weak|tired|better|dizzy|unwell|anxious|well|worse|nauseous|breathless|depressed|hungry)\b)/g,
    null,
  ],
  [
    /\b(has|had|have|he|she) (?:feel|felt) (?=(?:down the|off|from (?:a|the|his|her)|in the (?:bathroom|kitchen|garden|shower)|out of bed|over a)\b)/g,
    null,
  ],
  [/\b([Hh]e|[Ss]he|who|currently) leaves? (?=(?:alone|with (?:his|her))\b)/g, '$1 lives '],
  [/\b(before|after|on|since|of) living (?=(?:the )?(?:hospital|ward|home|school)\b)/g, '$1 leaving '],
  [/\bquit (?=(?:anxious|severe|well|tired|often|weak|painful|stable|independent|low|high|a)\b)/g, 'quite '],
  [/\b(is|are|was|has|he|she) know (?=\p{Ll}+(?:ing|ed)\b)/gu, '$1 now '],
  [/\b(to|not|we|I|please) now (?=(?:if|what|how|why|that|about|when|whether) )/g, '$1 know '],
  [/\b([Ee]ven|as) (?:thought|through) (?=(?:he|she|it|they|the|his|her)\b)/g, '$1 though '],
  [/\b[Aa]lthought\b|\b(?:was|were|been|nurse|I|we|has) thought how to\b/g, null],
  [
    /\b(all|right|go|going|went|radiates|gone|halfway|passes) (?:though|trough|thorough|threw|throw) (?=the|his|her|to\b)/g,
    '$1 through ',
  ],
  [/\b(has|have|had|was|she|he) past (?=(?:his|her|the|urine|stools?|a|out|away)\b)/g, '$1 passed '],
  [
    /\bpassed (?=(?:medical|surgical|history|year|week|month|two|three|few|four|five|six|several)\b)/g,
    'past ',
  ],
  [
    /\bon the passed\b|\b(?:ilium|ileum) (?:crest|bone|resection)\b(?<!(?:ilium (?:bone|crest)|ileum resection))/g,
    null,
  ],
  [/\bmucus (?=membranes?\b)/g, 'mucous '],
  [
    /\b(to|should|must|will|and|you|we|I|could) insure (?=that\b|(?:he|she|they|the|his|her)\b)/g,
    '$1 ensure ',
  ],
  [
    /\b(?:[Hh]e|[Ss]he|patient|I|we|was|been) perscribed\b|\bprescription of (?=(?:the )?(?:symptoms|pain|accident)\b)/g,
    null,
  ],
  [
    /\b(?:proscribed|subscribed) (?=(?:antibiotics|paracetamol|ibuprofen|him|her|a course|medication|\p{Ll}+(?:cillin|pril|statin|olol))\b)/gu,
    'prescribed ',
  ],
  [/\b(?:[Hh]e|[Ss]he|is|was|are) (?:illegible|elegible) for\b/g, null],
  [/\bdesease|\b(?:the|his|her) deceased (?=(?:process|progression|has|is)\b)/g, null],
  [/\b(?:vain|vane)s? (?=(?:of|in|was|were|is|are|thrombosis)\b)|\bdeep vain\b/g, null],
  [/\badverse to (?=\p{Ll}+ing\b|the\b|any\b|surgery\b)/gu, 'averse to '],
  [/\b(alternate) (?=(?:treatment|therapy|medication|option|diagnosis|plan|method)s?\b)/g, 'alternative '],
  [/\beminent (?=(?:risk|danger|death|discharge|delivery|surgery)\b)/g, 'imminent '],
  [/\b(?:elicit) (?=(?:drugs?|substances?)\b)/g, 'illicit '],
  [/\bformally (?=(?:worked|a|an|employed|lived|known|independent|the)\b)/g, 'formerly '],
  [/\bhoarse riding\b|\b(?:horse|course) voice\b/g, null],
  [
    /\b(?:sever) (?=(?:pain|headache|asthma|depression|arthritis|anxiety|infection|nausea|bleeding|dementia)\b)/g,
    'severe ',
  ],
];

/** Words taken for others that sound or look alike, or that another language uses so. */
export const soundAlikes = patternRule(
  named(
    { rule: 'confused_word', why: 'This is another word, which sounds or looks alike.' },
    PAIRS.map(([pattern, mend]): Shape => ({ pattern, mend, isCertain: false })),
  ),
);
