import { asc, eq, sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../db/client.ts';
import { categories, specialities } from '../../db/schema/catalogue.ts';

export type CategoryRow = typeof categories.$inferSelect;
export interface SpecialityRow {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: CategoryRow;
}

const specialityColumns = {
  slug: specialities.slug,
  name: specialities.name,
  description: specialities.description,
  category: {
    slug: categories.slug,
    name: categories.name,
    profession: categories.profession,
    position: categories.position,
  },
};

const queries = perDatabase((db) => ({
  categories: db.select().from(categories).orderBy(asc(categories.position)).prepare('categories'),
  specialities: db
    .select(specialityColumns)
    .from(specialities)
    .innerJoin(categories, eq(categories.slug, specialities.categorySlug))
    .orderBy(asc(categories.position), asc(specialities.position))
    .prepare('specialities'),
  speciality: db
    .select(specialityColumns)
    .from(specialities)
    .innerJoin(categories, eq(categories.slug, specialities.categorySlug))
    .where(eq(specialities.slug, sql.placeholder('slug')))
    .prepare('speciality'),
  category: db
    .select()
    .from(categories)
    .where(eq(categories.slug, sql.placeholder('slug')))
    .prepare('category'),
}));

export function listCategories(db: Db): Promise<CategoryRow[]> {
  return queries(db).categories.execute();
}

export function listSpecialities(db: Db): Promise<SpecialityRow[]> {
  return queries(db).specialities.execute();
}

export async function findSpeciality(db: Db, slug: string): Promise<SpecialityRow | undefined> {
  return (await queries(db).speciality.execute({ slug }))[0];
}

export async function findCategory(db: Db, slug: string): Promise<CategoryRow | undefined> {
  return (await queries(db).category.execute({ slug }))[0];
}
