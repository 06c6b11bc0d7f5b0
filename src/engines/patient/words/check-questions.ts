import type { LearningLanguage } from '#domain/languages.ts';
import { ASKING_BACK } from './asking-back-words.ts';
import { kindAskedBack } from './kind-of-back-words.ts';
import type { InOthers, OtherLanguage } from './other-languages.ts';

/** How a question checks what was told: what tells it from one of the history. */

const SOMEBODY = '(?:you|we|he|she|they)';

/** Each is a sign of its own, for or against; what they are worth was learned (`npm run fit:checks`). Patterns read what `bare` leaves of a text. English. */
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

const SUPPOSES: InOthers = {
  es: /\b(?:si|cuando|imagin\w+|supong\w+|pong\w+ que)\b/,
  fr: /\b(?:si|s'il|s'ils|quand|imagin\w+|suppos\w+)\b/,
  de: /\b(?:wenn|falls|sobald|stellen sie sich vor|angenommen)\b/,
  pt: /\b(?:se|quando|imagin\w+|vamos supor|suponha\w*)\b/,
};

const ASKS_WHAT: InOthers = {
  es: /\b(?:que|como|cuando|quien|a quien|donde|cuant[oa]s?|cual|cuales)\b/,
  fr: /\b(?:que|quoi|comment|quand|qui|ou|combien|quel\w*|qu'\w+|ce que|ce qu'\w+)\b/,
  de: /\b(?:was|wie|wann|wer|wen|wem|wo|welche\w*|womit|worauf|woran|warum)\b/,
  pt: /\b(?:o que|que|como|quando|quem|onde|quant[oa]s?|qual|quais)\b/,
};

const TO_COME: InOthers = {
  es: /\b(?:va|vas|van|hara\w*|haria\w*|\w+(?:ara|era|ira|aria|eria|iria)s?|manana|esta (?:noche|tarde)|en casa|a partir de|ahora)\b/,
  fr: /\b(?:allez|vas|va|\w+(?:rez|riez|ras|rais|rait)|demain|ce soir|a la maison|chez vous|maintenant)\b/,
  de: /\b(?:werden|wird|wurden|wurde|machen|tun|morgen|heute|zu hause|ab jetzt|als nachstes)\b/,
  pt: /\b(?:vai|vao|vamos|faria|fara|\w+(?:ara|era|ira|aria|eria|iria)|amanha|hoje|em casa|agora)\b/,
};

