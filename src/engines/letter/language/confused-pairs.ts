import { named, patternRule, type Shape } from './slip.ts';

/** A word that is taken for another, known by what stands beside it. */
type Confusion = readonly [pattern: RegExp, mend: string | null];

const CONFUSIONS: readonly Confusion[] = [
  [
    /\b(discharged?|transfer|referral|letter|recovery|pain|differs?|differed|ranging|came|coming) form (?=(?:the|his|her|your|our|hospital|\p{Lu}))/gu,
    '$1 from ',
  ],
  [/\b(very|more|extremely|so|quite|is|are|teeth|skin|eyes?) sensible to\b/g, '$1 sensitive to'],
  [
    /\b(was|were|been|being) bought (?=(?:to|in|into|back|by ambulance)\b(?! (?:order|replace)))/g,
    '$1 brought ',
  ],
  [/\b([Hh]is|[Hh]er|[Tt]heir) moral (?=(?:has|is|was|remains|remained|seems)\b)/g, '$1 morale '],
  [
    /\b(given|gave|with|of|for|lost|take|took|on|from|about|expressed|bring|brought) there (?=(?:consent|views?|concerns?|permission|opinion|medication|house|baby|dog|cat|lives|help)\b)/g,
    '$1 their ',
  ],
  [
    /\bprinciple (?=(?:carer|caregiver|concern|problem|complaint|diagnosis|symptom|reason|cause|language|worry)\b)/gi,
    'principal ',
  ],
  [
    /\b(left|right|each|both|swollen|cracked) heal(s?)\b(?! (?:well|slowly|quickly|by|in \w+ (?:days|weeks)))/g,
    '$1 heel$2',
  ],
  [/\b(to|not|will|should|did) heel (?=(?:well|slowly|properly|quickly|within)\b)/g, '$1 heal '],
  [
    /\b([Tt]he|[Tt]hese|[Tt]hose|[Oo]ur|[Mm]any|[Ss]everal|[Aa]ll|[Oo]ther|[Ee]lderly|\d+) patience (?=(?:are|were|have|on|with|who|should)\b)/g,
    '$1 patients ',
  ],
  [/\b(very|remained|stayed|kept|keeps|is|was) quite(?=[.,;]|$| and\b)/g, '$1 quiet'],
  [/\b(an?) quite (?=(?:room|place|environment|area|side room|corner|voice|man|woman|child)\b)/g, 'a quiet '],
  [
    /\bmucous\b(?! (?:membran|gland|plug|cell|layer|cyst|lining|retention|secret|discharge|colitis|surface))/g,
    'mucus',
  ],
  [/\bdiary (?=(?:products?|foods?|free|intake|produce|allergy|milk)\b)/g, 'dairy '],
  [/\b(food|pain|bladder|sleep|headache|symptom) dairy\b/g, '$1 diary'],
  [
    /\b([Tt]he|an?|[Hh]is|[Hh]er|[Tt]his|daily|same|last|first|higher|lower|next) does(?=[.,;]|$| (?:of|was|is|has|should|to|and)\b)/g,
    '$1 dose',
  ],
  [/\b([Hh]e|[Ss]he|[Ii]t) dose\b|\bdose (?=not\b)/g, null],
  [
    /\blose (?=(?:stools?|motions?|tooth|teeth|clothing)\b)(?<!\b(?:to|not|may|will|could|would|can) lose )/g,
    'loose ',
  ],
  [
    /\b(next|last|per|every|this|twice a|once a|one) weak\b(?! (?:leg|pulse|muscle|point|arm|side))/g,
    '$1 week',
  ],
  [/\b(two|three|four|five|six|\d+) weaks\b/g, '$1 weeks'],
  [/\b(feels?|very|too|felt|so) week(?=[.,;]|$| (?:and|to|in|after|on)\b)/g, '$1 weak'],
  [/\b(lost|losing|poor|blurred|eye) site\b/g, '$1 sight'],
  [/\b(injection|wound|surgical|operation|cannula) sight\b/g, '$1 site'],
  [/\b([Tt]he|his|her) hole (?=(?:body|day|night|family|leg|arm|week|time)\b)/g, '$1 whole '],
  [/\bprostrate (?=(?:cancer|gland|biopsy|surgery|enlargement)\b)/g, 'prostate '],
  [/\b(his|enlarged|the|benign) prostrate\b/g, '$1 prostate'],
  [/\b(is|was|not|be|are) aloud to\b/g, '$1 allowed to'],
  [
    /\b([Hh]e|[Ss]he|has|had|mother|father|husband|wife) past (?=(?:away|urine|stools?|out|water|wind)\b)/g,
    '$1 passed ',
  ],
  [/\b(?:in|for|over) the passed\b|\bpassed (?:medical )?history\b/g, null],
  [
    /\b(ward|hospital|clinic|home|house|unit|village) were (?=(?:he|she) (?:is|was|lives?|lived|works?)\b)/g,
    '$1 where ',
  ],
  [/\b[Tt]heir (?=(?:is|are|was|were|has been|have been)\b)/g, 'there '],
  [
    /\b(is|was|feels|felt|became|are|were) to (?=(?:weak|tired|painful|ill|unwell|young|old|high|low|much|heavy|anxious|frail|late|small|large|breathless|drowsy)\b)/g,
    '$1 too ',
  ],
  [/\b(has|have|had) lead to\b/g, '$1 led to'],
  [/\b(may|will|can|could|not|does) effect (?=(?:his|her|the|their)\b)/g, '$1 affect '],
  [/\b[Pp]ractise (?=(?:nurse|manager|pharmacist|team)\b)/g, 'practice '],
  [/\b[Bb]owls? (?=(?:movements?|habits?|motions?|obstruction|cancer|sounds?)\b)/g, 'bowel '],
  [/\b(can|cannot|not|to) here\b(?=[.,;]|$| (?:the|him|her|well|what|you|properly)\b)/g, '$1 hear'],
  [/\bpersonnel (?=(?:care|hygiene|history|needs)\b)/g, 'personal '],
  [/\b(climb|climbing|climbs|up|down|on|of) (the )?stares\b/g, '$1 $2stairs'],
  [/\b(lost|lose|loses|losing|gain|gained|gaining|body) wait\b/g, '$1 weight'],
  [/\b(will|to|not|would|could) except (?=(?:the|his|her|help|that|this|any|treatment)\b)/g, '$1 accept '],
  [/\b(everything|nothing|everyone|all|normal|well) accept (?=(?:for|the|his|her)\b)/g, '$1 except '],
  [/\bsoar (?=(?:throat|eyes?|mouth|skin|heel)\b)/g, 'sore '],
  [/\bsoul (?=of (?:his|her|the) (?:left |right )?foot)/g, 'sole '],
  [/\b(soft|hard|cleft) (?:palette|pallet)\b/g, '$1 palate'],
  [/\bvaricose vains?\b/g, 'varicose veins'],
  [
    /\b(?:councillor|counsellor) (?=(?:meeting|tax)\b)|\b(?:bereavement|alcohol|drug|genetic) councill?ors?\b/g,
    null,
  ],
  [/\bpour (?=(?:appetite|sleep|mobility|vision|memory|control)\b)/g, 'poor '],
];

const SHAPES = CONFUSIONS.map(([pattern, mend]): Shape => ({ pattern, mend }));

export const confusedPairs = patternRule(
  named({ rule: 'confused_word', why: 'This is another word, which sounds or looks alike.' }, SHAPES),
);
