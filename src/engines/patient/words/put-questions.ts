import type { LearningLanguage } from '#domain/languages.ts';
import type { InOthers } from './other-languages.ts';

/** Short questions about what was just said, in other languages than English. Patterns read what `bare` leaves of a text. */

const WHAT_OF_IT: InOthers = {
  es: /^(?:(?:y|entonces|usted|a usted|bueno) )*(?:que (?:le|te) parece(?: (?:a usted|bien|eso|esto|asi|la idea|el plan))*|como (?:lo|la) ve|que (?:opina|piensa|dice|me dice)(?: usted)?(?: (?:de|a) (?:eso|esto|ello))?)$/,
  fr: /^(?:(?:et|alors|vous) )*(?:qu'en (?:pensez|dites) vous|qu'est ce que vous en (?:pensez|dites)|vous en (?:pensez|dites) quoi|comment (?:vous )?voyez vous (?:ca|cela)|ca vous (?:parait|semble) comment)$/,
  de: /^(?:(?:und|also|nun) )*(?:was (?:denken|meinen|halten|sagen) sie(?: (?:davon|dazu|daruber|selbst|denn))*|wie (?:finden|sehen) sie das|wie klingt das(?: fur sie)?)$/,
  pt: /^(?:(?:e|entao|bom) )*(?:o que (?:(?:voce|a senhora|o senhor|vc) )?(?:acha|pensa|diz|me diz)(?: (?:disso|dessa ideia|desse plano|a respeito))?|que (?:tal|acha)(?: (?:isso|disso))?|como (?:lhe|te) parece)$/,
};

/** 'What do you think?' right after something was proposed. */
export const asksWhatOfIt = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && WHAT_OF_IT[language].test(bareText);

const KNOWS_IT: InOthers = {
  es: /^(?:(?:y|a usted) )*(?:(?:a usted )?(?:le|te) (?:pasa|ocurre|ha pasado|suena)(?: (?:eso|lo mismo|algo asi))?(?: a (?:usted|ti))?(?: (?:tambien|alguna vez|eso))*|(?:usted )?(?:lo conoce|conoce eso)(?: tambien)?|se reconoce en eso)$/,
  fr: /^(?:(?:et|vous) )*(?:(?:ca|cela) vous (?:arrive|est arrive|concerne)(?: (?:aussi|a vous aussi|parfois))*|vous connaissez (?:ca|cela)(?: aussi)?|vous vous (?:y )?reconnaissez(?: la dedans)?|c'est (?:aussi )?votre cas(?: aussi)?)$/,
  de: /^(?:(?:und) )*(?:(?:kennen|kennst) (?:sie|du) (?:das|so etwas|so was)(?: auch| von sich| bei sich)*|(?:geht|ging) es ihnen (?:auch|manchmal|ahnlich)(?: so| auch)*|ist (?:das )?bei ihnen (?:das )?auch so|passiert ihnen das (?:auch|manchmal))$/,
  pt: /^(?:(?:e) )*(?:(?:isso |ja )*(?:acontece|aconteceu|acontecia)(?: isso)? com (?:voce|a senhora|o senhor)(?: tambem)?|(?:voce|a senhora|o senhor) tambem (?:sente|passa por|conhece) isso|(?:voce )?se reconhece nisso|conhece isso)$/,
};

/** 'Does that happen to you too?' asks for what was said before it. */
export const asksIfHersToo = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && KNOWS_IT[language].test(bareText);

const OF_THEM: InOthers = {
  es: /\b(?:algun[oa]|cual|cuales|ningun[oa]|uno|una) (?:de (?:ell[oa]s|es[oa]s|est[oa]s))\b/,
  fr: /\b(?:(?:l'un|l'une|un|une|lequel|laquelle|certains) d'(?:entre )?(?:eux|elles)|dedans)\b/,
  de: /\b(?:(?:eine[rs]?|welche[rs]?|manche) (?:davon|von (?:ihnen|denen|diesen)))\b/,
  pt: /\b(?:algum|alguma|qual|quais|um|uma) (?:del[ea]s|dess[ea]s|dest[ea]s)\b/,
};

/** 'Is one of them for ...?' asks for more of what the question before it named. */
export const asksOfThem = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && OF_THEM[language].test(bareText);

const WHEN_AGAIN: InOthers = {
  es: /\bcuando (?:volveria|vendria|llamaria|iria|consultaria)\w*|\b(?:por que|con que|ante que|en que) (?:\w+ ){0,3}(?:volveria|vendria|iria|llamaria)\w*/,
  fr: /\b(?:quand|dans quels? cas|pour quels? \w+|a quel moment)\b.*\b(?:reviendriez|reviendrez|appelleriez|appellerez|consulteriez|iriez)\b/,
  de: /\b(?:wann|wobei|in welchem fall|bei welchen \w+|weswegen)\b.*\b(?:wurden|mussten|sollten|kommen|melden|rufen) sie\b.*\b(?:wieder\w*|zuruck\w*|kommen|anrufen|melden|sofort|an)\b/,
  pt: /\b(?:quando|em que casos?|com que sinais|por que motivo)\b.*\b(?:voltaria|viria|ligaria|procuraria|correria)\b/,
};

/** 'When would you come back, then?' */
export const asksWhenToComeBack = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && WHEN_AGAIN[language].test(bareText);

const CAN_COME: InOthers = {
  es: /^(?:(?:y|entonces) )*(?:podra|podria|puede|podran|le viene bien|le va bien)(?: usted)?(?: (?:venir|volver|traerl[oa]|acercarse|pasarse))\w*/,
  fr: /^(?:(?:et|alors) )*(?:(?:est ce que )?(?:vous )?(?:pourrez|pourriez|pouvez)(?: vous)? (?:revenir|venir|repasser|l'amener|le ramener|la ramener))/,
  de: /^(?:(?:und|also) )*(?:konnen|konnten|schaffen) sie (?:da |dann |es )*(?:.*)\b(?:kommen|wiederkommen|vorbeikommen|vorbeibringen)\b/,
  pt: /^(?:(?:e|entao) )*(?:(?:voce|a senhora|o senhor) )?(?:consegue|conseguiria|pode|podera|poderia|da para) (?:vir|voltar|traze-?l[oa]|trazer)/,
};

/** 'Could you come back, with your work?' is of the visit that was proposed. */
export const asksIfSheCanCome = (language: LearningLanguage, bareText: string): boolean =>
  language !== 'en' && CAN_COME[language].test(bareText);
