import type { InOthers, OtherLanguage } from './other-languages.ts';

/** Where a check asks for a second thing: 'what you leave out, and when you ring'. */
const JOINS: InOthers = {
  es: /,? (?:y|e|o) (?=(?:a|en|por|de|con)? ?(?:cu[aá]ndo|qu[eé]|c[oó]mo|cu[aá]nt[oa]s?|d[oó]nde|qui[eé]n|cu[aá]l)(?= ))/iu,
  fr: /,? (?:et|ou) (?=(?:à|dans|de|pour|avec)? ?(?:quand|quoi|comment|combien|où|qui|quels?|quelles?|ce que|ce qu'|qu'est-ce)(?![\p{L}]))/iu,
  de: /,? (?:und|oder) (?=(?:in|bei|ab|bis|mit)? ?(?:wann|was|wie|wo|wer|welche\w*|womit|worauf|wofür)(?= ))/iu,
  pt: /,? (?:e|ou) (?=(?:a|em|de|por|com)? ?(?:quando|o que|como|quant[oa]s?|onde|quem|qual|quais)(?= ))/iu,
};

/** The questions of a check one by one, in another language than English: each wants an answer. */
export const questionsOfCheck = (language: OtherLanguage, asked: readonly string[]): string[] => [
  ...new Set(asked.flatMap((each) => each.split(JOINS[language]))),
];
