import type { LearningLanguage } from '#domain/languages.ts';

/** How somebody begins to say again what the patient told. Patterns read what `bare` leaves of a text. */
export const SUMS_UP: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /^(?:so|okay so|right so|ok so|then)\b|\b(?:to sum|sum (?:it |that |this )?up|summar\w+|recap|let me (?:check|see|repeat|make sure)|just to (?:check|be sure|make sure)|if i(?:'ve| have)? (?:understood|understand|got)|you(?:'ve| have)? (?:said|told|mentioned|explained)|in short)\b/,
  es: /^(?:entonces|asi que|o sea|por lo tanto|vale entonces)\b|\b(?:resum\w+|recapitul\w+|si (?:le|te|lo) he entendido|me (?:ha|has) (?:dicho|contado|explicado)|para ver si|en resumen|a ver si)\b/,
  fr: /^(?:donc|alors|ainsi|bon donc)\b|\b(?:resum\w+|recapitul\w+|si j'ai bien|si je (?:vous |te )?comprends|vous m'avez (?:dit|raconte|explique)|tu m'as (?:dit|raconte)|en resume|je reprends)\b/,
  de: /^(?:also|gut also|dann|das heisst)\b|\b(?:zusammenfass\w*|zusammengefasst|fasse|wenn ich (?:sie |dich |das )?(?:richtig|recht)|sie (?:haben|sagten|sagen)\b.*\b(?:gesagt|erzahlt|berichtet|erwahnt)|kurz gesagt|verstehe ich)\b/,
  pt: /^(?:entao|ou seja|quer dizer|certo entao)\b|\b(?:resum\w+|recapitul\w+|se (?:eu )?entendi|(?:a senhora|o senhor|voce) (?:me )?(?:disse|contou|falou|explicou)|deixa eu ver)\b/,
};
