import { isOwnDeed } from './kind-of-back-words.ts';
import type { InOthers, OtherLanguage } from './other-languages.ts';

/** What somebody says that she will do, read from the English of a line. */

const WILL_DO =
  /\b(?:I'll (?!manage)|I'd (?!like|love|rather|prefer|need|have to|be glad)|I will|I would (?!like)|we'll|I'm going to|I can (?!bear|live)|I could)/;
/** 'I do the exercises, stay off the roof and don't drive': several deeds in one breath are no habit. */
const SEVERAL =
  /^(?:\w+ ){0,2}I (?!had|have\b|was|am\b|often|always|usually|still)\w+ .*(?:,.*\band|\band (?!then\b)\w+) /;
const OF_LATE = /\b(?:haven't|'ve|had|was|were|did|didn't|often|usually|already)\b/;

/** Whether a line says something that will be done. */
export const tellsPlan = (english: string): boolean =>
  (WILL_DO.test(english) || (SEVERAL.test(english) && isOwnDeed(english))) && !OF_LATE.test(english);

/** 'With bad belly pain I come at once.' */
const COMES =
  /\b(?:if|with|when)\b.*\bI(?:'ll|'d)? (?:come|ring|call|go)\b|\b(?:drives?|brings?|takes?) me\b/i;

/** Whether a line says that somebody comes or is brought. */
export const tellsOfComing = (english: string): boolean => COMES.test(english);

/** 'If it isn't better in a week, I'll come back.' */
const NOT_BETTER = /\bif\b.*\b(?:isn't|doesn't get|not) better\b/i;

/** Whether a line speaks of what gets no better. */
export const isOfNoChange = (english: string): boolean => NOT_BETTER.test(english);

/** How a language says that in a warning, and what supposes a case. Patterns read what `bare` leaves of a text. */
const BETTER: InOthers = {
  es: /\bmejor\w*\b/,
  fr: /\b(?:mieux|amelior\w*)\b/,
  de: /\bbesser\w*\b/,
  pt: /\bmelhor\w*\b/,
};
const IN_A_CASE: InOthers = {
  es: /\bsi\b/,
  fr: /\b(?:si|s'il|s'ils|en cas)\b/,
  de: /\b(?:wenn|falls|bei welchen)\b/,
  pt: /\bse (?!sent|lembr|cham|preocup)\w+(?:ar|er|ir|sse|or|iver)\b|\bse (?:o|a|os|as|ele|ela|der|vier)\b|\bem que (?:situacao|caso)\b/,
};

export const warnsOfNoChange = (language: OtherLanguage, bareText: string): boolean =>
  BETTER[language].test(bareText);

/** 'What will you do if she gets a fever?' */
export const supposesCase = (language: OtherLanguage, bareText: string): boolean =>
  IN_A_CASE[language].test(bareText);
