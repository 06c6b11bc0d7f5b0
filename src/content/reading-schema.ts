import { z } from 'zod';
import { OET_TOPICS } from '#domain/oet/questions.ts';
import { line, slug } from './fields.ts';
import { answerFields, everyQuestion, questionGroups } from './question-schemas.ts';

const text = z.string().trim().min(1).max(8000);

const evidence = z.strictObject({
  /** The passage's id. */
  passage: slug,
  /** Verbatim in the passage's body. */
  quote: z.string().trim().min(1).max(600),
});

const everyReadingQuestion = {
  ...everyQuestion,
  /** The passage that it is about; absent where finding that is what is asked. */
  passage: slug.optional(),
};
const answers = answerFields(evidence);

const question = z.discriminatedUnion('type', [
  z.strictObject({ ...everyReadingQuestion, ...answers.MCQ, options: z.array(line).min(3).max(4) }),
  z.strictObject({ ...everyReadingQuestion, ...answers.FILL }),
  z.strictObject({ ...everyReadingQuestion, ...answers.TRUE_FALSE }),
  z.strictObject({ ...everyReadingQuestion, ...answers.SUMMARY }),
]);

const part = z.strictObject({
  title: line,
  description: line,
  passages: z
    .array(z.strictObject({ id: slug, label: line, title: line, topic: z.enum(OET_TOPICS), body: text }))
    .min(1),
  groups: questionGroups(question),
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
