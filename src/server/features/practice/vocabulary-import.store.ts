import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { VocabularyPack } from '#content/schemas.ts';
import type { CourseText } from '#domain/practice/course-texts.ts';
import type { Db } from '../../db/client.ts';
import { excluded } from '../../db/excluded.ts';
import { vocabularyItems } from '../../db/schema/vocabulary.ts';
import { saveCourseTexts } from './course-texts.store.ts';

/** Terms stand at the vocabulary sublevel of their level. */
const sublevelOf = (level: string) => `${level}-vocabulary`;

/** Updates in place by id, so that histories stay, and retires what the pack no longer has. */
export async function saveVocabulary(tx: Db, path: string, pack: VocabularyPack, now: Date): Promise<void> {
  const rows = Object.entries(pack.levels).flatMap(([level, items]) =>
    items.map(({ id, term, definition, example, ipa }, position) => ({
      id,
      language: pack.language,
      categorySlug: pack.category,
      specialitySlug: pack.speciality,
      levelSlug: sublevelOf(level),
      packPath: path,
      position,
      term,
      definition,
      example,
      ipa: ipa ?? null,
      retiredAt: null,
    })),
  );
  await tx
    .insert(vocabularyItems)
    .values(rows)
    .onConflictDoUpdate({
      target: vocabularyItems.id,
      set: {
        language: excluded('language'),
        categorySlug: excluded('category_slug'),
        specialitySlug: excluded('speciality_slug'),
        levelSlug: excluded('level_slug'),
        packPath: excluded('pack_path'),
        position: excluded('position'),
        term: excluded('term'),
        definition: excluded('definition'),
        example: excluded('example'),
        ipa: excluded('ipa'),
        retiredAt: excluded('retired_at'),
      },
    });
  await saveCourseTexts(tx, path, pack.language, courseTextsOf(pack));
  await retire(
    tx,
    path,
    rows.map(({ id }) => id),
    now,
  );
}

function courseTextsOf(pack: VocabularyPack): CourseText[] {
  return Object.values(pack.levels)
    .flat()
    .flatMap(({ term, definition, example, ipa, translations }) => [
      { text: term, ipa, translations: mapValues(translations, (each) => each?.term) },
      { text: definition, translations: mapValues(translations, (each) => each?.definition) },
      { text: example, translations: {} },
    ]);
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Retires the items of a pack that has been removed. */
export async function retireVocabulary(tx: Db, path: string, now: Date): Promise<void> {
  await retire(tx, path, [], now);
}

async function retire(tx: Db, path: string, kept: string[], now: Date): Promise<void> {
  await tx
    .update(vocabularyItems)
    .set({ retiredAt: now })
    .where(
      and(
        eq(vocabularyItems.packPath, path),
        isNull(vocabularyItems.retiredAt),
        kept.length > 0 ? notInArray(vocabularyItems.id, kept) : undefined,
      ),
    );
}
