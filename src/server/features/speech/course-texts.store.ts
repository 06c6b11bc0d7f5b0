import { and, eq, sql } from 'drizzle-orm';
import type { PackTexts } from '#domain/practice/course-texts.ts';
import { type Db, perDatabase } from '../../db/client.ts';
import { courseTexts } from '../../db/schema/course-texts.ts';

/** Parameters of a query are limited, so many rows are written in portions. */
const PORTION = 500;

/** Replaces the texts of a pack by those that it has now, perhaps none. */
export async function saveCourseTexts(
  tx: Db,
  packPath: string,
  { language, texts }: PackTexts,
): Promise<void> {
  await tx.delete(courseTexts).where(eq(courseTexts.packPath, packPath));
  for (let start = 0; start < texts.length; start += PORTION) {
    const portion = texts.slice(start, start + PORTION);
    await tx.insert(courseTexts).values(
      portion.map(({ text, translations, ipa }) => ({
        language,
        text,
        packPath,
        translations,
        ipa: ipa ?? null,
      })),
    );
  }
}

const queries = perDatabase((db) =>
  db
    .select({ translations: courseTexts.translations, ipa: courseTexts.ipa })
    .from(courseTexts)
    .where(
      and(
        eq(courseTexts.text, sql.placeholder('text')),
        eq(courseTexts.language, sql.placeholder('language')),
      ),
    )
    .prepare('course_texts'),
);

/** Where the course has this very text in this language. */
export function findCourseTexts(db: Db, language: string, text: string) {
  return queries(db).execute({ language, text });
}
