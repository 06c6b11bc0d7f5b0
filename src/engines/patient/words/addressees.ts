import type { LearningLanguage } from '#domain/languages.ts';
import type { InOthers } from './other-languages.ts';

/** To whom somebody will tell something, as questions name her. */
const ADDRESSEES: InOthers = {
  es: /(?<!\p{L})a (?:su|tu) \p{L}+/giu,
  fr: /(?<!\p{L})à (?:votre|vos|ta|ton) \p{L}+/giu,
  de: /(?<!\p{L})(?:Ihrer|Ihrem|deiner|deinem) \p{L}+/gu,
  pt: /(?<!\p{L})(?:para|pra|à|ao|a) (?:(?:o|a) )?(?:sua|seu|tua|teu) \p{L}+/giu,
};
const TELLS: InOthers = {
  es: /(?<!\p{L})(?:cont|explic|dec|dir)\p{L}+/iu,
  fr: /(?<!\p{L})(?:dire|direz|diras|expliqu|racont)\p{L}*/iu,
  de: /(?<!\p{L})(?:sag|erkl|erz)\p{L}+/iu,
  pt: /(?<!\p{L})(?:cont|explic|diz|dir|fal)\p{L}+/iu,
};

/** 'What will you tell your wife?' asks for nothing that is hers: the question without her, in other languages than English. */
export const withoutAddressee = (language: LearningLanguage, asked: string): string =>
  language !== 'en' && TELLS[language].test(asked) ? asked.replace(ADDRESSEES[language], ' ') : asked;
