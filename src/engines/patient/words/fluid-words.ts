import type { LearningLanguage } from '#domain/languages.ts';

/** 'Eat and drink' is one subject, and nothing of alcohol. */
export const EATS_AND_DRINKS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:eat(?:ing)?|food|swallow(?:ing)? food) (?:and|or) (?:to )?drink(?:ing|s)?\b|\bdrink(?:ing)? (?:and|or) (?:to )?eat(?:ing)?\b/i,
  es: /\b(?:comer?|come|comida|comido) (?:y|ni|o) (?:de )?(?:beb(?:er|e|ida|ido)|líquidos?)\b|\bbeb(?:er|e|ido) (?:y|ni|o) (?:comer?|comido)\b/i,
  fr: /\b(?:manger?|mangé|mangez) (?:et|ni|ou) (?:de )?(?:boire|bu|buvez)\b|\b(?:boire|bu|buvez) (?:et|ni|ou) (?:de )?(?:manger?|mangé|mangez)\b/i,
  de: /\b(?:essen|gegessen|isst) (?:und|oder|noch) (?:zu )?(?:trinken|getrunken|trinkt)\b|\b(?:trinken|getrunken|trinkt) (?:und|oder|noch) (?:zu )?(?:essen|gegessen|isst)\b/i,
  pt: /\b(?:comer|come|comido|comida) (?:e|nem|ou) (?:de )?(?:beb(?:er|e|ida|ido))\b|\bbeb(?:er|e|ido) (?:e|nem|ou) (?:de )?(?:comer|come|comido)\b/i,
};

/** Asks whether somebody drinks enough, in letters without accents: of no alcohol. */
const OF_FLUIDS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:drink(?:ing)?|drunk|had) (?:\w+ ){0,2}(?:enough|plenty|water|fluids?|properly)\b|\b(?:enough|plenty) (?:\w+ )?to drink\b|\b(?:water|fluids?|liquids?) (?:do you|have you|are you|did you)\b/,
  es: /\b(?:agua|liquidos?)\b|\bbeb\w+ (?:lo )?(?:bastante|suficiente)\b/,
  fr: /\b(?:de l eau|d eau|liquides?)\b|\b(?:boi\w+|buvez|bu) (?:assez|suffisamment)\b/,
  de: /\b(?:wasser|flussigkeit\w*)\b|\b(?:genug|ausreichend) (?:zu )?(?:trinken|getrunken)\b|\btrinken sie (?:genug|ausreichend)\b/,
  pt: /\b(?:agua|liquidos?)\b|\bbeb\w+ (?:o )?(?:bastante|suficiente)\b/,
};

const OF_ALCOHOL =
  /\b(?:alcool|alcohol\w*|alkohol\w*|wine|beer|vino|cerveza|vin|biere|wein|bier|vinho|cerveja)\b/;

/** Whether a text, in small letters without accents, speaks of drinking as everybody does. */
export const isOfFluids = (language: LearningLanguage, text: string): boolean =>
  !OF_ALCOHOL.test(text) && (OF_FLUIDS[language].test(text) || EATS_AND_DRINKS[language].test(text));
