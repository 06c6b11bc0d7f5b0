import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TextTranslations } from '#domain/practice/course-texts.ts';

/** Every text of the packs that a learner may hear or have translated, by language. A text may stand in several. */
export const courseTexts = pgTable(
  'course_texts',
  {
    language: text().notNull(),
    text: text().notNull(),
    packPath: text('pack_path').notNull(),
    translations: jsonb().$type<TextTranslations>().notNull(),
    ipa: text(),
  },
  (table) => [
    index('course_texts_text').on(table.text, table.language),
    index('course_texts_pack').on(table.packPath),
  ],
);
