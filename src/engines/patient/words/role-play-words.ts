import { bare } from './following-words.ts';

/**
 * How a candidate's clause is told for what it does in a role-play, where most of what is said explains, proposes or
 * comforts. English alone, as role-plays are. The patterns read what `bare` leaves of a text.
 */

/** What stands before what a clause says. */
export const LEAD =
  /^(?:(?:and|or|ok|okay|right|so|but|well|oh|ah|alright|all right|i see|yes|no|sorry|then|also|now|thank you|thanks|mrs? \w+|ms \w+|if you don't mind|just|firstly|first(?: of all)?) )+(?=\S)/;

const QUESTION_WORDS =
  "what|whats|what's|which|who|who's|whose|where|where's|when|when's|why|how|how's|any|since when|do|does|did|have|has|had|are|is|was|were|can|could|will|would|should|shall|may|might|ever|isn't|aren't|don't you|doesn't|didn't|haven't|hasn't";

const ASKS = new RegExp(`^(?:${QUESTION_WORDS})\\b`);
const REQUESTS =
  /^(?:before \w+(?: \w+){0,6} )?(?:may|can|could) i (?:just )?ask (?:you )?(?:what|how|when|where|if|whether|who|why|about)\b|^(?:please )?(?:tell|describe|show|talk) me\b|^(?:can|could|would) you (?:please )?(?:tell|describe|explain|talk)\b|\b(?:tell me (?:about|what|how|when|where|if|more)|describe|talk me through|i(?:'d| would) like to (?:know|hear|ask|find out|understand)|i want to (?:know|hear|ask|find out)|i (?:was )?wonder(?:ing)? (?:if|what|how|whether)|i need to ask)\b/;

/** Fewer words than this may be a question that has lost its verb: 'Allergies'. */
const ELLIPSIS = 3;

/** Whether a clause without a question mark may ask for something all the same. `text` as it was said. */
export function mayAsk(text: string): boolean {
  const words = bare(text).replace(LEAD, '');
  if (REQUESTS.test(words)) return true;
  // What ends with a full stop asks nothing: 'What he had is called a febrile seizure.'
  if (/[.!…]\s*$/.test(text)) return false;
  return ASKS.test(words) || words.split(' ').length <= ELLIPSIS;
}

/** What is asked for by 'could you ...' where nothing is proposed. */
const ASKED_TO =
  '(?!(?:please |just |briefly )*(?:tell|describe|say|explain|show me|point|rate|repeat|give me|spell|confirm|remember|talk|walk me|share|elaborate|go over|go through|hear|see me|expand|help me|mind telling|mind if|mind describing|like me|like some|like to (?:ask|know|hear|tell|talk)|like a|like an|like any))';

const PROPOSES: readonly RegExp[] = [
  new RegExp(
    `^(?:would|could|can|will) you (?:possibly |perhaps |maybe |please |just )*${ASKED_TO}(?:be (?:willing|happy|prepared|able to|open|ok|okay|comfortable|interested)|consider|let|try|agree|like to try|come|bring|take|accept|allow|keep|ask|stop|avoid|make sure|promise|start|give|use|wear|arrange|leave|call|ring|stay|wait|think about|cut|drink|have a (?:go|think|try))\\b`,
  ),
  /^(?:(?:how|what) would you (?:feel|think)|what do you think) (?:about|of|if) (?!(?:it|that|this|things|yourself|all this|all that|how|what|why)\b)\w+/,
  /^(?:how|what) about (?:we|you|i|if|\w+ing|having|the two|a|some|(?:just )?(?:one|two|three|four|five|ten|fifteen|twenty|half)) \w+/,
  /^would you like to (?!ask|know|tell|talk|say|add|hear|see me|discuss)\w+/,
  /^have you (?:ever )?(?:thought|considered)(?: about| of)? (?!(?:hurt|harm|kill|end|tak|suicid|dy)\w*)\w+ing\b/,
  /^what if (?:we|you|i|she|he|they|one|somebody|someone)\b/,
  /^(?:shall we|why don't (?:we|you)|can we agree|could we|can we|might we|may we)\b(?! (?:talk|discuss|start|go (?:back|over)|begin|just (?:go|talk)))/,
  /^do you think (?:you|she|he|they|we|it) (?:could|can|would|might|will)\b/,
  /^(?:are|would) you (?:be )?(?:willing|happy|prepared|ready|okay|ok|all right) (?:to|with|if)\b/,
  /^(?:would|will) (?:it|that) be (?:ok|okay|all right|alright|possible|acceptable|fine)(?: with you| for you)?(?: if| to|$)/,
  /^(?:is|would) that (?:be )?(?:something you|okay|ok|all right|alright|acceptable|a good idea|possible)\b/,
  /^(?:or )?(?:do|would) you (?:want|prefer|need) to (?:think|wait|try|do|have|start|go|take|decide)\b/,
  /^(?:does|would) that (?:sound|seem|work|suit|help)\b|^how does that (?:sound|seem|suit)\b|^do we have a deal\b|^(?:do|can|would|could) you agree\b/,
  /^(?:do you think )?(?:could|can|would|will) you (?:be able to )?(?:manage|do|cope with|handle|live with|go along with|accept) (?:that|this|it|those|these)\b/,
  /^would it (?:help|be (?:\w+ )?(?:easier|better|helpful|useful|nicer|good|a help))\b/,
  /^(?:is|would) (?:there )?(?:somebody|someone|anybody|anyone)(?: else)?(?: (?:who|that))? (?:be able to|could|can|who could)\b/,
];

/** 'Would you be willing to try it?' */
export function proposes(bareText: string): boolean {
  const text = bareText.replace(LEAD, '');
  return PROPOSES.some((pattern) => pattern.test(text));
}

/** What somebody is or can do; what follows any other verb is proposed where the talk is about what to do. */
const ABLE =
  '(?!(?:ever |still |usually |normally |actually |really )*(?:feel|move|bend|walk|sleep|hear|see|manage|eat|swallow|breathe|stand|get|be|have|had|notice|recognise|understand|follow|think|like|prefer|rather|put (?:any |your |some )?weight)\\b)';

const SUGGESTS: readonly RegExp[] = [
  new RegExp(
    `^(?:would|could|will) you (?:possibly |perhaps |maybe |please |just |also )*${ASKED_TO}${ABLE}\\w+`,
  ),
  new RegExp(
    `^(?:would|could|might|maybe|perhaps) (?:he|she|they|we|somebody|someone|one of|your (?:\\w+ )?\\w+|a \\w+|the \\w+)(?: (?:possibly|perhaps|maybe|also|else))* ${ABLE}\\w+`,
  ),
];

/** The same in a role-play, where there is more to arrange than to examine: 'could he do that part himself?' */
export function suggests(bareText: string): boolean {
  const text = bareText.replace(LEAD, '');
  return proposes(text) || SUGGESTS.some((pattern) => pattern.test(text));
}

const INVITES_FEAR =
  /\b(?:something|anything)(?: \w+){0,9} (?:bothers?|worries|upsets?|troubles|frightens|scares)\b|\b(?:some|any)thing(?: else)?(?: in particular)?(?: that)?(?: is|'s| may be| might be)? (?:troubling|worrying|bothering|upsetting|frightening|scaring|concerning|on your mind|you'?re (?:worried|afraid|scared|concerned)|you are (?:worried|afraid|scared|concerned))|\byou (?:look|seem|sound|appear|don't (?:look|seem|sound))(?: \w+){0,4} (?:worried|troubled|uneasy|unsure|hesitant|convinced|happy|sure|anxious|reluctant|concerned|quiet)\b|\byou'?(?:ve| have) gone (?:very )?quiet\b|\bwhat(?:'s| is)(?: it)?(?: \w+){0,5} (?:worr\w+|bother\w*|troubl\w+|frighten\w*|scar\w+|afraid|on your mind)|\bwhat(?:'s| is)?(?: it that)? (?:keep|stop|hold|prevent)(?:s|p?ing)(?: \w+)? (?:you|back)\b|\bwhat makes you (?:hesitat\w+|say|think|feel|so|reluctant|unsure)/;

/** Whether a clause asks somebody to say what is on her mind, as a question or not. */
export const invitesFear = (bareText: string): boolean => INVITES_FEAR.test(bareText);

const MATTER =
  /\b(?:what(?:'s| has) been (?:going on|bothering|troubling|worrying)\b|what(?:'s been happening| happened)(?: (?:last night|today|yesterday|this morning|earlier))?$|what(?:'s| is| was| seems to be)(?: the)? (?:trouble|problem|matter|wrong|worrying|bothering|going on|happening|the (?:trouble|problem|matter))|what (?:brings|brought|can (?:i|we) do)|how can (?:i|we) help|tell me (?:a (?:bit|little) )?(?:more )?about (?!it\b|that\b|this\b|yourself)(?:(?:the|your|his|her|their|this|\w+'s) )*\w+$|how (?:(?:have|has|are) (?:things|you|you both|they|he|she|it|everything)(?: \w+)? (?:been|doing|getting on|today|going)|(?:have|has) \w+ been)|how are (?:things|you)$)/;

/** 'What's the trouble with Clover?', 'tell me about his toe': asks why somebody came, when it comes first. */
export const asksForMatter = (bareText: string): boolean => MATTER.test(bareText);

const HAPPENED =
  /\bhow (?:(?:did|has|have|had) )?(?:it|this|that|you|he|she|they|the \w+|your \w+)(?: \w+){0,2} (?:happen\w*|hurt|injur\w+|twist\w*|br[eo]ak|broke|fell|fall|(?:do|did|done) (?:it|this|that))\b/;

/** 'How did you hurt it?' */
export const asksHowItHappened = (bareText: string): boolean => HAPPENED.test(bareText);

const BEARS_WEIGHT =
  /\b(?:weight (?:on|through|onto)|(?:stand|walk|step) on (?:it|that|this|your|the|his|her)|bear(?:ing)? (?:any )?weight|weight ?bear\w*)\b/;

/** 'Can you put weight on it?' asks nothing about pounds. */
export const asksForWeightBearing = (bareText: string): boolean => BEARS_WEIGHT.test(bareText);

const NAMES =
  /\b(?:names?|named|called|call (?:you|him|her|them)|spell|who (?:are|am|is|do)|who's|whom|are you (?:mr|mrs|ms|miss|the)|(?:speaking|talking) (?:to|with)|introduce)\b/;

const CALLS_OR_THINGS =
  /\b(?:whom?|what number) (?:do|will|would|should|can|could|must) (?:you|i|we|he|she|they) (?:call|ring|phone|contact|tell)\b|\bnames? of (?!(?:your (?:son|daughter|wife|husband|child))\b)/;

export const asksForName = (bareText: string): boolean =>
  NAMES.test(bareText) && !CALLS_OR_THINGS.test(bareText);

const ROLE =
  /\b(?:roles?|ai|bots?|chatbot|robot|computer|program|model|instructions?|(?<!\b(?:short|verbal|gentle|few|little|with) )prompts?(?! (?:her|him|them)\b)|pretend\w*|act(?:or|ress|ing)|simulat\w+|exam\w*|scripts?|apps?|(?:(?:you're|you are|are you|just|to) an? |talking )machine|gpt|chatgpt|assistant|out of character|character|poem|joke|code|translate|system|ignore|weather forecast)\b/;

/** Whether a clause has anything of leaving the role. */
export const leavesRole = (bareText: string): boolean => ROLE.test(bareText);

const INVITES_QUESTIONS =
  /\b(?:any|some)(?:thing)? (?:other |more |further )?(?:questions?\b|(?:else )?(?:that )?(?:you(?:'d| would) (?:like|want) to|you want to|you need to) (?:ask|know)|to ask)|\b(?:do you have|have you got|are there) (?:any|other|more) (?:\w+ )?questions?\b|\bwhat (?:other |else )?(?:questions? |else )(?:do|would|can|may) (?:you|i) (?:still )?(?:have|need|want|like|do for)|\banything (?:else )?(?:that )?(?:you(?:'d| would) like me to|i (?:can|could|should|need to)) (?:help|do|explain|answer|go over|repeat|say)\b/;

export const invitesQuestions = (bareText: string): boolean => INVITES_QUESTIONS.test(bareText);

const HOW_IT_GOES =
  /^how (?:have (?:things|you|you both|they|he|she) been|are (?:things|you (?:coping|managing|getting on|doing|finding)|you both)|is (?:he|she|everything|it) (?:going|doing|getting on)|has (?:everything|it) been|(?:are|have) you been (?:coping|managing|getting on|finding))\b/;

/** 'How have things been since he came home?' */
export const asksHowItGoes = (bareText: string): boolean => HOW_IT_GOES.test(bareText.replace(LEAD, ''));

const SUMS_UP =
  /\b(?:(?:to|let me|let's|i'll) (?:just )?(?:recap|sum up|summari[sz]e)|in summary|so what i(?:'ve| have) (?:heard|understood)|if i(?:'ve| have) understood|to make sure (?:that )?i(?:'ve| have)|let me (?:just )?(?:check|see) (?:that |if )?i(?:'ve| have)? (?:got|understood|understand))\b/;

export const sumsUp = (bareText: string): boolean => SUMS_UP.test(bareText);

const FAMILY =
  /\bin (?:your|the|his|her) family\b|\b(?:any|other|close) (?:of your )?relatives?\b|\banyone (?:else )?in (?:your|the) family\b/;

export const asksForFamily = (bareText: string): boolean => FAMILY.test(bareText);

const EATS = /\bwhat\b.*\b(?:eat(?:s|en|ing)?|ate|fed|feed(?:ing)?)\b/;

/** 'What has she been eating?' asks for the food, not for the appetite. */
export const asksForFood = (bareText: string): boolean => EATS.test(bareText);

const EARLIER =
  /\b(?:ever|before|in the past|previous(?:ly)?|any earlier)\b.*\b(?:trouble|problem|this|it|similar|same|like)|\b(?:trouble|problem|this|it|similar|same)s?\b.*\b(?:before|in the past|previously)\b/;

/** 'Has she had trouble with her feet before?' asks for this trouble, not for illnesses. */
export const asksForEarlier = (bareText: string): boolean => EARLIER.test(bareText);

const DRINKS_WATER =
  /\bdrink(?:s|ing)?\b(?:.*\b(?:ok|okay|all right|alright|enough|well|properly|plenty|fluids?|water|milk|normally|anything|much|a day|feeds?)\b)|\bfluids?\b/;

/** 'Is she drinking OK?' is about fluids. */
export const asksForFluids = (bareText: string): boolean => DRINKS_WATER.test(bareText);

const OFFERS =
  /^(?:would you like (?:me to|some|a|an|to (?:know|hear|see|talk|sit)|us to|any)|shall i|do you want (?:me|us) to|should i|can i (?:get|offer|explain|show|help|bring|give)|may i (?:explain|show|suggest|offer|give|tell)|would it (?:help|be helpful|be useful) (?:if|to)|is it (?:ok|okay|all right|alright) (?:if i|with you if i)|do you mind if i|would you mind if i)\b/;

/** 'Shall I explain what happens next?' */
export function offers(bareText: string): boolean {
  return OFFERS.test(bareText.replace(LEAD, ''));
}

const GIVES =
  /\b(?:g[ai]v(?:e|es|ing|en)|prescrib\w+|tak(?:e|es|ing)|try|start\w*|put (?:you|him|her|them|it) on|offer\w*|recommend\w*|us(?:e|es|ing)|apply\w*|need\w*|have|get|inject\w*)\b/;
const WITHHOLDS =
  /\b(?:not|never|no|avoid\w*|without|stop\w*|don't|won't|doesn't|mustn't|shouldn't|can't|reaction|react\w*)\b/;

/** Whether something is given, and not warned of. */
export const gives = (bareText: string): boolean => GIVES.test(bareText) && !WITHHOLDS.test(bareText);

const WAITS =
  /^(?:take your time|there'?s no (?:rush|hurry)|no (?:rush|hurry)|go on|please go on|carry on|i'?m listening|i am listening|i'?m here|mm+|mm+ ?hm+|m?hm+|uh huh|yes|yeah|right|okay|ok|i see|oh|oh dear|i understand|of course|sure|really|tell me more|please|have a tissue|here'?s a tissue)(?: (?:take your time|there'?s no (?:rush|hurry)|go on|please go on|i'?m listening|i see|yes|right|okay|of course|please|i understand))*$/;

/** Whether a turn leaves the other one room: a nod, or a few words that ask for nothing. */
export const leavesRoom = (bareText: string): boolean => WAITS.test(bareText);

const SAD =
  /\b(?:unfortunately|i'?m afraid|bad news|not good news|sadly|i'?m sorry to (?:say|tell)|serious|cancer|passed away|died|won't (?:get better|recover)|no cure)\b/;

/** What bears bad news can't be met as a comfort. */
export const isSad = (bareText: string): boolean => SAD.test(bareText);

const FAREWELL =
  /\b(?:good ?bye|bye|see you|take care|good night|nice (?:meeting|to meet|to have met|talking)|thank(?:s| you)(?: very much| so much)? for (?:coming|your time|talking|calling|seeing)|have a (?:good|nice|lovely)|all the best|until next time|look after yourself|give \w+ my best|(?:get some|have a) rest|rest (?:a little|a bit|well|up)(?: now)?)\b/;

/** Whether somebody takes leave. */
export const takesLeave = (bareText: string): boolean => FAREWELL.test(bareText);

/** What is still to come is no history. */
const TO_COME =
  /\b(?:will|'ll|going to|agreed|plan|see you|come back|in (?:a|an|one|two|three|four|five|six|\w+teen|\d+) \w+)\b/;

export const isToCome = (bareText: string): boolean => TO_COME.test(bareText);

const NUMBERS =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|\\d+';
const AMOUNT = new RegExp(
  `\\b(${NUMBERS}) (minute|hour|day|week|month|year|time|tablet|night|cigarette)s?\\b`,
  'g',
);
const WORTH: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fourteen: '14',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
};

/** Numbers with what they count: 'three weeks' is '3 week'. */
export function amountsIn(bareText: string): string[] {
  return [...bareText.matchAll(AMOUNT)].map(([, number, unit]) => `${WORTH[number!] ?? number} ${unit}`);
}

const MANAGEABLE =
  /\b(?:manageable|doable|possible|(?:all right|okay|ok|happy) (?:with|for|by) (?:you|that|this)|you (?:manage|do|try|agree|live with|go along)\b.*)$/;

/** '... Does that feel manageable?': the end of a question that wants a yes to what was proposed. */
export const asksIfManageable = (bareText: string): boolean => MANAGEABLE.test(bareText);
