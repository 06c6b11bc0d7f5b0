import * as z from 'zod/mini';
import { QUESTION_TYPES, SKILLS } from './questions.ts';

/** What the result of every part has whose questions are marked one by one. Names are the specification's. */
export const partResult = {
  title: z.string(),
  part: z.string(),
  /** Percent. */
  score: z.number(),
  total_marks: z.number(),
  /** Markdown. */
  feedback: z.array(z.string()),
  band: z.string(),
  /** 0 to 500 in tens; null until all parts of the module are marked, in exam mode. */
  estimated_score: z.nullable(z.number()),
  /** By how much it was submitted too late. */
  overrun_seconds: z.number(),
  /** Percent, of what stood there when the time was over. */
  score_at_time: z.number(),
};

/** A question after its part was marked, but for what proves the answer: that differs between texts and recordings. */
export const reviewedQuestion = {
  id: z.string(),
  number: z.number(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.nullable(z.array(z.string())),
  skill: z.enum(SKILLS),
  answer: z.string(),
  /** What is right; of a summary, one that says all. */
  correct: z.string(),
  marks: z.number(),
  obtained: z.number(),
  why: z.string(),
  /** Milliseconds that went into it, as far as is known. */
  spent_ms: z.nullable(z.number()),
};

const anyResult = z.object(partResult);
const anyQuestion = z.object(reviewedQuestion);

export type PartResult = z.infer<typeof anyResult>;
export type ReviewedQuestion = z.infer<typeof anyQuestion>;
