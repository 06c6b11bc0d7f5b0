import * as z from 'zod/mini';
import { QUESTION_TYPES, SKILLS } from '../questions.ts';

const evidence = z.object({ quote: z.string(), passageId: z.string() });

const question = z.object({
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
  evidence,
  /** Milliseconds that went into it, as far as is known. */
  spent_ms: z.nullable(z.number()),
});

/** What `readingTestResults` answers, as a JSON string. Names are the specification's. */
const readingResults = z.object({
  title: z.string(),
  part: z.string(),
  /** Percent. */
  score: z.number(),
  obtained_marks: z.number(),
  total_marks: z.number(),
  completed_at: z.string(),
  /** Markdown. */
  feedback: z.array(z.string()),
  band: z.string(),
  /** 0 to 500 in tens; null until all parts of the module are marked. */
  estimated_score: z.nullable(z.number()),
  /** By how much it was submitted too late. */
  overrun_seconds: z.number(),
  /** Percent, of what stood there when the time was over. */
  score_at_time: z.number(),
  passages: z.array(z.object({ id: z.string(), label: z.string(), title: z.string(), body: z.string() })),
  questions: z.array(question),
});

export type ReadingResults = z.infer<typeof readingResults>;
export type ReviewedQuestion = ReadingResults['questions'][number];

export function encodeReadingResults(results: ReadingResults): string {
  return JSON.stringify(results);
}

/** Throws for anything else than what encodeReadingResults writes. */
export function decodeReadingResults(text: string): ReadingResults {
  return readingResults.parse(JSON.parse(text));
}
