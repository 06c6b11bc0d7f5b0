import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import type { VocabularyPack, VocabularyTerm } from './schemas.ts';
import type { NamedText } from './shared-runs.ts';
import { containsWords, repeated, within } from './text-checks.ts';

export interface NamedVocabulary {
  readonly path: string;
  readonly pack: VocabularyPack;
}

/** What is wrong with the terms of packs, beyond their shape: a line for every fault. */
export function checkVocabulary(packs: readonly NamedVocabulary[]): string[] {
  return [
    ...packs.flatMap(({ path, pack }) =>
      termsOf(pack).flatMap((item) => checkTerm(pack, item).map((fault) => `${path}: ${item.id}: ${fault}`)),
    ),
    ...checkUnique(packs),
  ];
}

const LENGTHS = {
  termWords: { min: 1, max: 5 },
  definitionWords: { min: 4, max: 30 },
  exampleWords: { min: 6, max: 30 },
};

function checkTerm(pack: VocabularyPack, item: VocabularyTerm): string[] {
  const faults: string[] = [];
  const { term, definition, example, translations } = item;
  if (!item.id.startsWith(`${pack.language}-`)) faults.push('the id must start with the language');
  if (!within(term, LENGTHS.termWords)) faults.push('the term is too long');
  if (/[\d/()]/.test(term)) faults.push('the term has digits or signs that nobody can say');
  if (!within(definition, LENGTHS.definitionWords)) faults.push('the definition is too short or too long');
  if (!within(example, LENGTHS.exampleWords)) faults.push('the example is too short or too long');
  if (containsWords(definition, term)) faults.push('the definition contains the term');
  if (!containsWords(example, term)) faults.push('the example does not contain the term');
  if (item.ipa === undefined && pack.language === 'en') faults.push('it does not say how the term is said');
  if (item.ipa !== undefined && wordsIn(item.ipa) !== wordsIn(term)) {
    faults.push('its pronunciation has not a group for each word');
  }
  if (!/[.?!]»?$/.test(example)) faults.push('the example does not end as a sentence');
  for (const language of LEARNING_LANGUAGES) {
    const present = translations[language] !== undefined;
    if (language === pack.language && present) faults.push('it is translated into its own language');
    if (language !== pack.language && !present) faults.push(`the translation into ${language} is missing`);
  }
  return faults;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

function checkUnique(packs: readonly NamedVocabulary[]): string[] {
  const items = packs.flatMap(({ path, pack }) => termsOf(pack).map((item) => ({ path, pack, item })));
  const ids = items.map(({ item }) => item.id);
  const terms = items.map(({ pack, item }) => `${pack.language} "${item.term.toLowerCase()}"`);
  return [
    ...repeated(ids).map((id) => `the id ${id} stands twice`),
    ...repeated(terms).map((term) => `the term ${term} stands twice`),
  ];
}

function termsOf(pack: VocabularyPack): VocabularyTerm[] {
  return Object.values(pack.levels).flat();
}

/** The texts that must not be copied from one another. */
export function vocabularyTexts({ path, pack }: NamedVocabulary): NamedText[] {
  return termsOf(pack).flatMap(({ id, definition, example }) => [
    { name: `${path}: ${id}: definition`, text: definition },
    { name: `${path}: ${id}: example`, text: example },
  ]);
}
