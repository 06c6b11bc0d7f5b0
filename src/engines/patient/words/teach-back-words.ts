import { LEAD } from './role-play-words.ts';

/** What somebody is asked to do in words or with her hands, and not with her feet: 'will you go?' */
const TELLS =
  '(?:(?:tell|show|explain|describe|repeat|say|recap|summari[sz]e|demonstrate)\\b|(?:talk|walk|run|go|take)\\b(?: \\w+)? (?:through|over)\\b)';

const REQUESTS_BACK = new RegExp(
  `^(?:(?:please|now|so|and|then|just) )*(?:(?:can|could|will|would) you (?:please |just |maybe |shortly |briefly |perhaps )*)?${TELLS}|\\b(?:tell|show|explain|repeat) (?:it |that |this )?(?:to )?me\\b`,
);

/** Whether a clause has somebody say something. */
export const requestsBack = (bareText: string): boolean =>
  REQUESTS_BACK.test(bareText) && !LEAVES_IT_TO_HER.test(bareText);
/** 'Whatever you tell me stays between us', 'you tell me when you're ready'. */
const LEAVES_IT_TO_HER =
  /\byou tell me when you(?:'re| are)\b|\b(?:what(?:ever)?|anything|everything|all|things?) (?:that )?you(?:'ve| have)? (?:tell|told|say|show)\b.*\b(?:stays?|private|confidential\w*|between us|goes no further|won't)\b/;

/** 'Just to check I've been clear, what will happen next?' */
export const asksWhatNext = (bareText: string): boolean =>
  /\bwhat(?:'s| is| will| happens| are we| are you)\b(?: \w+){0,3} (?:next|now|first|going to (?:happen|do))\b/.test(
    bareText,
  );

/** What is asked about the past or about feelings is no teaching, in whose words ever. */
const OF_THE_PAST =
  /\b(?:happened|brought|bring[s]? you|been told|already know|know (?:about|so far)|so far|story|(?:normal|typical|usual|ordinary|average) (?:day|week|night|morning)|started|began|usually|normally|at the moment|currently|used to|feel|felt|feelings|worr\w+|problem)\b/;

const TO_COME_OF =
  "(?:what|how|when|which|where)(?: \\w+){0,2} (?:(?:you|we|he|she|they)(?:'ll| will|'d| would|'re going to| are going to| (?:agreed|discussed)|'ve (?:agreed|discussed|said|understood|learn\\w+)| have (?:agreed|discussed|said|understood|learn\\w+)| need to| should| must| have to)|to do|i(?:'ve| have)(?: just)? (?:said|told|explained|shown))";

const TEACH_BACK = new RegExp(
  `\\bwhat (?:did|have) you (?:just )?(?:hear|heard|take|taken|understand|understood)(?: me say| from (?:me|that|this|all (?:that|this)))?\\b(?: about)?|\\bwhat (?:have|did|had) (?:we|i)(?: just| both)? (?:agree[d]?|decide[d]?|discuss(?:ed)?|arrange[d]?|settle[d]?|explain(?:ed)?|ask(?:ed)? you|tell you|told you|say|said|recommend(?:ed)?|advise[d]? you)\\b(?! (?:before|last))|\\bwhat(?:'s| is) (?:the|our) plan\\b|\\b(?:what|which)(?: \\w+){0,2} (?:would|should|will|might) (?:make|have) you (?:come (?:back|in)|ring|call|phone)\\b|\\b(?:when|what) would you (?:come back|ring|call|phone)\\b|\\bwhat (?:will|would) you (?:tell|say to) (?:your|him|her|them|the|\\w+'s|[a-z]+ (?:and|or)) ?|\\b(?:can|could|would|will) you (?:\\w+ ){0,3}(?:sum (?:it |that |this )?up|summari[sz]e|recap|go over|run through)\\b|\\bin your (?:own )?words\\b|\\b(?:talk|walk|run|take) me through (?:\\w+ing|it|that)\\b(?! in the past)|\\b(?:tell|show|explain|describe|repeat|say|talk)\\b(?: \\w+){0,4} (?<!\\b(?:your|the|my|his|her) )back\\b(?! (?:home|then|in|when)\\b)|\\bteach (?:it|that|this|me) back\\b|\\b(?:tell|show|explain|describe|repeat|say|run|talk|walk|go|take me through)(?: \\w+){0,5} ${TO_COME_OF}`,
);

/** 'Could you tell me what you're going to do?' */
export const asksBack = (bareText: string): boolean =>
  TEACH_BACK.test(bareText) &&
  !/\b(?:because|as|since|when|if|that|once) you (?:tell|show|say|explain)\b|\byou tell me when you(?:'re| are)\b|\byou (?:can|may|could|should|might) (?:just )?(?:tell|say|explain)\b(?! (?:me|us)\b)/.test(
    bareText,
  ) &&
  !OF_THE_PAST.test(bareText) &&
  !/\b(?:i|let me|let's|let us|we)(?:'ll| will| can)? (?:just )?(?:tell|show|explain|describe|repeat|talk|walk|run|go)\b/.test(
    bareText,
  );

const ALL_OF_IT =
  /\bwhat (?:we(?:'ve| have)?|have we|did we)(?: just| both| all)? (?:agreed?|decided?|discuss(?:ed)?|arranged?|settled?|planned?|covered|talked)\b|\b(?:tell me|repeat|explain|say)(?: it| that| this| back)*(?: to me)? in your (?:own )?words$|\b(?:sum (?:it |that |this |everything )?up|summari[sz]e|recap)\b|\b(?:run|talk|walk|take) me through (?:what (?:you(?:'ll|'re going to| will| are going to) do)|it|that|the plan)\b|\bstep by step\b|\bwhat (?:have you|did you|you(?:'ve| have))(?: just)? (?:understood|taken (?:away|in|from)|take (?:away|from))\b(?! (?:about|of|by)\b)|\bwhat(?:'s| is) (?:the|our) plan\b|\bwhat are the next steps\b/;

/** 'Could you tell me what we've agreed?' asks for the whole of it. */
export const asksForSum = (bareText: string): boolean => ALL_OF_IT.test(bareText);

const MAY_TEACH_BACK =
  /\b(?:tell|show|describe|explain|repeat|talk|walk|run|take|go)(?: \w+){0,6} (?:how you|through (?:it|that|this|them|the)|the (?:\w+ )?(?:steps?|routine|plan)|step by step|again)\b|^(?:what|how|when) (?:exactly |often )?(?:will you|would you|are you going to)\b|\bwhat (?:exactly )?(?:will|would) you do\b|\bwhat (?:could|can|would|will|might) you \w+ instead\b|^(?:(?:please|now) )*(?:show|repeat|demonstrate)(?: (?:it|that|this|me|to me|for me|again))* (?:and|while|please|now|once|step)\b|^(?:can|could|would) you (?:please |just )*(?:show me|repeat|run through|demonstrate)\b/;

/** 'Could you show me how you do it?' may ask for what was taught. */
export const mayAskBack = (bareText: string): boolean => {
  const text = bareText.replace(LEAD, '');
  return (
    MAY_TEACH_BACK.test(text) &&
    !OF_THE_PAST.test(text) &&
    !/^(?:shall|may|can|should) i\b|^(?:if|when|once|unless|in case|as soon as)\b(?!.*\b(?:you do|show me|tell me|talk me|walk me)\b)|\bwhere\b|\bthink\b|\bfeel\b|\bagree\b|\blike (?:to|me|some)\b.*\b(?:know|hear)\b|\bhow (?:do|would) you (?:like|think)\b|\b(?:i|let me|me) (?:to )?(?:show|explain|repeat|run|go|talk|tell|take) you\b|\bi(?:'d| would| will|'ll| want)(?: \w+){0,2} to (?:show|explain|repeat|talk|tell|take|go)\b|\bwould you (?:like|prefer|mind|rather|be|consider)\b(?!.*\b(?:try|show|tell|repeat|run)\b)|\b(?:we|i)(?:'ll| will| can| could)? (?:show|explain|run|go|talk|walk|take|tell)\b/.test(
      text,
    )
  );
};

const OF_PLAN =
  /^(?:and |or )?(?:(?:from|on|to|at|in|for|with) )?(?:what|how|when|which|who|where|whom)(?! (?:you|he|she|it|they|we|i)\b)(?: \w+){0,3} (?:do|does|will|would|should|must|can|need to|have to)\b/;
const OF_LIFE =
  /\b(?:did|was|were|been|have you|has he|has she|think|feel|want|like|prefer|worr\w+|know|mean|for you|i say|shall|usually|normally|used|ever|already|job|living|(?:that|this|it) (?:fit|suit|work|feel|sit)(?: in)?(?: with)?)\b/;

/** 'What would stop you ringing?' */
const OF_OBSTACLES =
  /\b(?:stops?|prevents?|keeps?) you\b|\bget(?:s|ting)? in (?:the|your) way\b|\bmake it (?:hard|difficult)/;

/** Whether a question asks what stands in the way. */
export const asksForObstacles = (bareText: string): boolean => OF_OBSTACLES.test(bareText);

/** Whether a question asks for what is to be done, and not for what was: 'who do you ring?' */
export const asksOfPlan = (bareText: string): boolean => {
  const text = bareText.replace(LEAD, '');
  if (asksForObstacles(text)) return false;
  return (OF_PLAN.test(text) || TO_COME.test(text)) && !OF_LIFE.test(text);
};

/** 'How much of the syrup will you give her?' */
const TO_COME =
  /^(?:(?:from|on|to|at|in|for|with) )?(?:what|how|when|which|who|where|whom)(?! (?:you|he|she|it|they|we|i)\b)(?: \w+){0,5} (?:(?:will|must|mustn't|should|shouldn't) (?:you|we|he|she|they)|are (?:you|we|they) going to)\b/;

/** '..., and where you'll keep her?' asks in another question's words. */
export const isQuoted = (bareText: string): boolean => QUOTED.test(bareText.replace(LEAD, ''));

/** '..., and where you'll keep her?' */
const QUOTED =
  /^(?:what|how|where|when|who|why|which)(?: (?!do\b|does\b|did\b)\w+){0,3} (?:you|we|he|she|they)(?:'ll| will| can| may|'d better|'re (?:to|allowed)| are (?:to|allowed)| shouldn't| mustn't| can't| are going to|'re going to| need to| should| must| have to| takes?| lasts?)\b/;

const SHORT =
  /^(?:for )?(?:how (?:long|often|much|many)(?: times)?(?: (?:a|per|each) (?:day|week|night))?|when|with what|who with|who to|why)$/;

/** 'For how long?': of what was asked just before. */
export const isShortOfPlan = (bareText: string): boolean => SHORT.test(bareText.replace(LEAD, ''));

/** Whether a question in a turn that asks to hear back what was told asks for more of that. */
export const asksBackToo = (bareText: string): boolean =>
  asksOfPlan(bareText) ||
  mayAskBack(bareText) ||
  asksBack(bareText) ||
  isQuoted(bareText) ||
  isShortOfPlan(bareText);

/** 'What are you going to do at home?' asks for nobody who lives there. */
export const asksForDoing = (bareText: string): boolean =>
  /\bwhat (?:exactly )?(?:will you|are you going to|would you|should you) (?:do|(?:watch|look) (?:out )?for|keep an eye (?:on|out for))\b|\bwhat (?:could|can|would|will|might) you (?:do|try|say|use|eat|drink) instead\b/.test(
    bareText,
  );
