import { bare } from './following-words.ts';
import type { InOthers, OtherLanguage } from './other-languages.ts';

/** 'Sometimes' and 'now' name nothing that a question asks for. */
const TIMES: InOthers = {
  es: /\b(?:veces|ahora)\b/g,
  fr: /\b(?:parfois|souvent|maintenant)\b/g,
  de: /\b(?:manchmal|gerade|zurzeit)\b/g,
  pt: /\b(?:vezes|agora)\b/g,
};

/** What is left of a text, as `bare` reads it, without words of time. */
export const withoutTimes = (language: OtherLanguage, text: string): string =>
  bare(text).replace(TIMES[language], '');
