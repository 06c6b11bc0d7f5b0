import * as z from 'zod/mini';
import { ATTEMPT_MODES } from '../modules.ts';
import { partResult, reviewedQuestion } from '../results-wire.ts';

/** Where in the recording of its extract an answer is said, in milliseconds; null while it isn't made. */
const evidence = z.object({
  quote: z.string(),
  extractId: z.string(),
  fromMs: z.nullable(z.number()),
  toMs: z.nullable(z.number()),
});

const question = z.object({
  ...reviewedQuestion,
  evidence,
  /** Whether the answer was something else that is said in the recording. */
  distracted: z.boolean(),
});

const turn = z.object({
  speaker: z.string(),
  text: z.string(),
  fromMs: z.nullable(z.number()),
  toMs: z.nullable(z.number()),
});

const extract = z.object({
  id: z.string(),
  label: z.string(),
  title: z.string(),
  audioUrl: z.nullable(z.string()),
  turns: z.array(turn),
});

/** What `listeningTestResults` answers, as a JSON string. Names are the specification's. */
const listeningResults = z.object({
  ...partResult,
  mode: z.enum(ATTEMPT_MODES),
  marks_obtained: z.number(),
  submitted_at: z.string(),
  extracts: z.array(extract),
  questions: z.array(question),
});

export type ListeningResults = z.infer<typeof listeningResults>;

export function encodeListeningResults(results: ListeningResults): string {
  return JSON.stringify(results);
}

/** Throws for anything else than what encodeListeningResults writes. */
export function decodeListeningResults(text: string): ListeningResults {
  return listeningResults.parse(JSON.parse(text));
}
