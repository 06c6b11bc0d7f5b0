/** How clauses tell what is to be done, and how questions ask for it. English alone. */

const DIRECTS = [
  /\b(?:you|he|she|they|we|it) (?:\w+ )?(?:must|mustn't|should|shouldn't|needs? to|have to|has to|can't|cannot)\b|\b(?:you|he|she) (?:\w+ )?can\b|\b(?:we|i)(?:'ll| will)\b|\byou(?:'ll| will) (?:\w+ly )?(?!be\b|have\b|feel\b|notice\b|find\b|get\b|see\b|know\b|probably\b|soon\b|hear\b)\w+/i,
  /\byou (?:(?:then|now|also|just|only|always) )?(?:take|put|use|stop|start|avoid|drink|keep|give|rest|eat|wash|dry|check|come|bring|hold|wear|call|ring)\b/i,
  /(?:^|[,:;] )(?:(?:and|so|then|first|or|please|also),? )*(?:take|put|use|stop|start|avoid|drink|keep|give|rest|eat|wash|dry|check|look|come|bring|hold|wear|walk|move|try|ice|lay|call|ring|contact|rub|stay|apply|spread|cover|change|clean|bathe|soak|stretch|measure|weigh|test|record|breathe|practise|press|squeeze|swap|sit (?:him|her|them|on|up|down|in)|stand (?:on|up|by|behind|beside)|lie (?:him|her|down|flat|on)|lift|fill|empty|massage|wipe|pat|stir|swap|replace|leave (?!it to|that to)|return|go (?!on\b|ahead\b)|see (?:a|your|the|us|me)|ask (?:your|the|a)|tell (?:your|us|the)|don't|do not|never|always)\b|^(?:and |so )?no (?!problem|need|worr|one\b|idea|doubt|matter)\w+/i,
  /(?:^|, )only \w+|^plenty of\b/i,
  /\bplease (?:don't|do not|never|\w+)\b/i,
  /\b(?:if|when)\b.*\b(?:call|ring|buzz|come|go|phone)\b|\bfirst\b.*\bthen\b/i,
  /\b(?:times|twice|once) (?:a|per|daily)\b(?!.*\bthat's\b)|\bevery (?:(?:other|second|single) )?(?:day|morning|evening|night|hour|\w+ hours)\b/i,
];

/** Whether a clause says what somebody is to do: 'take one a day', 'if it bleeds, call us'. */
export const directs = (text: string): boolean =>
  DIRECTS.some((pattern) => pattern.test(text.replace(/’/g, "'")));

const SOMEBODY = /\b(?:you|your|he|his|him|she|her|they|their|them|we|i|the doctor|the nurse)\b/i;

/** Whether it speaks of somebody: 'one in ten coughs from it' has nobody do anything. */
export const namesSomebody = (text: string): boolean => SOMEBODY.test(text);

const HURTS =
  /\b(?:kill|die|suicide|hang|hit|beat|slap|starve|poison|bleach|overdose|cut (?:yourself|him|her))\b|\b(?:take|swallow) all\b.*\b(?:at once|in one go|together)\b/i;
const LEAVES_OUT =
  /\b(?:stop|skip|leave out) (?:\w+ ){0,3}(?:all|insulin|inhalers?|warfarin|apixaban|blood thinners?|epilepsy)\b/i;
/** 'Never skip your inhaler', 'keep bleach away from him': warned against, up to the next mark. */
const WARNED =
  /\b(?:(?:don't|do not|never|not to|mustn't|must not|shouldn't|should not|can't) (?!worry|mind|be afraid)|keep )[^,.;:]*/gi;
/** A case that may come: 'if you hit your head, go to hospital'. */
const IF_IT_COMES = /\b(?:if|when|whenever|in case|as soon as|the moment)\b[^,.;:]*/gi;

/** Whether it has somebody do what no patient promises, whoever tells her to. */
export const harms = (text: string): boolean => {
  const told = text.replace(/’/g, "'").replace(WARNED, '');
  return HURTS.test(told.replace(IF_IT_COMES, '')) || LEAVES_OUT.test(told);
};

const PRAISES_OR_REGRETS =
  /\b(?:excellent|wonderful|brilliant|great|perfect|well done|very good|lovely|(?:should|could|would)(?:n't| not)?(?: have|'ve))\b/i;

/** 'That is excellent for the healing', 'we should have explained it better': nobody says that back. */
export const praisesOrRegrets = (text: string): boolean => PRAISES_OR_REGRETS.test(text.replace(/’/g, "'"));

const WHEN =
  /\b(?:if|when|whenever|in case|as soon as|the moment|should (?:he|she|it|you|they|there|that|anything) \w+|any (?:signs?|of (?:that|this|these|those|them))|at the first)\b/i;

/** Whether it tells of a case that may come. */
export const isOfACase = (text: string): boolean => WHEN.test(text);

const HELP =
  /\b(?:call|ring|phone|buzz|contact|come|bring (?:him|her|it|them|\w+) (?:back|in|straight)|999|112|911|111|emergency|casualty|hospital|doctor|gp|nurse|midwife|pharmacist|dentist|vet|health visitor|surgery|clinic|practice|out[- ]of[- ]hours|bell|ambulance|get help|let (?:me|us|someone|somebody) know|tell (?:me|us|someone|somebody|the \w+|your \w+)|see (?:me|us|a|your|the|someone|somebody)|seek (?:help|advice)|(?:come|go) (?:straight|back)|a ?(?:and|&) ?e)\b/i;
const AT_ONCE =
  /\b(?:straight (?:away|to|back|in)|at once|right away|immediately|urgently|without (?:delay|waiting)|don't wait|same day)\b/i;

/** Whether it says whom to turn to. */
export const namesHelp = (text: string): boolean => HELP.test(text);

/** Whether it says when to turn to them. */
export const saysWhenToGetHelp = (text: string): boolean => isOfACase(text) && namesHelp(text);

/** Whether it has somebody turn to them at once: 'a stiff neck means straight to A&E'. */
export const isUrgent = (text: string): boolean => AT_ONCE.test(text) && namesHelp(text);

const RESCUE = /\b(?:999|112|911|111|ambulance|emergency|a ?(?:and|&) ?e)\b/i;

/** Whether it may say what to do in a case that may come: 'I won't drive for a month' says nothing of that. */
export const answersACase = (text: string): boolean =>
  isOfACase(text.replace(IF_OF_NO_CASE, '')) || isUrgent(text) || RESCUE.test(text);
/** 'I'll write a note if you need one', 'because if it came back you could kill somebody', 'even if you feel well'. */
const IF_OF_NO_CASE =
  /\bif (?:you|i|we|he|she|they) (?:need|like|want|wish|prefer|can|must|have to)\b|\b(?:because|even|as) if\b/gi;

const ASKS_WHAT_THEN =
  /\bwhat\b.*\bdo\b.*\b(?:if|when|in case|then)\b|\b(?:if|when|suppos(?:e|ing))\b.*\bwhat\b.*\bdo\b|\bany of (?:those|these|that)\b.*\bwhat\b.*\bdo\b/i;

/** 'What will you do if it comes out?' */
export const asksWhatThen = (asked: string): boolean =>
  ASKS_WHAT_THEN.test(asked.replace(WHEN_BACK_HOME, '').replace(SEES_IF, '')) && !asksInstead(asked);
/** 'Just to see if I've been clear, ...' */
const SEES_IF = /\b(?:see|check|know|tell|wonder\w*|sure|hear) if\b/gi;

/** 'If your leg gets weak, what would you do?': of what may never come, and not of what is next. */
export const asksWhatIf = (asked: string): boolean =>
  asksWhatThen(asked) && MAY_COME.test(asked.replace(SEES_IF, ''));
const MAY_COME = /\b(?:if|in case|suppos(?:e|ing))\b/i;

/** 'What could you do instead?': nothing that was done before. */
export const asksInstead = (asked: string): boolean => /\binstead\b/i.test(asked);

/** 'What will you do when you get home?' is of no case that may come. */
const WHEN_BACK_HOME =
  /\bwhen (?:you|he|she|they|we)(?:'re| are| get| go| leave| come| arrive)\b(?: (?:back|home|here|out|in|to|at|the \w+|today|tomorrow|this \w+|hospital|work|school))+/gi;

const TO_COME = /\b(?:will|'ll|should|must|going to)\b/i;

/** Whether a question is of what is to come, and not of what somebody does in general. */
export const isOfWhatComes = (asked: string): boolean => TO_COME.test(asked);

const ASKS_FOR_DEEDS =
  /\b(?:what|how|which)(?: exactly)? (?:will|would|do|should|must|can|are) (?:you|we|he|she|they)\b|\b(?:how|what) (?:you|we|he|she)(?:'ll| will| would| should| must| have to| do| are going to)\b/i;

/** Whether it asks for deeds, and not for how things are. */
export const asksForDeeds = (asked: string): boolean => ASKS_FOR_DEEDS.test(asked);

/** 'Lots of people find it hard to brush when it's so sore.' */
const OF_OTHERS =
  /^(?:(?:and|but|so|well|yes) )*(?:lots of|a lot of|many|most|some|other) (?:people|patients|parents|owners|women|men|families|carers)\b(?! (?:take|use|get|need|can))/;

/** Whether it tells of other people, for comfort. Reads what `bare` leaves of a text. */
export const isOfOthers = (bareText: string): boolean => OF_OTHERS.test(bareText);
