import type { LearningLanguage } from '#domain/languages.ts';
import { normalise } from '../../understanding/normalise.ts';

const KIN = [
  'mother',
  'father',
  'brother',
  'sister',
  'son',
  'daughter',
  'wife',
  'husband',
  'aunt',
  'uncle',
] as const;

export type Kin = (typeof KIN)[number];

/** What each is called, normalised, in the order of `KIN`. */
const NAMES: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: [
    'mothers?|mums?|moms?',
    'fathers?|dads?',
    'brothers?',
    'sisters?',
    'sons?',
    'daughters?',
    'wife',
    'husbands?',
    'aunts?|auntie',
    'uncles?',
  ],
  es: [
    'madre|mama',
    'padre|papa',
    'hermanos?',
    'hermanas?',
    'hijos?',
    'hijas?',
    'mujer|esposa',
    'marido|esposo',
    'tia',
    'tio',
  ],
  fr: [
    'mere|maman',
    'pere|papa',
    'freres?',
    's(?:o|oe)urs?',
    'fils',
    'filles?',
    'femme|epouse',
    'mari|epoux',
    'tante',
    'oncle',
  ],
  de: [
    'mutter|mama',
    'vater|papa',
    'bruder',
    'schwestern?',
    'sohn|sohne',
    'tochter',
    'frau|ehefrau',
    'mann|ehemann',
    'tante',
    'onkel',
  ],
  pt: [
    'mae|mamae',
    'pai|papai',
    'irmaos?',
    'irmas?',
    'filhos?',
    'filhas?',
    'mulher|esposa',
    'marido|esposo',
    'tia',
    'tio',
  ],
};

/** 'Frau Brandt' and 'señora' are no wife, and a man of no family is no husband. */
const OF_HERS: Readonly<Record<LearningLanguage, string>> = {
  en: '(?:your|my|his|her|the|our|their|and|or)',
  es: '(?:su|sus|tu|tus|mi|mis|la|el|y|o)',
  fr: '(?:votre|vos|ton|ta|tes|mon|ma|mes|sa|son|ses|la|le|et|ou)',
  de: '(?:ihre?[nmr]?|deine?[nmr]?|meine?[nmr]?|seine?[nmr]?|und|oder)',
  pt: '(?:sua|seu|suas|seus|tua|teu|minha|meu|minhas|meus|a|o|e|ou)',
};

const patterns = new Map<LearningLanguage, readonly (readonly [Kin, RegExp])[]>();

function patternsOf(language: LearningLanguage) {
  const known =
    patterns.get(language) ??
    KIN.map(
      (kin, at) =>
        [
          kin,
          new RegExp(`(?:^|[\\s'])${OF_HERS[language]} (?:${NAMES[language][at]})(?![\\p{L}])`, 'u'),
        ] as const,
    );
  patterns.set(language, known);
  return known;
}

/** Whom of a family a text names as somebody's: 'and your mother?' */
export function kinIn(language: LearningLanguage, text: string): ReadonlySet<Kin> {
  const plain = normalise(text);
  return new Set(patternsOf(language).flatMap(([kin, pattern]) => (pattern.test(plain) ? [kin] : [])));
}

/** A child, whosever it is. */
const CHILDREN: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:child|children|boys?|girls?|kids?|baby)\b/,
  es: /\b(?:ninos?|ninas?|bebe|crios?|chicos?)\b/,
  fr: /\b(?:enfants?|petite?s?|bebe|garcons?)\b/,
  de: /\b(?:kind|kinder|kleinen?|baby|jungen?|madchen)\b/,
  pt: /\b(?:criancas?|meninos?|meninas?|bebe)\b/,
};
/** In other languages these are said to the patient too. */
const OTHERS = /\b(?:he|she|they|his|her|their)\b/;
const YOU = /\b(?:you|your|yours)\b/;

/** Whether a text asks about somebody else than the one who answers: 'how old are they?' */
export function isOfOthers(language: LearningLanguage, text: string): boolean {
  const plain = normalise(text);
  if (kinIn(language, text).size > 0 || CHILDREN[language].test(plain)) return true;
  return language === 'en' && OTHERS.test(plain) && !YOU.test(plain);
}

/** Whether both name somebody of a family, and nobody of one is of the other. */
export const areOthers = (some: ReadonlySet<Kin>, others: ReadonlySet<Kin>): boolean =>
  some.size > 0 && others.size > 0 && [...some].every((kin) => !others.has(kin));