const OF_THE_PAST: InOthers = {
  es: /\b(?:ha|han|hubo|fue|era|tenia|tuvo|empezo|alguna vez|antes|normalmente|suele|desde)\b/,
  fr: /\b(?:avez vous|a t|etait|avait|deja|avant|d'habitude|depuis|vous est|ete)\b/,
  de: /\b(?:haben|hatten|hatte|war|waren|schon (?:mal|einmal)|fruher|normalerweise|seit|bisher|gewesen)\b/,
  pt: /\b(?:ja|foi|era|tinha|teve|comecou|alguma vez|antes|costuma|desde)\b/,
};

/** The same in the other languages, of fewer words. */
const inOthers = (language: OtherLanguage, text: string): boolean[] => {
  const { surely, may, never } = ASKING_BACK[language];
  const kind = kindAskedBack(language, text);
  return [
    surely.test(text),
    may.test(text),
    never.test(text),
    kind === 'help',
    kind === 'deeds',
    ASKS_WHAT[language].test(text),
    SUPPOSES[language].test(text),
    TO_COME[language].test(text),
    OF_THE_PAST[language].test(text),
  ];
};

/** Which signs a question has: a 1 or a 0 each. */
export const signsOfCheck = (language: LearningLanguage, bareText: string): number[] =>
  (language === 'en' ? SIGNS.map((sign) => sign.test(bareText)) : inOthers(language, bareText)).map(Number);

const ASKS_FOR_MIND: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\bhow (?:does|do|did|would|is) (?:that|this|it|all (?:that|this)|you)\b.*\b(?:sound|feel|sit|seem)\b|\bwhat (?:do|did|would) you (?:think|make|say)\b|\bwhat(?:'s| is| are)? (?:else )?(?:on|going through) your (?:mind|head)\b|\byour (?:thoughts|feelings|worries)\b|\b(?:any|what|your|more|other) questions?\b|\b(?:is there|are there) any(?:thing)?\b|\bwould you (?:like|prefer|rather|mind|want)\b(?! to (?:tell|say|repeat|run|go))|\bmay i\b|\bshall (?:i|we)\b|\bhow (?:are|have) you (?:feeling|been|doing|coping)\b|\bdoes (?:that|this|it)\b|\bhow (?:do|are) you feel(?:ing)?\b|\bworr(?:y|ies) you\b|\bafraid\b/,
  es: /\b(?:preguntas?|dudas?|(?:le|te) parece|que (?:opina|piensa)s?|como lo (?:ve|ves)|de acuerdo|se ve capaz)\b/,
  fr: /\b(?:questions?|d'accord|en pensez|ca vous (?:va|convient|ferait|dirait)|comment vous sentez)\b/,
  de: /\b(?:fragen?|einverstanden|was (?:denken|meinen|halten) sie|ist das (?:in ordnung|okay|recht)|wie (?:fuhlen|klingt))\b/,
  pt: /\b(?:perguntas?|duvidas?|o que (?:a senhora|o senhor|voce) acha|tudo bem|concorda|pode ser|esta bem)\b/,
};

/** 'How does that sound?', 'what else is on your mind?': it asks for what she makes of it. */
export const asksForMind = (language: LearningLanguage, bareText: string): boolean =>
  ASKS_FOR_MIND[language].test(bareText);

const ASKS_FOR_HELP =
  /\b(?:ring|call|phone|come back|come in|get help|worr\w+|signs?|symptoms?|look(?:ing)? (?:out )?for|watch(?:ing)? (?:out )?for|emergency|a ?(?:and|&) ?e|if|turn to|reach|alarm|drop everything|goes? wrong|worse)\b/;

/** Whether a check may ask when to get help, or what to do in some case. */
export const mayAskForHelp = (language: LearningLanguage, bareText: string): boolean =>
  language === 'en'
    ? ASKS_FOR_HELP.test(bareText)
    : kindAskedBack(language, bareText) === 'help' || SUPPOSES[language].test(bareText);

/** Where somebody was just told when to get help: 'what do you do then?', 'what will you watch for?' */
const ASKS_WHAT_THEN: InOthers = {
  es: /\b(?:que (?:hace|haces|haria|harias)|como (?:actua\w*|reacciona\w*)|a quien|en que (?:se (?:va a )?fija\w*|casos?)|a que (?:va a )?(?:esta\w*|presta\w*)|de que (?:va a )?(?:esta\w*|pendiente))\b/,
  fr: /\b(?:(?:vous faites|tu fais|feriez vous|faites vous) quoi|que (?:faites|feriez|fais|ferais)|qu'est ce que (?:vous (?:faites|feriez)|tu (?:fais|ferais))|dans quels? cas|a quoi (?:allez|vas|faites|ferez|etes)|qui est ce que vous)\b/,
  de: /\b(?:wie (?:gehen|gehst|reagieren|handeln)|was (?:machen|tun|machst|tust|wurden|wurdest)|an wen|in welche[mn] fall\w*|bei welchen|worauf|woran)\b/,
  pt: /\b(?:o que (?:voce |a senhora |o senhor )?(?:faz|faria)|como (?:voce |a senhora |o senhor )?(?:age|agiria|reage)|(?:a|para) quem|em que casos?|no que|em que sinais|a que (?:vai|sinais))\b/,
};

/** Whether a question, put after a warning, asks when to get help; `isLast` where nothing was told after it. */
export const asksOfWarning = (language: OtherLanguage, bareText: string, isLast: boolean): boolean =>
  ASKS_WHAT[language].test(bareText) &&
  (kindAskedBack(language, bareText) === 'help' || (isLast && ASKS_WHAT_THEN[language].test(bareText)));

const ASKS_WHAT_IS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:why|understood|understand|in your own words|explain|wrong|matter|happening|tell (?:your|him|her|them|the)|say to|put it to|remember|take (?:home|away)|agreed?|said)\b/,
  es: /\b(?:por que|entend\w+|palabras|expli\w+|pasa|conta\w+|dira\w?|decir\w*|recuerd\w+|acord\w+|qued\w+|lleva)\b/,
  fr: /\b(?:pourquoi|compri\w*|retenu|retenez|mots|expliq\w+|raconte\w+|dire\w*|direz|rappel\w+|convenu|s'est dit)\b/,
  de: /\b(?:warum|verstanden|worten|erklar\w+|erzahl\w+|sagen|besprochen|ausgemacht|vereinbart|mitgenommen|gemerkt)\b/,
  pt: /\b(?:por que|entend\w+|palavras|explic\w+|conta\w*|dizer|dira|falar|lembr\w+|combin\w+|leva\w*)\b/,
};

/** Whether a check may ask what was explained, and not only what is to be done. */
export const mayAskWhatIs = (language: LearningLanguage, bareText: string): boolean =>
  ASKS_WHAT_IS[language].test(bareText);
