import { z } from 'zod';
import { SKILLS } from '#domain/oet/questions.ts';
import { line, slug } from './fields.ts';

/** What every question has, in whichever module. */
export const everyQuestion = {
  id: slug,
  number: z.int().min(1).max(60),
  text: z.string().trim().min(1).max(500),
  skill: z.enum(SKILLS),
  why: z.string().trim().min(1).max(600),
};

/** The key to each type of question, by what proves an answer in the module. */
export function answerFields<Evidence extends z.ZodType>(evidence: Evidence) {
  const concepts = z.array(z.array(line).min(1)).min(1);
  return {
    MCQ: { type: z.literal('MCQ'), answer: line, evidence },
    FILL: { type: z.literal('FILL'), accept: z.array(line).min(1).max(6), evidence },
    TRUE_FALSE: { type: z.literal('TRUE_FALSE'), answer: z.enum(['True', 'False']), evidence },
    SUMMARY: {
      type: z.literal('SUMMARY'),
      points: z
        .array(z.strictObject({ point: line, concepts, evidence }))
        .min(2)
        .max(6),
      /** A summary that makes all points. */
      model: z.string().trim().min(1).max(1000),
      evidence,
    },
  };
}

/** Questions under what they say to do. */
export function questionGroups<Question extends z.ZodType>(question: Question) {
  return z.array(z.strictObject({ instruction: line, questions: z.array(question).min(1) })).min(1);
}
