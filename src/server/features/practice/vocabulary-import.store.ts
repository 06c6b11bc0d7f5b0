import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { VocabularyPack } from '#content/schemas.ts';
import type { Db } from '../../db/client.ts';
import { vocabularyItems } from '../../db/schema/vocabulary.ts';

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Terms stand at the vocabulary sublevel of their level. */
const sublevelOf = (level: string) => `${level}-vocabulary`;

/** Updates in place by id, so that histories stay, and retires what the pack no longer has. */
export async function saveVocabulary(tx: Db, path: string, pack: VocabularyPack, now: Date): Promise<void> {
  const rows = Object.entries(pack.levels).flatMap(([level, items]) =>
    items.map(({ id, term, definition, example, ipa, translations }, position) => ({
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
      translations,
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
        translations: excluded('translations'),
        retiredAt: excluded('retired_at'),
      },
    });
  await retire(
    tx,
    path,
    rows.map(({ id }) => id),
    now,
  );
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
