import type { LearningLanguage } from '#domain/languages.ts';
import type { InOthers } from './other-languages.ts';

/** What is said by the way, in other languages than English. Patterns read what `bare` leaves of a text. */

const PRAISES: InOthers = {
  es: /\b(?:l[oa] (?:ha|has) (?:explicado|resumido|repetido|dicho|entendido|contado)|(?:ha|has) (?:resumido|entendido|explicado) (?:muy |perfectamente |todo )?(?:bien|todo|perfectamente)|(?:muy )?bien (?:explicado|resumido|dicho)|buen resumen)\b/,
  fr: /\b(?:(?:tres |parfaitement )?bien (?:resume|explique|retenu|compris|dit|repete)|vous avez (?:tout |parfaitement )?(?:compris|retenu|resume|bien)|parfaitement (?:resume|compris)|(?:bon|beau|excellent) resume)\b/,
  de: /\b(?:(?:haben sie|hast du) (?:das )?(?:\w+ ){0,3}(?:zusammengefasst|wiedergegeben|wiederholt|erklart|gemerkt|behalten)|(?:gut|schon|richtig|perfekt|prima) (?:zusammengefasst|wiedergegeben|erklart|gemerkt))\b/,
  pt: /\b(?:(?:explicou|resumiu|repetiu|entendeu|guardou|contou) (?:tudo|muito|direitinho|certinho|bem|perfeitamente)|bem (?:explicado|resumido|entendido)|(?:otimo|bom) resumo)\b/,
};

/** 'You summed that up very well.' praises what was said back, and asks for no more of it. */
export const praisesWhatWasSaidBack = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && PRAISES[language].test(bareText);

const COMFORTS: InOthers = {
  es: /\b(?:no (?:se|te) preocupe?s?|tranquil[oa]s?|(?:ha|has) hecho (?:muy )?bien en|hizo (?:muy )?bien en|menos mal que (?:ha|has) venido)\b/,
  fr: /\b(?:ne vous inquietez pas|pas d'inquietude|vous avez (?:tres )?bien fait|vous faites (?:tres )?bien|c'est bien d'etre venu\w*)\b/,
  de: /\b(?:machen sie sich (?:da |jetzt |deswegen |darum )*keine (?:sorgen|gedanken)|(?:gut|schon|richtig) dass sie (?:\w+ ){0,3}(?:gekommen|da) sind|das (?:war|haben sie) (?:gut|richtig)(?: gemacht| von ihnen)?)\b/,
  pt: /\b(?:nao se preocupe|fique tranquil[oa]|(?:fez|faz) (?:muito )?bem em|que bom que (?:voce |a senhora |o senhor )?veio)\b/,
};
const MOST_COMFORTING = 14;

/** 'Don't worry about that now, you did right to come.' calms and explains nothing. */
export const onlyComforts = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' &&
  COMFORTS[language].test(bareText) &&
  bareText.split(' ').length <= MOST_COMFORTING &&
  !BECAUSE[language].test(bareText);

/** What goes on to say why, or how it is. */
const BECAUSE: InOthers = {
  es: /\b(?:es|son|porque|esto|tiene|va a|vamos)\b/,
  fr: /\b(?:c'est (?!bien)|car|parce|ce n'est|il s'agit|va|allons)\b/,
  de: /\b(?:ist|sind (?=\w)|weil|denn|wird|werden)\b/,
  pt: /\b(?:e (?:so|um|uma)|porque|isso e|tem|vai|vamos)\b/,
};

const OF_OTHERS: InOthers = {
  es: /^(?:y |pero |bueno |pues )*(?:a )?(?:much[oa]s|la mayoria de|otr[oa]s|algun[oa]s) (?:las |los )?(?:personas|pacientes|gente|padres|madres|familias|familiares|mujeres|hombres|hijos|hijas|cuidadores)\b|^(?:y |pero )*(?:a )?mucha gente\b/,
  fr: /^(?:et |mais |bon )*(?:beaucoup de|bien des|la plupart des|d'autres|certains|certaines|de nombreux|de nombreuses) (?:gens|personnes|patients|patientes|parents|familles|proches|femmes|hommes|filles|fils|enfants|aidants)\b/,
  de: /^(?:und |aber |ja |nun )*(?:viele|die meisten|manche|andere|einige|vielen) (?:menschen|leute|patienten|patientinnen|angehorige\w*|eltern|familien|frauen|manner|mutter|vater|tochter|sohne|kinder)\b/,
  pt: /^(?:e |mas |bom |olha )*(?:muit[oa]s|a maioria d[oa]s|outr[oa]s|algum[oa]s|algun?s) (?:das |dos )?(?:pessoas|pacientes|pais|maes|familias|familiares|mulheres|homens|filhos|filhas)\b|^(?:e |mas )*muita gente\b/,
};

/** 'Many relatives tell me that they lose their temper.': it is told of other people, for comfort. */
export const tellsOfOthers = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && OF_OTHERS[language].test(bareText);

const NOTES: InOthers = {
  es: /\b(?:tomo nota|(?:me )?l[oa]s? apunto|apunto (?:lo|la|el)|anot\w+|l[oa] tendr(?:e|emos) en cuenta|l[oa] evitar(?:e|emos)|gracias por (?:decir|avisar|contar)\w*|lo de(?:l| la))\b/,
  fr: /\b(?:(?:je |j'en |on |c'est )?(?:prends note|note|noter?|notons)|on (?:l'|les )?evitera|nous (?:l'|les )?eviterons|merci de (?:me )?(?:le |l'avoir )?(?:dire|dit|signale\w*)|j'en tiens compte|bon a savoir)\b/,
  de: /\b(?:notiere?|notiert|schreibe? ich (?:mir )?auf|vermerk\w*|gut zu wissen|gut dass sie (?:das|es)?|vermeiden wir|lassen wir (?:weg|das)|danke fur den hinweis|merke ich mir)\b/,
  pt: /\b(?:(?:vou |ja )?anot\w+|tomo nota|vamos evitar|evitaremos|obrigad[oa] por (?:avisar|dizer|contar)|bom saber|levo em conta)\b/,
};
const SPARES: InOthers = {
  es: /\b(?:sin|nada de|ni|ningun\w*|evit\w+|no (?:l[ea] |vamos a |voy a )?(?:dar|doy|damos|pon\w+|us\w+|toc\w+))\b/,
  fr: /\b(?:sans|pas de|pas d'|aucun\w*|rien (?:de|avec|qui)|evit\w+)\b/,
  de: /\b(?:ohne|nichts|kein\w*|vermeid\w+|weg|verzichten)\b/,
  pt: /\b(?:sem|nada de|nenhum\w*|evit\w+|nao (?:vou|vamos|uso|usamos|passo))\b/,
};

/** 'I've noted the latex', 'then we won't stick anything with plaster': it takes an answer up, and offers nothing. */
export const takesUpAnswer = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && (NOTES[language].test(bareText) || SPARES[language].test(bareText));

const TAGS: InOthers = {
  es: /^(?:ve|lo ve|ve usted|ya ve|ves|lo ves|sabe|a que si)$/,
  fr: /^(?:(?:vous )?voyez(?: vous)?|tu vois|hein|vous savez)$/,
  de: /^(?:(?:na )?sehen sie|siehst du|wissen sie|nicht wahr|ne)$/,
  pt: /^(?:viu(?: so)?|ta vendo|esta vendo|ve|sabe|ne|percebe)$/,
};

/** 'You see?': a question in form alone. */
export const isOnlyTag = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && TAGS[language].test(bareText);
