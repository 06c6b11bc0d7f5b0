/** What the frames of proposals are made of. English alone. */

const AND = '(?:(?:and|so|then|now|also|well|okay|ok|right),? )*';
/** 'To be on the safe side, I'd ...': what stands ahead of a proposal. */
const AHEAD =
  "((?:(?:to|for|in|on|at|after|before|until|from|during|because|as|since)\\b[^,?]{2,40}, |(?:for|at|in|against|from) (?:the|your|his|her|their|that|this|next)(?: \\w+){1,2} |that's why )?)";

/** What may stand within a frame. */
export const ALSO =
  '(?:(?:also|just|perhaps|maybe|then|now|really|certainly|definitely|probably|still|always|usually|normally|generally) )*';

/** A pattern at the beginning of a clause; what stands ahead of it is its first group. */
export const frame = (pattern: string): RegExp => new RegExp(`^${AND}${AHEAD}${pattern}`, 'i');

/** What somebody says she will do or would like to with words alone, or at once: no part of a plan. */
export const OF_THE_TALK =
  '(?:know|hear|ask|find out|understand|learn|talk|discuss|say|tell|go (?:through|over|back over|into)|explain|begin|start (?:by|off)|thank|apologi[sz]e|welcome|listen|look|have a (?:look|listen|feel|chat|word)|examine|make (?:sure|a note)|be (?:sure|clear|honest|frank)|think|hope|believe|see (?:if|how|whether|what|where|it|that)|get (?:a|an|some|to) (?:\\w+ )?(?:idea|picture|sense|know)|come (?:back )?to (?!the\\b|my\\b|our\\b|see\\b|hospital\\b)|focus|introduce|show|summari[sz]e|recap|share|point out|mention|add|reassure|congratulate|check (?:i|that|whether|if|how|what|with you|in with|you))\\b';

/** What is to be done here and now, whatever form it has: 'take a seat', 'come this way'. */
const OF_THE_MOMENT =
  /\b(?:(?:take|have|find|grab) (?:a|your) (?:seat|chair)|sit (?:yourself )?(?:down|here|there)(?! (?:for|when|if|every|to (?:eat|shower|rest)))|come (?:on )?(?:in|through)(?=$|[,.!?]| and\b| please| then)|come (?:this way|with me|over here)|make yourself (?:at home|comfortable)|bear with me|(?:one|just a) (?:moment|second)\b|hold on a|excuse me|wash my hands|put (?:my|some) gloves on|write (?:that|this|it) down for (?:me|my)|pull (?:up )?a chair|I(?:'ll| will) (?:just )?(?:press|feel|tap|examine|listen to))\b/i;

/** Whether a clause has somebody do something that is done before the talk goes on. */
export const isOfTheMoment = (text: string): boolean => OF_THE_MOMENT.test(text);
