/** Questions that must be read rightly, however they are put. English alone; they read what `bare` leaves of a text. */

const OF_DEATH =
  /\b(?:suicid\w*|(?:thought|think|thinking|thoughts|talk|talked|spoke|speak|wish\w*|dream\w*)(?: \w+){0,3} (?:of|about|to|for) (?:dying|death|die|ending (?:it|your|their|his|her)|end (?:it|your|their|his|her)\w*|not (?:being|be) (?:here|alive)|being dead)|(?:end|ending|take|taking|took) (?:your|their|his|her) (?:own )?li(?:fe|ves)|(?:kill|harm|hurt)(?:ing)? (?:your|them|him|her)sel(?:f|ves)|better off (?:dead|without you)|(?:don't|not) want(?:ing|ed)? to (?:live|be alive|wake up|be here)|life (?:is |was )?(?:not |isn't |wasn't )?worth living)\b/;
/** What points to what was said before it. */
const LIKEWISE =
  /\b(?:like (?:this|that|it)|the same|you too|it too|this too|that too|so for you|also you|you also|for you|ever|is (?:this|that) (?:you|true))\b/;

const INJURED = /\b(?:hurt|injured?|hit) (?:your|him|her)self (?:anywhere|elsewhere|badly|in the fall)\b/;

/** 'Did he hurt himself anywhere else, his jaw?' */
export const isOfInjury = (bareText: string): boolean => INJURED.test(bareText);

/** 'Do you ever think of dying?', and after 'some thought of dying': 'was it like this for you?' */
export const asksOfDeath = (bareText: string, before: string): boolean =>
  (OF_DEATH.test(bareText) && !isOfInjury(bareText)) || (OF_DEATH.test(before) && LIKEWISE.test(bareText));
