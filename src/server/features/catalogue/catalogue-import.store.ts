import { eq } from 'drizzle-orm';
import type { CategoriesPack, LevelsPack } from '#content/schemas.ts';
import type { Db } from '../../db/client.ts';
import { excluded } from '../../db/excluded.ts';
import { categories, contentImports, levels, specialities } from '../../db/schema/catalogue.ts';

/** The digests of the packs that were imported last, by path. */
export async function importedDigests(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(contentImports);
  return new Map(rows.map(({ path, digest }) => [path, digest]));
}

export async function rememberImport(tx: Db, path: string, digest: string): Promise<void> {
  await tx
    .insert(contentImports)
    .values({ path, digest })
    .onConflictDoUpdate({ target: contentImports.path, set: { digest } });
}

export async function forgetImport(tx: Db, path: string): Promise<void> {
  await tx.delete(contentImports).where(eq(contentImports.path, path));
}

/** Updates in place by slug. What a pack no longer lists stays: learners may have chosen it. */
export async function saveCategories(tx: Db, pack: CategoriesPack): Promise<void> {
  const rows = pack.categories.map(({ slug, name, profession }, position) => ({
    slug,
    name,
    profession,
    position,
  }));
  await tx
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({
      target: categories.slug,
      set: { name: excluded('name'), profession: excluded('profession'), position: excluded('position') },
    });
  const specialityRows = pack.categories.flatMap((category) =>
    category.specialities.map(({ slug, name, description }, position) => ({
      slug,
      name,
      description,
      position,
      categorySlug: category.slug,
    })),
  );
  await tx
    .insert(specialities)
    .values(specialityRows)
    .onConflictDoUpdate({
      target: specialities.slug,
      set: {
        name: excluded('name'),
        description: excluded('description'),
        categorySlug: excluded('category_slug'),
        position: excluded('position'),
      },
    });
}

export async function saveLevels(tx: Db, pack: LevelsPack): Promise<void> {
  const rows = pack.levels.flatMap(({ sublevels, ...top }) => [
    { ...top, parentSlug: null, levelType: null },
    ...sublevels.map((sub) => ({ ...sub, parentSlug: top.slug })),
  ]);
  await tx
    .insert(levels)
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflictDoUpdate({
      target: levels.slug,
      set: {
        parentSlug: excluded('parent_slug'),
        levelType: excluded('level_type'),
        name: excluded('name'),
        title: excluded('title'),
        description: excluded('description'),
        position: excluded('position'),
      },
    });
}
