/** How a clause shows that it is said gently. English alone; the patterns read what `bare` leaves of a text. */

const FEELING =
  '(?:worr\\w+|afraid|scar(?:ed|y|ing)|fright\\w+|upset\\w*|anxious|anxiety|nervous|difficult|hard|tough|frustrat\\w+|angry|concern\\w*|guilt\\w*|embarrass\\w*|awkward|disappoint\\w*|overwhelm\\w*|stress\\w*|distress\\w*|exhaust\\w*|tired|terrify\\w*|terrified|horrible|awful|terrible|painful|lonely|alone|heartbreak\\w*|hurt\\w*|shock\\w*|sad|unsettl\\w*|important|means (?:a lot|so much)|love (?:him|her|them)|care (?:about|for) (?:him|her|them))';

const COMFORTS: readonly RegExp[] = [
  /\bi'?m (?:so |very |really |truly |terribly )*sorry (?:to hear|that (?:you|this|it|he|she)|you|for (?:you|your)|about (?:your|what|this)|this)/,
  /\bi am (?:so |very |really |truly )*sorry (?:to hear|that (?:you|this|it|he|she)|you|for (?:you|your)|about (?:your|what|this)|this)/,
  new RegExp(
    `\\b(?:that|this|it|these|things|you|he|she|they) (?:must|sounds?|seems?|looks?)(?: to)?(?: have| be| been| feel| felt| like| as (?:if|though)| you| you're| it| it's| is| was| a| an| very| really| quite| so| pretty| extremely| rather| incredibly| such| deeply)* ${FEELING}`,
  ),
  new RegExp(
    `\\bi(?: can| do| fully| really| completely| totally)* (?:understand|see|hear|imagine|appreciate|realise|realize|know|recognise|sense|tell)(?: \\w+(?:'\\w+)?){0,6} ${FEELING}`,
  ),
  /\bi (?:can|do|completely|fully|totally) (?:completely |fully )?(?:understand|imagine|appreciate) (?:how|why|that (?:you|this|it)|your (?:worr|fear|concern|feeling|frustration))/,
  new RegExp(
    `\\b(?:it'?s|that'?s|it is|that is|this is) (?:\\w+ ){0,3}(?:natural|normal|understandable|okay|ok|all right|common)(?: (?:to|that|for|when|if))?(?: \\w+(?:'\\w+)?){0,4} (?:feel\\w*|felt|${FEELING})`,
  ),
  /\b(?:(?:completely|perfectly|quite|very|totally|entirely|so) understandable|(?:anyone|anybody|many people|most people|lots of people|other (?:people|parents)|parents) (?:would|in your (?:position|shoes)|feel|worry|find))\b/,
  /\b(?:a lot|so much|a great deal|a big shock|a huge change|such a shock)(?: \w+){0,4} (?:take in|cope|deal|carry|go through|handle|bear|wake up|for you)/,
  /\byou(?:'ve| have) (?:been through|carried|had (?:such )?a (?:hard|difficult|rough|terrible|bad|long))\b|\byou(?:'re| are) (?:clearly|obviously|very|so|really) (?:\w+ )?(?:worried|upset|scared|frightened|anxious|nervous|concerned|caring|fond)\b|\byou sound (?:\w+ ){0,3}(?:worried|upset|scared|frightened|anxious|nervous|concerned|tired|sad)\b/,
];

const EASES =
  /\btake (?:all )?(?:your|the) time\b|\bno (?:hurry|rush|pressure)\b|\byou (?:don't|do not) (?:have|need) to\b|\bonly (?:if|what|when) you (?:want|wish|like)\b|\byou (?:decide|set the pace)\b|\bnothing (?:you say |here )*is (?:silly|stupid|wrong)\b|\bhere to (?:help|listen)\b|\b(?:like|want) to help\b|\b(?:hard|difficult|not easy|isn't easy)\b.*\b(?:for you|to (?:say|talk|speak|tell))\b|\byou can tell me\b|\bi believe you\b/;

/** What makes it easier to speak, said to somebody who hesitates. */
export const eases = (bareText: string): boolean => comforts(bareText) || EASES.test(bareText);

/** Whether a clause surely acknowledges a feeling. */
export function comforts(bareText: string): boolean {
  return COMFORTS.some((pattern) => pattern.test(bareText));
}

const PRIVATE =
  /\b(?:(?:stays?|remains?|keep (?:it|this|that)|is|just|only|strictly) (?:\w+ )?between (?:us|you and me|the two of us)|confidential(?:ly|ity)?|(?:won't|will not|not going to|wouldn't|don't have to|needn't|never) (?:tell|share|pass|mention|repeat) (?:\w+ ){0,3}(?:anyone|anybody|nobody|your|his|her|the others|it on|this|that|it)|(?:tell|say) nothing to (?:anyone|anybody|your|his|her|the others)|(?:won't|will not|not going to|don't have to|needn't) (?:write (?:it|this|that|any of (?:it|this|that)|anything)(?: \w+){0,3} down|write down (?:anything|it|this|that))|off the record|(?:nobody|no one|no-one)(?: else)? (?:gets|is) told|(?:nobody|no one|no-one)(?: else)?(?: \w+){0,3} (?:will|needs? to|has to|is going to|would) (?:know|hear|find out|be told)|(?:stays?|goes|go) (?:in|no further|nowhere|inside) ?(?:this room|these walls|than (?:this room|here))?|in (?:strict |complete )?(?:confidence|private))\b/;

/** 'It stays between us.' */
export const promisesPrivacy = (bareText: string): boolean => PRIVATE.test(bareText);
