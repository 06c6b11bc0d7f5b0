import type { LearningLanguage } from '#domain/languages.ts';
import { EATS_AND_DRINKS } from './fluid-words.ts';

/** What joins subjects of one question. */
const JOINS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /,?\s+(?:and|or|nor)\s+(?:also\s+)?|,\s+/,
  es: /,?\s+(?:y|e|o|u|ni)\s+(?:también\s+)?|,\s+/,
  fr: /,?\s+(?:et|ou|ni)\s+(?:aussi\s+)?|,\s+/,
  de: /,?\s+(?:und|oder|sowie)\s+(?:auch\s+)?|,\s+/,
  pt: /,?\s+(?:e|ou|nem)\s+(?:também\s+)?|,\s+/,
};

/** What asks for more than a yes or a no: what follows a comma is an example of it. */
const ASKS_WHAT: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /^(?:and |so |but |then )*(?:\w+ )?(?:(?:what|how) (?!about\b)|(?:where|when|which|who|why)\b)/i,
  es: /^¿?(?:y |o |pero )*(?:\p{L}+ )?(?:qué|cómo|dónde|cuándo|cuál|cuáles|quién|cuánt[oa]s?)(?!\p{L})/iu,
  fr: /^(?:et |ou |mais )*(?:\p{L}+ )?(?:qu'|que|quoi|comment|où|quand|quel(?:le)?s?|qui|pourquoi|combien)(?!\p{L})/iu,
  de: /^(?:und |oder |aber )*(?:\p{L}+ )?(?:was|wie|wo|wann|welche[rsnm]?|wer|warum)(?!\p{L})/iu,
  pt: /^(?:e |ou |mas )*(?:\p{L}+ )?(?:que|qual|quais|como|onde|quando|quem|quant[oa]s?)(?!\p{L})/iu,
};

/** What begins no question of its own, and no subject: 'when you stand up, ...' */
const LEADS_IN: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /^(?:and |so |but )*(?:when|if|after|before|while|as|since|because|once|until|compared)\b/i,
  es: /^¿?(?:y |o |pero )*(?:cuando|si|al|después|antes|mientras|como|que)\b/i,
  fr: /^(?:et |ou |mais )*(?:quand|si|lorsque|après|avant|pendant|comme|qui|que)\b/i,
  de: /^(?:und |oder |aber )*(?:wenn|als|nachdem|bevor|während|dass|ob|weil|wie)\b/i,
  pt: /^(?:e |ou |mas )*(?:quando|se|depois|antes|enquanto|ao|como|que)\b/i,
};

/** Only an example of what stands before it. */
const IS_LIKE = /^(?:like|such as|for example|for instance)\b\s*/i;
/** 'One more thing: if ...' */
const INTRODUCED = /^[^:]*:\s+/;
/** Whom it is put to: 'is there anything that worries you, Mrs Osei?' */
const ADDRESS =
  /,\s+(?:Mrs?|Ms|Miss|Dr|Señora?|Madame|Monsieur|Frau|Herr|Senhora?|Dona|Seu)\.? \p{Lu}[\p{L}'’-]+(?=,|$)/u;
/** Fewer make no list, and more are told of in one breath. */
const FEWEST = 2;
const MOST = 4;

/** 'How about your weight and your energy?' as 'How about your weight?' and 'your energy?'; none where nothing is joined. */
export function joinedSubjects(language: LearningLanguage, text: string): string[] {
  const question = text.trim();
  if (!question.endsWith('?')) return [];
  const stated = question
    .replace(/[?\s\u202f]+$/, '')
    .replace(INTRODUCED, '')
    .replace(ADDRESS, '');
  const pieces = stated
    .replace(EATS_AND_DRINKS[language], (one) => one.replaceAll(' ', '_'))
    .split(JOINS[language])
    .map((piece) => piece.replaceAll('_', ' ').trim().replace(IS_LIKE, ''))
    .filter((piece) => piece !== '');
  if (ASKS_WHAT[language].test(stated) && stated.includes(',')) return [];
  const isList = pieces.length >= FEWEST && pieces.length <= MOST;
  if (!isList || pieces.some((piece) => LEADS_IN[language].test(piece))) return [];
  return (language === 'en' ? withSubject(pieces) : pieces).map((piece) => `${piece}?`);
}

/** 'Are your nipples cracked': whom it asks about, and one word of it. */
const ASKS_OF =
  /^((?:(?:and|so|or|also|but) )*(?:are|is|was|were|do|does|did|can|could) (?:you|he|she|it|they|that|this|(?:your|the|his|her|their) \w+)) \w+$/i;
/** What begins a question of its own, or names a thing. */
const IS_ITS_OWN =
  /^(?:are|is|was|were|do|does|did|can|could|have|has|had|any|some|no|what|when|where|which|who|how|your|the|his|her|their|a|an|go)\b/i;

/** 'Are your nipples cracked or bleeding?' asks 'are your nipples bleeding?' */
function withSubject(pieces: readonly string[]): string[] {
  const subject = ASKS_OF.exec(pieces[0]!)?.[1];
  return pieces.map((piece, at) =>
    subject && at > 0 && !IS_ITS_OWN.test(piece) ? `${subject} ${piece}` : piece,
  );
}
