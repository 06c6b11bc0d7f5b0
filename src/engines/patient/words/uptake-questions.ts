import type { LearningLanguage } from '#domain/languages.ts';
import type { UptakePart } from '#domain/practice/complex/brief.ts';
import { allQuestionsOfPlan, asksWhatNotTo, partAskedFor } from './asked-of-plan.ts';
import { ASKING_BACK } from './asking-back-words.ts';
import { mayAskForHelp, mayAskWhatIs } from './check-questions.ts';
import { bare } from './following-words.ts';
import { asksForDeeds, asksWhatThen } from './instruction-words.ts';
import { questionsOfCheck } from './joined-checks.ts';
import { kindAskedBack } from './kind-of-back-words.ts';
import type { InOthers } from './other-languages.ts';
import { asksForObstacles, asksForSum, requestsBack } from './teach-back-words.ts';

/** What a question asks of what was explained, by its words. Patterns read what `bare` leaves of a text. */

type Patterns = Readonly<Record<LearningLanguage, RegExp>>;

const NOT_ANY_MORE: Patterns = {
  en: /\b(?:won't|not|no longer|stop|leave (?:out|off)|give up)\b/,
  es: /\b(?:no (?:va|vas|debe|debes|puede|puedes|tiene|tomara)|evitar\w*|evita|dejar\w*|deja|sin)\b/,
  fr: /\b(?:pas|evit\w+|arret\w+|ne plus|laiss\w+)\b/,
  de: /\b(?:nicht|kein\w*|lassen|weglassen|vermeiden|verzichten|aufhoren)\b/,
  pt: /\b(?:nao (?:vai|pode|deve)|evit\w+|deix\w+|parar|para de)\b/,
};
const HARD: Patterns = {
  en: /\b(?:hard(?:er|est)?|difficult\w*|tricky|awkward|struggle|problems?|obstacles?|hold(?:s|ing)? (?:you|her|him|them) (?:back|up)|in (?:the|your) way|how easy)\b/,
  es: /\b(?:dific\w+|cuest\w+|costar\w*|imped\w+|impide|problemas?|obstaculos?|estorb\w+|compli(?:c|qu)\w+)\b/,
  fr: /\b(?:diffic\w+|dur|empech\w+|gene\w*|gener\w*|obstacles?|problemes?|compliqu\w+|frein\w*)\b/,
  de: /\b(?:schwer\w*|schwierig\w*|hinder\w*|im weg\w*|in die quere|problem\w*|abhalt\w*|dazwischen\w*)\b/,
  pt: /\b(?:dific\w+|atrapalh\w+|imped\w+|impec\w+|problemas?|compli(?:c|qu)\w+)\b/,
};
const ASKS_FOR_YES: Patterns = {
  en: /^(?:(?:and|so|then|but|now|okay|ok) )*(?:would|could|can|shall|will|may|is|are|do|does|how (?:do|would|does|are)|what (?:do|would) you (?:think|say|make))\b/,
  es: /^(?:(?:y|entonces|bueno|pues) )*(?:(?:a usted )?(?:le|te) (?:parece|importa\w*|va bien|viene bien|gustaria)|podria\w*|puede\w*|estaria|esta de acuerdo|se ve|quiere|querria|cree que|de acuerdo|vale|que (?:le|te) parece|como lo ve)\b/,
  fr: /^(?:(?:et|alors|donc) )*(?:est ce que|seriez|pourriez|pouvez|voulez|accepteriez|etes vous|(?:ca|cela) vous|d'accord|vous (?:seriez|pourriez|pouvez|voulez|accepteriez|etes d'accord)|qu'en (?:pensez|dites))\b/,
  de: /^(?:(?:und|also|dann) )*(?:ware\w*|konnten|konnen|wurden|mochten|wollen|darf|durfen|sind sie einverstanden|ist das|passt|geht das|was (?:halten|meinen)|wie klingt)\b/,
  pt: /^(?:(?:e|entao) )*(?:tudo bem|pode\w*|consegu\w+|aceita\w*|topa\w*|concorda|(?:a senhora|o senhor|voce) (?:topa\w*|aceita\w*|concorda|quer|consegu\w+|pode\w*|se importa)|posso|podemos|o que acha|que tal|quer)\b/,
};
const ASKS_WHO_HEARS: Patterns = {
  en: /\b(?:tell|explain|say)\b.*\b(?:to|your|him|her|them|the|everyone|home)\b/,
  es: /\b(?:cont\w+|cuent\w+|expli\w+|dira\w*|diria\w*|decir\w*)\b.*\b(?:a (?:su|tu|la|sus)|le|les)\b/,
  fr: /\b(?:racont\w+|expliqu\w+|dire\w*|diriez)\b.*\b(?:a (?:votre|ton|vos)|au|lui|leur)\b/,
  de: /\b(?:erzahl\w+|erklar\w+|sag\w+)\b.*\b(?:ihre[mnr]?|deine[mnr]?|ihm|ihnen|zu hause)\b/,
  pt: /\b(?:cont\w+|explic\w+|dizer|diria|fala\w*)\b.*\b(?:para|pra|pro|ao|a sua|ela|ele)\b/,
};
const NEXT: Patterns = {
  en: /\b(?:next|happens?|happening|going to happen|today|plan)\b/,
  es: /\b(?:despues|luego|siguiente|pasara|va a pasar|hoy|plan|cita|cuando (?:nos|le|te) vemos)\b/,
  fr: /\b(?:ensuite|apres|suite|va se passer|aujourd'hui|rendez vous|on se revoit)\b/,
  de: /\b(?:als nachstes|danach|passiert|heute|plan|termin|sehen wir uns)\b/,
  pt: /\b(?:depois|proxim[oa]|acontece\w*|vai acontecer|hoje|plano|consulta|retorno)\b/,
};

/** 'What would make you bring her in?' */
const MAKES_YOU =
  /\bwhat (?:would|might|should|will) (?:make|have|get) you\b|\bbring (?:her|him|it|them) (?:straight )?(?:back|in)\b/;

type Sign = (text: string, language: LearningLanguage) => boolean;

/** Whether a question asks when to get help. */
export const isOfHelp: Sign = (text, language) => {
  if (language !== 'en') return kindAskedBack(language, bare(text)) === 'help';
  const part = partAskedFor(bare(text));
  return part === 'help' || part === 'return' || MAKES_YOU.test(bare(text));
};
/** Whether a question asks what she would do in a case that may come. */
export const isOfACase: Sign = (text, language) =>
  language === 'en' ? asksWhatThen(text) : mayAskForHelp(language, bare(text));
const isOfLeavingOff: Sign = (text, language) =>
  NOT_ANY_MORE[language].test(bare(text)) ||
  (language === 'en' && (partAskedFor(bare(text)) === 'not' || asksWhatNotTo(bare(text))));
/** Whether a question asks what she does. */
export const isOfDeeds: Sign = (text, language) =>
  language === 'en' ? asksForDeeds(text) : kindAskedBack(language, bare(text)) === 'deeds';
/** Whether a question asks what stands in the way. */
export const isOfObstacles: Sign = (text, language) =>
  HARD[language].test(bare(text)) || (language === 'en' && asksForObstacles(bare(text)));
/** Whether a question asks what others do, or how it goes on. */
export const isOfNext: Sign = (text, language) => {
  const part = language === 'en' ? partAskedFor(bare(text)) : null;
  return part === 'meeting' || part === 'time' || NEXT[language].test(bare(text));
};

/** Signs in a question, each with the part of what was explained that it is a sign of; what they are worth was learned (`npm run fit:uptakes`). */
export const PART_SIGNS: readonly (readonly [UptakePart, Sign])[] = [
  ['help', isOfHelp],
  ['help', isOfACase],
  ['avoid', isOfLeavingOff],
  ['do', isOfDeeds],
  ['is', (text, language) => mayAskWhatIs(language, bare(text))],
  ['is', (text, language) => asksForWhole(language, text)],
  ['is', (text, language) => asksWhoHears(language, text)],
  ['hard', isOfObstacles],
  ['agree', (text, language) => ASKS_FOR_YES[language].test(bare(text))],
  ['next', isOfNext],
];

/** Whether a question asks what somebody else will be told. */
export const asksWhoHears = (language: LearningLanguage, text: string): boolean =>
  ASKS_WHO_HEARS[language].test(bare(text));

/** Whether a question asks for all that was told, or for what somebody else will be told of it. */
export const asksForAllTold = (language: LearningLanguage, text: string): boolean =>
  asksForWhole(language, text) || asksWhoHears(language, text);

/** Whether a question asks for all that was told, to whoever asks. */
export const asksForWhole = (language: LearningLanguage, text: string): boolean =>
  language === 'en' ? asksForSum(bare(text)) : ASKING_BACK[language].surely.test(bare(text));

/** Whether a clause may ask for something that was told. */
export const mayAskForTold = (language: LearningLanguage, text: string): boolean =>
  text.includes('?') ||
  (language === 'en' ? requestsBack(bare(text)) : ASKING_BACK[language].surely.test(bare(text)));

/** What a clause asks, question by question, each as a question of its own. */
export const questionsIn = (language: LearningLanguage, text: string): string[] =>
  (language === 'en' ? allQuestionsOfPlan([text]) : questionsOfCheck(language, [text]))
    .filter((each, at, all) => all.length === 1 || !leadsOnly(language, each, at < all.length - 1))
    .map(asQuestion);

/** 'Can you tell me in your own words' before what is to be told, and 'and why?' after it, ask nothing of their own. */
const leadsOnly = (language: LearningLanguage, text: string, isFollowed: boolean): boolean =>
  ASKS_WHY_ALONE.test(text.trim()) ||
  (isFollowed && asksForWhole(language, text) && !asksOpenly(language, text));

/** Whether a question in another language than English asks for more than yes or no. */
export const asksOpenly = (language: LearningLanguage, text: string): boolean =>
  language === 'en' || ASKS_OPENLY[language].test(bare(text));

const ASKS_OPENLY: InOthers = {
  es: /\b(?:que|como|cuando|cual\w*|donde|quien|cuanto\w*)\b/,
  fr: /\b(?:que|qu'\w+|quoi|comment|quand|quels?|quelles?|ou|qui|combien|est ce)\b/,
  de: /\b(?:was|wie|wann|welche\w*|wo\w*|wer|wen|wem)\b/,
  pt: /(?<!por )\bque\b|\b(?:como|quando|qual|quais|onde|quem|quanto\w*)\b/,
};

const ASKS_WHY_ALONE = /^(?:and )?why\?$/i;

/** 'What will you do if you notice that, and', cut from another question, as the question that it is. */
export const asWholeQuestion = (text: string): string =>
  CUT_QUESTION.test(text) ? asQuestion(text.replace(/,? (?:and|or)$/i, '')) : text;

const CUT_QUESTION =
  /^(?:(?:and|so|but|then|now) )*(?:what|which|how|when|who|where|(?:could|can|would|will) you|is that|are you)\b[^?]*\b(?:and|or)$/i;

/** 'What will you take tonight' was cut from what goes on. */
const asQuestion = (text: string): string =>
  text.includes('?') ? text : `${text.replace(/[\s,;:–-]+$/, '')}?`;

const LEADS_IN: Patterns = {
  en: /^[^?]*\b(?:just (?:so|to)|so (?:that )?i(?:'m| know| can)|to (?:be|make|see|check)|been|was|is)\b[^?:,]*\b(?:clear\w*|explain\w*|sure|check|properly|put it|understood)\b[^?:,]*[:,–-]\s*(?=(?:and |so |then )?(?:what|how|when|who|whom|which|where|why|if|can|could|would|tell)\b)/i,
  es: /^[^?:]*\b(?:clar[oa]|explica\w+|entend\w+|asegur\w+|segur[oa]|comprobar)\b[^?:,]*[:,]\s*(?=[¿\p{L}])/iu,
  fr: /^[^?:]*\b(?:clair\w*|expliqu\w+|compris\w*|s[uû]re?|v[eé]rifier)\b[^?:,]*[:,]\s*(?=\p{L})/iu,
  de: /^[^?:]*\b(?:klar|erkl[aä]rt\w*|verstanden|sicher\w*|ausgedr[uü]ckt)\b[^?:,]*[:,]\s*(?=(?:was|wie|wann|wer|welche\w*|wo\w*|k[oö]nnen|k[oö]nnten|sagen|erz[aä]hlen|bei)\b)/iu,
  pt: /^[^?:]*\b(?:clar[oa]|expli\w+|entend\w+|certeza|conferir)\b[^?:,]*[:,]\s*(?=\p{L})/iu,
};

/** 'Just so I know I was clear, what will you do?' without what leads in to the question. */
export const withoutCheckLead = (language: LearningLanguage, text: string): string => {
  const rest = text.replace(LEADS_IN[language], '').trim();
  return rest === '' ? text : rest;
};
