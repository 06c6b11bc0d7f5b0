/** Questions that ask why somebody came. They read what `bare` leaves of a text. */

const OPENLY =
  /^(?:so |and |well |now )*(?:how (?:are|is|have|has|was|were) (?!old|far|long|much|many|often)|what(?:'s| is| has)?(?: been)? (?:brings|brought|(?:the|your) (?:biggest |main |worst )?(?:matter|problem|trouble|difficulty)|happen(?:ed|ing)|wrong|going on|up|troubling|bothering|worrying you)\b|what (?:can i do|happened|has happened|has been|is the (?:matter|problem|trouble)|seems|is (?:troubling|bothering|wrong)|made you (?:come|ring|call))|why (?:are you here|did you come|have you come)|how (?:can|may|could) (?:i|we) help|(?:can|could|would|will) you (?:please )?tell me (?:what|about|how)|tell me (?:what|about|how))/;
const OF_A_NAME = /\b(?:call(?:ed)?|name|addressed?|journey|get here|weather|come alone)\b/;

const HOW_YOU_FEEL =
  /^(?:so |and |well |now )*how (?:(?:are you|have you been) (?:feeling|doing|keeping|getting on)|(?:are|have) things(?: been)?(?: going)?|is it going)(?: (?:with you|for you|lately|recently|today|now|at the moment|in yourself|this (?:morning|afternoon|evening|week)|these (?:last|past) (?:days|weeks)|since \w+.*))*$/;

/** 'How have you been feeling lately?': at the door it asks for the matter and for no mood. */
export const asksHowYouFeel = (bareText: string): boolean => HOW_YOU_FEEL.test(bareText);

const TO_HEAR = /\b(?:want|like|love) to hear (?:it|this|all|everything|what|your|more|about|from)\b/;

/** 'How are you feeling about tomorrow?' asks for just that. */
export const feelsAbout = (bareText: string): boolean => /\bfeel(?:ing)? about\b/.test(bareText);

/** 'How are your hands today?', 'what brought you here?', 'I'd like to hear it from you.' */
export const asksOpenly = (bareText: string): boolean =>
  (OPENLY.test(bareText) || TO_HEAR.test(bareText)) && !OF_A_NAME.test(bareText);

const FOR_MATTER =
  /\b(?:what (?:brings|brought) you|how (?:can|may|could) (?:i|we) help|what (?:can|may) (?:i|we) do for you)\b/;

/** 'What is your name, and what brings you here?' */
export const asksForNameAndMatter = (bareText: string): boolean =>
  FOR_MATTER.test(bareText) && /\bname\b/.test(bareText);

const HOW_ARE_YOU =
  /\b(?:como (?:esta|estas|se encuentra|te encuentras|le va|se siente|vai|tem passado|(?:a senhora|o senhor|voce) (?:esta|vai|tem passado))|que tal (?:esta|estas|se encuentra|va|todo)|comment (?:allez vous|vous allez|vas tu|tu vas|vous sentez vous|vous vous sentez|ca va)|wie geht(?: es|'s)? (?:ihnen|dir)|wie fuhlen sie sich|o que (?:houve|aconteceu)|que (?:le|te) (?:pasa|ocurre|ha pasado))\b/;

/** 'Wie geht es Ihnen?', in all languages but English: at the door it asks for the matter. */
export const asksHowYouAre = (bareText: string): boolean => HOW_ARE_YOU.test(bareText);
