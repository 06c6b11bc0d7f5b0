import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import type { CategoriesPack, LevelsPack, Pack, VocabularyPack, VocabularyTerm } from './schemas.ts';
import { findSharedRuns, type NamedText } from './shared-runs.ts';

export interface NamedPack {
  readonly path: string;
  readonly pack: Pack;
}

/** What a pack must satisfy beyond its shape. Returns a line for every fault: file, item, what is wrong. */
export function checkPacks(packs: readonly NamedPack[]): string[] {
  const known = knownSlugs(packs);
  const vocabulary = packs.filter((named): named is { path: string; pack: VocabularyPack } => {
    return named.pack.kind === 'vocabulary';
  });
  return [
    ...known.problems,
    ...vocabulary.flatMap(({ path, pack }) => checkReferences(path, pack, known)),
    ...vocabulary.flatMap(({ path, pack }) =>
      termsOf(pack).flatMap((item) => checkTerm(pack, item).map((fault) => `${path}: ${item.id}: ${fault}`)),
    ),
    ...checkUnique(vocabulary),
    ...findSharedRuns(vocabulary.flatMap(textsOf)),
  ];
}

interface KnownSlugs {
  readonly categories: ReadonlySet<string>;
  readonly specialities: ReadonlySet<string>;
  readonly topLevels: ReadonlySet<string>;
  readonly problems: readonly string[];
}

function knownSlugs(packs: readonly NamedPack[]): KnownSlugs {
  const kinds = packs.map(({ pack }) => pack);
  const categories = kinds
    .filter((pack): pack is CategoriesPack => pack.kind === 'categories')
    .flatMap((pack) => pack.categories);
  const levels = kinds
    .filter((pack): pack is LevelsPack => pack.kind === 'levels')
    .flatMap((pack) => pack.levels);
  const specialities = categories.flatMap((category) => category.specialities.map(({ slug }) => slug));
  const allLevels = levels.flatMap(({ slug, sublevels }) => [slug, ...sublevels.map((sub) => sub.slug)]);
  const problems = [
    ...repeated(categories.map(({ slug }) => slug)).map((slug) => `category ${slug} stands twice`),
    ...repeated(specialities).map((slug) => `speciality ${slug} stands twice`),
    ...repeated(allLevels).map((slug) => `level ${slug} stands twice`),
  ];
  return {
    categories: new Set(categories.map(({ slug }) => slug)),
    specialities: new Set(specialities),
    topLevels: new Set(levels.map(({ slug }) => slug)),
    problems,
  };
}

function checkReferences(path: string, pack: VocabularyPack, known: KnownSlugs): string[] {
  const faults: string[] = [];
  if (pack.category !== null && !known.categories.has(pack.category)) {
    faults.push(`${path}: unknown category ${pack.category}`);
  }
  if (pack.speciality !== null && !known.specialities.has(pack.speciality)) {
    faults.push(`${path}: unknown speciality ${pack.speciality}`);
  }
  for (const level of Object.keys(pack.levels)) {
    if (!known.topLevels.has(level)) faults.push(`${path}: unknown level ${level}`);
  }
  return faults;
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
  if (!/[.?!]»?$/.test(example)) faults.push('the example does not end as a sentence');
  for (const language of LEARNING_LANGUAGES) {
    const present = translations[language] !== undefined;
    if (language === pack.language && present) faults.push('it is translated into its own language');
    if (language !== pack.language && !present) faults.push(`the translation into ${language} is missing`);
  }
  return faults;
}

function within(text: string, { min, max }: { min: number; max: number }): boolean {
  const count = text.trim().split(/\s+/).length;
  return count >= min && count <= max;
}

/** Whether a text contains another as whole words, in any case. */
function containsWords(text: string, words: string): boolean {
  const plain = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(words));
}

function checkUnique(packs: readonly { path: string; pack: VocabularyPack }[]): string[] {
  const items = packs.flatMap(({ path, pack }) => termsOf(pack).map((item) => ({ path, pack, item })));
  const ids = items.map(({ item }) => item.id);
  const terms = items.map(({ pack, item }) => `${pack.language} "${item.term.toLowerCase()}"`);
  return [
    ...repeated(ids).map((id) => `the id ${id} stands twice`),
    ...repeated(terms).map((term) => `the term ${term} stands twice`),
  ];
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

function termsOf(pack: VocabularyPack): VocabularyTerm[] {
  return Object.values(pack.levels).flat();
}

function textsOf({ path, pack }: { path: string; pack: VocabularyPack }): NamedText[] {
  return termsOf(pack).flatMap(({ id, definition, example }) => [
    { name: `${path}: ${id}: definition`, text: definition },
    { name: `${path}: ${id}: example`, text: example },
  ]);
}
