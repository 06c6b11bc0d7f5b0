import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  profession: text().notNull(),
  position: integer().notNull(),
});

export const specialities = pgTable(
  'specialities',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    categorySlug: text('category_slug')
      .notNull()
      .references(() => categories.slug),
    position: integer().notNull(),
  },
  (table) => [index('specialities_category').on(table.categorySlug)],
);

/** Top levels have neither a parent nor a type; sublevels have both. */
export const levels = pgTable(
  'levels',
  {
    slug: text().primaryKey(),
    parentSlug: text('parent_slug'),
    levelType: text('level_type', { enum: ['vocabulary', 'guided_case', 'complex_case'] }),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('levels_parent').on(table.parentSlug)],
);

/** The digest of each imported pack, so that a start with unchanged content reads nothing in. */
export const contentImports = pgTable('content_imports', {
  path: text().primaryKey(),
  digest: text().notNull(),
});
