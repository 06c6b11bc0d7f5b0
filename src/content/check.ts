import { caseTexts, checkCases, type NamedCase } from './check-cases.ts';
import { checkDialogues, dialogueTexts, type NamedDialogues } from './check-dialogues.ts';
import { checkListening, listeningTexts, type NamedListening } from './check-listening.ts';
import { checkReading, type NamedReading, readingTexts } from './check-reading.ts';
import { checkRolePlays, type NamedRolePlay, rolePlayTexts } from './check-role-plays.ts';
import { checkVocabulary, type NamedVocabulary, vocabularyTexts } from './check-vocabulary.ts';
import { checkWording } from './check-wording.ts';
import { checkWriting, type NamedWriting, writingTexts } from './check-writing.ts';
import type { CategoriesPack, LevelsPack, Pack } from './schemas.ts';
import { findSharedRuns } from './shared-runs.ts';
import { repeated } from './text-checks.ts';

export interface NamedPack {
  readonly path: string;
  readonly pack: Pack;
}

/** What a pack must satisfy beyond its shape. Returns a line for every fault: file, item, what is wrong. */
export function checkPacks(packs: readonly NamedPack[]): string[] {
  const known = knownSlugs(packs);
  const vocabulary = packs.filter((named): named is NamedVocabulary => named.pack.kind === 'vocabulary');
  const dialogues = packs.filter((named): named is NamedDialogues => named.pack.kind === 'dialogues');
  const cases = packs.filter((named): named is NamedCase => named.pack.kind === 'case');
  const reading = packs.filter((named): named is NamedReading => named.pack.kind === 'reading-test');
  const listening = packs.filter((named): named is NamedListening => named.pack.kind === 'listening-test');
  const writing = packs.filter((named): named is NamedWriting => named.pack.kind === 'writing-task');
  const rolePlays = packs.filter((named): named is NamedRolePlay => named.pack.kind === 'role-play');
  return [
    ...known.problems,
    ...[...vocabulary, ...dialogues, ...cases].flatMap((named) => checkReferences(named, known)),
    ...checkVocabulary(vocabulary),
    ...checkDialogues(dialogues),
    ...checkCases(cases),
    ...checkReading(reading),
    ...checkListening(listening),
    ...checkWriting(writing),
    ...checkRolePlays(rolePlays),
    ...checkWording(packs),
    ...findSharedRuns([
      ...vocabulary.flatMap(vocabularyTexts),
      ...dialogues.flatMap(dialogueTexts),
      ...cases.flatMap(caseTexts),
      ...reading.flatMap(readingTexts),
      ...listening.flatMap(listeningTexts),
      ...writing.flatMap(writingTexts),
      ...rolePlays.flatMap(rolePlayTexts),
    ]),
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

function checkReferences(
  { path, pack }: NamedVocabulary | NamedDialogues | NamedCase,
  known: KnownSlugs,
): string[] {
  const faults: string[] = [];
  if (pack.category !== null && !known.categories.has(pack.category)) {
    faults.push(`${path}: unknown category ${pack.category}`);
  }
  if (pack.speciality !== null && !known.specialities.has(pack.speciality)) {
    faults.push(`${path}: unknown speciality ${pack.speciality}`);
  }
  for (const level of pack.kind === 'case' ? [pack.level] : Object.keys(pack.levels)) {
    if (!known.topLevels.has(level)) faults.push(`${path}: unknown level ${level}`);
  }
  return faults;
}
