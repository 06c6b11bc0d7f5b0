/** How a question checks what was told: what tells it from one of the history. English alone. */

const SOMEBODY = '(?:you|we|he|she|they)';

/** Each is a sign of its own, for or against; what they are worth was learned (`npm run fit:checks`). Patterns read what `bare` leaves of a text. */
const SIGNS: readonly RegExp[] = [
  /\b(?:what|how|when|who|whom|which|where|why)\b/,
  /\b(?:what|how|when|who|whom|which|where)(?:'s|'re|'ll|'d)?\b.*\b(?:will|'ll|would|'d|going to|gonna|should|must|need to|have to|supposed to|'re to|are to|is to)\b/,
  /\b(?:will|'ll|would|'d|going to|gonna|should|must|to do|need to|have to|supposed to)\b/,
  new RegExp(
    `\\b(?:will|would|should|must) ${SOMEBODY}\\b|\\b${SOMEBODY}(?:'ll|'d|'re going to| will| would| should| must| need to| have to| are going to)\\b`,
  ),
  /\b(?:if|suppose|imagine|let's say|picture)\b.*\b(?:what|who|how)\b|\b(?:what|who|how)\b.*\bif\b/,
  /\b(?:ring|call|phone|turn to|get help|come back|come in|bring \w+ back|straight (?:back|in)|hospital|999|112|a e|a&e|emergency|alarm|same day|reach for|signs?|warning|symptoms?|look out|watch|worried enough|drop everything)\b/,
  /\b(?:own words|your words|say (?:it |that )?back|tell (?:it |that |me |us )*back|repeat|sum (?:it |that )?up|summari[sz]e|recap|understood|understand|remember|agreed?|decided|settled|arranged|explained?|i said|i've said|we said|we've said|plan|homework|take (?:home|away)|got from|in mind)\b/,
  /\b(?:tell|say to|explain (?:it |this |that )?to|put it to|answer|report) (?:your|him|her|them|the|mum|dad|[a-z]+)\b/,
  /\b(?:talk|walk|run|take|go) (?:me |us )?(?:through|over)\b/,
  /\b(?:tonight|tomorrow|this evening|from now|from today|at home|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|when you get home|first thing|from here|next)\b/,
  /\b(?:did|was|were|have you|has he|has she|had|been|ever|usually|normally|so far|before|used to|happened|since)\b/,
  /^(?:(?:and|so|but) )*(?:do|does|is|are|have|has|any|can|could|did|was|were)\b/,
  /\b(?:feel|think|want|like|prefer|worr\w+|afraid|fear|hope|matter|happy|mind|okay|ok|all right|suit)\b/,
  /\b(?:clear|check|sure|missed|properly|explain\w*|just so|make sure|lot at once)\b/,
];

/** Which signs a question has: a 1 or a 0 each. */
export const signsOfCheck = (bareText: string): number[] => SIGNS.map((sign) => Number(sign.test(bareText)));

/** How many signs there are. */
export const CHECK_SIGNS = SIGNS.length;

const ASKS_FOR_HELP =
  /\b(?:ring|call|phone|come back|come in|get help|worr\w+|signs?|symptoms?|look(?:ing)? (?:out )?for|watch(?:ing)? (?:out )?for|emergency|a ?(?:and|&) ?e|if|turn to|reach|alarm|drop everything|goes? wrong|worse)\b/;

/** Whether a check may ask when to get help, or what to do in some case. */
export const mayAskForHelp = (bareText: string): boolean => ASKS_FOR_HELP.test(bareText);

const ASKS_WHAT_IS =
  /\b(?:why|understood|understand|in your own words|explain|wrong|matter|happening|tell (?:your|him|her|them|the)|say to|put it to|remember|take (?:home|away)|agreed?|said)\b/;

/** Whether a check may ask what was explained, and not only what is to be done. */
export const mayAskWhatIs = (bareText: string): boolean => ASKS_WHAT_IS.test(bareText);
