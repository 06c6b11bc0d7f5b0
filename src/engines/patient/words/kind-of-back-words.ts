import type { LearningLanguage } from '#domain/languages.ts';

/** What of an explanation is asked back: what to do, or when to get help; null where it is all of it. */
export type KindOfBack = 'deeds' | 'help' | null;

/** Patterns read what `bare` leaves of a text. */
const ASKS_FOR_HELP: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:ring|call|phone|come back|come in|bring \w+ back|gets? worse|warning|signs?|emergency|a&e|look out|watch (?:out )?for)\b/,
  es: /\b(?:llam\w+|volveria\w?|volver|vuelv\w+|empeor\w+|peor|senales|alarma|urgencias|avis\w+|vendria\w?|vendra\w?|acudir\w*|que haria\w?(?! en casa))\b/,
  fr: /\b(?:appel\w+|rappel\w+|reven\w+|reviend\w+|pire|aggrav\w+|signes?|urgences?|alert\w+|viendriez|consulter\w*|feriez|ferais)\b/,
  de: /\b(?:anruf\w*|rufen|melde\w*|wiederkommen|schlimmer|schlechter|warnzeichen|zeichen|notaufnahme|notfall|zuruckkommen|was wurden sie(?: \w+){0,3} (?:tun|machen))\b/,
  pt: /\b(?:liga\w*|telefon\w+|volta\w*|pior\w*|sinais|alerta|emergencia|viria|pronto socorro|procur\w+|faria)\b/,
};

const ASKS_FOR_DEEDS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:you(?:'ll| will| are going to|'re going to) (?:do|take|change|start)|(?:will|would) you (?:do|take|change|start)|going to (?:do|take|change)|your plan|the plan|(?:have we|we've|we|we have) (?:both |just )?(?:agreed|decided|arranged|planned)|(?:agreed|start) (?:to start )?with)\b/,
  es: /\b(?:(?:va|vas) a (?:hacer|tomar|comer|cambiar|empezar)|(?:hara|haras)|a partir de (?:hoy|ahora)|hemos (?:acordado|quedado|decidido)|quedamos)\b/,
  fr: /\b(?:(?:allez|vas) (?:faire|prendre|changer|commencer)|fer(?:ez|as)|a partir (?:d'aujourd'hui|de maintenant)|convenu|decide ensemble)\b/,
  de: /\b(?:was (?:sie|du)|was (?:machen|tun|machst|tust)|wie (?:machen|nehmen|wenden) (?:sie|du))\b.*?\b(?:machen|tun|machst|tust|nehmen|andern|anfangen|anwenden|sie|du)\b|\b(?:vereinbart|ausgemacht|abgemacht)\b/,
  pt: /\b(?:(?:vai|ira) (?:fazer|tomar|comer|mudar|comecar)|(?:fara|tomara)|a partir de (?:hoje|agora)|combinamos|combinou|combinado)\b/,
};

/** What somebody does or will do, in English. */
const IS_DONE =
  /^(?:[A-Z][\w' ]{0,25} )?I (?!am\b|was\b|had\b|feel\b|have (?!to\b|the\b|my\b))|\bI'll\b|, I \w+/;
/** How things are. */
const IS_SO =
  /\b(?:is|are|isn't|aren't|was|were|isn't|have (?!to\b|the\b|my\b)|has|comes? from|means?|may be|can be (?!\w+ed\b)|can't be|no reason|needn't)\b|\b(?:might|may|nobody|entitled|I'm not to)\b|\b(?:it|he|she|that|there|what)'s\b/i;
/** When somebody gets help. */
const IS_HELP =
  /\bIf\b|\b(?:straight away|at once|right away|call|ring|come back|come sooner|get help|hospital|ambulance|emergency|999|112)\b/;

export function kindAskedBack(language: LearningLanguage, text: string): KindOfBack {
  if (ASKS_FOR_HELP[language].test(text)) return 'help';
  return ASKS_FOR_DEEDS[language].test(text) ? 'deeds' : null;
}

/** When somebody gets help, and not what is done at once. */
const IS_SURELY_HELP =
  /\b(?:call|ring|get (?:quick )?help|get in touch|come back(?! (?:for|to|so))|I'm back|hospital|ambulance|emergency|999|112|ask for help)\b/;
const IN_A_CASE = /\bif\b|\bany\b.*\bsign/i;

/** Whether what is said back, in English, surely says when to get help: 'I get something for the pain at once' does not. */
export const isOfHelp = (back: string): boolean => IS_SURELY_HELP.test(back) && IN_A_CASE.test(back);

/** Whether what is said back, in English, says what the one who says it does. */
export const isOwnDeed = (back: string): boolean => IS_DONE.test(back);

/** Whether what is said back, in English, is of a kind: 'Biscuit gets her drops every day' is done too. */
export function isOfKind(kind: KindOfBack, back: string): boolean {
  if (kind === null) return true;
  return kind === 'help' ? IS_HELP.test(back) : IS_DONE.test(back) || !IS_SO.test(back);
}
