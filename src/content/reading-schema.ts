import { z } from 'zod';
import { OET_TOPICS, SKILLS } from '#domain/oet/questions.ts';
import { line, slug } from './fields.ts';

const text = z.string().trim().min(1).max(8000);

const evidence = z.strictObject({
  /** The passage's id. */
  passage: slug,
  /** Verbatim in the passage's body. */
  quote: z.string().trim().min(1).max(600),
});

const everyQuestion = {
  id: slug,
  number: z.int().min(1).max(60),
  text: z.string().trim().min(1).max(500),
  skill: z.enum(SKILLS),
  /** The passage that it is about; absent where finding that is what is asked. */
  passage: slug.optional(),
  why: z.string().trim().min(1).max(600),
};

const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...everyQuestion,
    type: z.literal('MCQ'),
    options: z.array(line).min(3).max(4),
    answer: line,
    evidence,
  }),
  z.strictObject({
    ...everyQuestion,
    type: z.literal('FILL'),
    accept: z.array(line).min(1).max(6),
    evidence,
  }),
  z.strictObject({
    ...everyQuestion,
    type: z.literal('TRUE_FALSE'),
    answer: z.enum(['True', 'False']),
    evidence,
  }),
  z.strictObject({
    ...everyQuestion,
    type: z.literal('SUMMARY'),
    points: z
      .array(z.strictObject({ point: line, concepts: z.array(z.array(line).min(1)).min(1), evidence }))
      .min(2)
      .max(6),
    /** A summary that makes all points. */
    model: z.string().trim().min(1).max(1000),
    evidence,
  }),
]);

const part = z.strictObject({
  title: line,
  description: line,
  passages: z
    .array(z.strictObject({ id: slug, label: line, title: line, topic: z.enum(OET_TOPICS), body: text }))
    .min(1),
  groups: z.array(z.strictObject({ instruction: line, questions: z.array(question).min(1) })).min(1),
});

/** A whole reading test: what the candidate sees and the key to it, apart from one another once it is imported. */
export const readingTestSchema = z.strictObject({
  kind: z.literal('reading-test'),
  id: slug,
  title: line,
  parts: z.strictObject({ A: part, B: part, C: part }),
});

export type ReadingTestPack = z.infer<typeof readingTestSchema>;
export type ReadingPartPack = z.infer<typeof part>;
export type ReadingQuestionPack = z.infer<typeof question>;
