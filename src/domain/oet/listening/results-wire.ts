import * as z from 'zod/mini';
import { ATTEMPT_MODES } from '../modules.ts';
import { QUESTION_TYPES, SKILLS } from '../questions.ts';

/** Where in the recording of its extract an answer is said, in milliseconds; null while it isn't made. */
const evidence = z.object({
  quote: z.string(),
  extractId: z.string(),
  fromMs: z.nullable(z.number()),
  toMs: z.nullable(z.number()),
});

const question = z.object({
  id: z.string(),
  number: z.number(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.nullable(z.array(z.string())),
  skill: z.enum(SKILLS),
  answer: z.string(),
  correct: z.string(),
  marks: z.number(),
  obtained: z.number(),
  why: z.string(),
  evidence,
  /** Whether the answer was something else that is said in the recording. */
  distracted: z.boolean(),
  spent_ms: z.nullable(z.number()),
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
  title: z.string(),
  part: z.string(),
  mode: z.enum(ATTEMPT_MODES),
  /** Percent. */
  score: z.number(),
  marks_obtained: z.number(),
  total_marks: z.number(),
  submitted_at: z.string(),
  /** Markdown. */
  feedback: z.array(z.string()),
  band: z.string(),
  /** 0 to 500 in tens; null until the whole module is marked, in exam mode. */
  estimated_score: z.nullable(z.number()),
  overrun_seconds: z.number(),
  score_at_time: z.number(),
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
