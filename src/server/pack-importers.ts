import type { Pack } from '#content/schemas.ts';
import type { PackTexts } from '#domain/practice/course-texts.ts';
import type { Db } from './db/client.ts';
import type { PackSource, Retirement } from './db/pack-source.ts';
import { saveCategories, saveLevels } from './features/catalogue/catalogue-import.store.ts';
import { saveListeningTest } from './features/oet/listening/listening-import.ts';
import { retireTests } from './features/oet/papers/papers-import.store.ts';
import { saveReadingTest } from './features/oet/reading/reading-import.ts';
import { saveRolePlay } from './features/oet/speaking/speaking-import.ts';
import { saveWritingTask } from './features/oet/writing/writing-import.ts';
import { retireCases, saveCase, saveTalk } from './features/practice/complex/complex-import.store.ts';
import {
  retireDialogues,
  saveDialogues,
  textsOfDialogues,
} from './features/practice/guided/guided-import.store.ts';
import {
  retireVocabulary,
  saveVocabulary,
  textsOfVocabulary,
} from './features/practice/vocabulary/vocabulary-import.store.ts';
import { saveCourseTexts } from './features/speech/course-texts.store.ts';

type PackByKind = { readonly [Kind in Pack['kind']]: Extract<Pack, { kind: Kind }> };

interface Importer<Kind extends Pack['kind']> {
  /** Writes what the pack has, and returns the ids of what can be retired. */
  readonly save: (tx: Db, pack: PackByKind[Kind], source: PackSource) => Promise<readonly string[]>;
  /** Absent where what a pack no longer lists stays. */
  readonly retire?: (tx: Db, retirement: Retirement) => Promise<void>;
  /** What of the pack is spoken and translated as the course's own. */
  readonly textsOf?: (pack: PackByKind[Kind]) => PackTexts;
}

type Importers = { readonly [Kind in Pack['kind']]: Importer<Kind> };

const nothingToRetire = () => [];

const IMPORTERS: Importers = {
  categories: { save: (tx, pack) => saveCategories(tx, pack).then(nothingToRetire) },
  levels: { save: (tx, pack) => saveLevels(tx, pack).then(nothingToRetire) },
  vocabulary: { save: saveVocabulary, retire: retireVocabulary, textsOf: textsOfVocabulary },
  dialogues: { save: saveDialogues, retire: retireDialogues, textsOf: textsOfDialogues },
  case: { save: saveCase, retire: retireCases },
  'listening-test': { save: saveListeningTest, retire: retireTests },
  'writing-task': { save: saveWritingTask, retire: retireTests },
  'role-play': { save: saveRolePlay, retire: retireTests },
  'reading-test': { save: saveReadingTest, retire: retireTests },
  'patient-talk': { save: (tx, pack, source) => saveTalk(tx, pack, source).then(nothingToRetire) },
};

const NO_TEXTS: PackTexts = { language: '', texts: [] };

/** Writes a pack and retires what it had and has no more. */
export async function savePack(tx: Db, pack: Pack, source: PackSource): Promise<void> {
  const { kept, texts } = await write(tx, pack.kind, pack, source);
  await replace(tx, { ...source, kept }, texts);
}

/** Retires all that a removed pack had. */
export async function removePack(tx: Db, source: PackSource): Promise<void> {
  await replace(tx, { ...source, kept: [] }, NO_TEXTS);
}

interface Written {
  readonly kept: readonly string[];
  readonly texts: PackTexts;
}

/** The kind stands beside its pack, so that the types of both are known to fit. */
async function write<Kind extends Pack['kind']>(
  tx: Db,
  kind: Kind,
  pack: PackByKind[Kind],
  source: PackSource,
): Promise<Written> {
  const importer: Importers[Kind] = IMPORTERS[kind];
  const kept = await importer.save(tx, pack, source);
  return { kept, texts: importer.textsOf?.(pack) ?? NO_TEXTS };
}

/** Asks every kind: a removed pack doesn't say which it was, and a changed one may have been another. */
async function replace(tx: Db, retirement: Retirement, texts: PackTexts): Promise<void> {
  for (const { retire } of Object.values(IMPORTERS)) await retire?.(tx, retirement);
  await saveCourseTexts(tx, retirement.path, texts);
}
