import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { VocabularyPack } from '#content/schemas.ts';
import type { PackTexts } from '#domain/practice/course-texts.ts';
import type { Db } from '../../../db/client.ts';
import { excluded } from '../../../db/excluded.ts';
import type { PackSource, Retirement } from '../../../db/pack-source.ts';
import { vocabularyItems } from '../../../db/schema/vocabulary.ts';

/** Terms stand at the vocabulary sublevel of their level. */
const sublevelOf = (level: string) => `${level}-vocabulary`;

/** Updates in place by id, so that histories stay. Returns the ids of what the pack has. */
export async function saveVocabulary(tx: Db, pack: VocabularyPack, { path }: PackSource): Promise<string[]> {
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
  return rows.map(({ id }) => id);
}

export function textsOfVocabulary({ language, levels }: VocabularyPack): PackTexts {
  const texts = Object.values(levels)
    .flat()
    .flatMap(({ term, definition, example, ipa, translations }) => [
      { text: term, ipa, translations: mapValues(translations, (each) => each?.term) },
      { text: definition, translations: mapValues(translations, (each) => each?.definition) },
      { text: example, translations: {} },
    ]);
  return { language, texts };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Retires what came with a pack and is not among what it has now. */
export async function retireVocabulary(tx: Db, { path, now, kept }: Retirement): Promise<void> {
  const ofPack = and(eq(vocabularyItems.packPath, path), isNull(vocabularyItems.retiredAt));
  await tx
    .update(vocabularyItems)
    .set({ retiredAt: now })
    .where(and(ofPack, notInArray(vocabularyItems.id, [...kept])));
}
