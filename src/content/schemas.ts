import { z } from 'zod';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { PROFESSIONS } from '#domain/professions.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');
const line = z.string().trim().min(1).max(400);
const language = z.enum(LEARNING_LANGUAGES);

const speciality = z.strictObject({ slug, name: line, description: line });

const categoriesSchema = z.strictObject({
  kind: z.literal('categories'),
  categories: z
    .array(
      z.strictObject({
        slug,
        name: line,
        profession: z.enum(PROFESSIONS),
        specialities: z.array(speciality).min(1),
      }),
    )
    .min(1),
});

const sublevel = z.strictObject({
  slug,
  name: line,
  levelType: z.enum(['vocabulary', 'guided_case', 'complex_case']),
  title: line,
  description: line,
});

const levelsSchema = z.strictObject({
  kind: z.literal('levels'),
  levels: z
    .array(
      z.strictObject({
        slug,
        name: line,
        title: line,
        description: line,
        sublevels: z.array(sublevel).min(1),
      }),
    )
    .min(1),
});

const translation = z.strictObject({ term: line, definition: line });

const vocabularyItem = z.strictObject({
  id: slug,
  term: line,
  ipa: z.string().trim().min(1).max(80).optional(),
  definition: line,
  example: line,
  translations: z.partialRecord(language, translation),
});

const vocabularySchema = z.strictObject({
  kind: z.literal('vocabulary'),
  language,
  category: slug.nullable(),
  speciality: slug.nullable(),
  levels: z.record(slug, z.array(vocabularyItem).min(1)),
});

const exchange = z.strictObject({
  doctor: line,
  patient: line,
  /** Of the patient's line. */
  translations: z.partialRecord(language, line),
});

const dialogue = z.strictObject({
  id: slug,
  name: line,
  description: line,
  exchanges: z.array(exchange).min(1),
});

const dialoguesSchema = z.strictObject({
  kind: z.literal('dialogues'),
  language,
  category: slug.nullable(),
  speciality: slug.nullable(),
  levels: z.record(slug, z.array(dialogue).min(1)),
});

/** A content file: a list of categories, the levels, a pack of terms or of dialogues. */
export const packSchema = z.discriminatedUnion('kind', [
  categoriesSchema,
  levelsSchema,
  vocabularySchema,
  dialoguesSchema,
]);

export type CategoriesPack = z.infer<typeof categoriesSchema>;
export type LevelsPack = z.infer<typeof levelsSchema>;
export type VocabularyPack = z.infer<typeof vocabularySchema>;
export type DialoguesPack = z.infer<typeof dialoguesSchema>;
export type Dialogue = z.infer<typeof dialogue>;
export type VocabularyTerm = z.infer<typeof vocabularyItem>;
export type Pack = z.infer<typeof packSchema>;
