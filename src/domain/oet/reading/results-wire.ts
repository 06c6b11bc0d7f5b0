import * as z from 'zod/mini';
import { partResult, reviewedQuestion } from '../results-wire.ts';

const evidence = z.object({ quote: z.string(), passageId: z.string() });

/** What `readingTestResults` answers, as a JSON string. Names are the specification's. */
const readingResults = z.object({
  ...partResult,
  obtained_marks: z.number(),
  completed_at: z.string(),
  passages: z.array(z.object({ id: z.string(), label: z.string(), title: z.string(), body: z.string() })),
  questions: z.array(z.object({ ...reviewedQuestion, evidence })),
});

export type ReadingResults = z.infer<typeof readingResults>;

export function encodeReadingResults(results: ReadingResults): string {
  return JSON.stringify(results);
}

/** Throws for anything else than what encodeReadingResults writes. */
export function decodeReadingResults(text: string): ReadingResults {
  return readingResults.parse(JSON.parse(text));
}
