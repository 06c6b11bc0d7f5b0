import * as z from 'zod/mini';
import { POINT_VERDICTS, SEVERITIES } from './assessment.ts';
import { LETTER_CRITERIA, PLACES } from './letter.ts';

const criterion = z.enum(LETTER_CRITERIA);
const quoted = { quote: z.nullable(z.string()), from: z.nullable(z.number()), to: z.nullable(z.number()) };

const finding = z.object({
  id: z.string(),
  criterion,
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  ...quoted,
  why: z.string(),
  mend: z.nullable(z.string()),
});

const point = z.object({
  id: z.string(),
  /** The notes it stands in, as they were shown. */
  note: z.string(),
  place: z.enum(PLACES),
  importance: z.number(),
  verdict: z.enum(POINT_VERDICTS),
  ...quoted,
  why: z.string(),
});

const change = z.object({
  from: z.number(),
  to: z.number(),
  before: z.string(),
  after: z.string(),
  why: z.string(),
});

const modelFinding = z.object({
  criterion: z.string(),
  quote: z.string(),
  why: z.string(),
  mend: z.optional(z.string()),
});

/** What a marked letter came to. */
const marked = {
  findings: z.array(finding),
  points: z.array(point),
  mended: z.object({ text: z.string(), changes: z.array(change) }),
  /** The one thing to work on next. */
  next: z.nullable(z.object({ criterion, text: z.string() })),
  /** What can be compared with. */
  models: z.object({
    a: z.string(),
    c_plus: z.object({ letter: z.string(), findings: z.array(modelFinding) }),
  }),
};

const submission = z.object({
  status: z.enum(['marking', 'marked', 'unscorable']),
  letter_content: z.string(),
  completed_at: z.string(),
  overrun_seconds: z.number(),
  /** Percent; null until it is marked. */
  score: z.nullable(z.number()),
  band: z.nullable(z.string()),
  /** 0 to 500 in tens. */
  estimated_score: z.nullable(z.number()),
  /** Percent, of what stood there when the time was over. */
  score_at_time: z.nullable(z.number()),
  /** Out of ten; null where a criterion was not judged. */
  criteria_scores: z.nullable(z.record(criterion, z.nullable(z.number()))),
  feedback: z.array(z.string()),
  /** Which engine marked it; null as long as none has. */
  engine: z.nullable(z.string()),
  /** Why it can't be marked. */
  unscorable: z.nullable(z.object({ reason: z.string(), why: z.string() })),
  review: z.nullable(z.object(marked)),
});

/** What `getWritingSection` answers, as a JSON string. Names of the first level are the specification's. */
const writingResults = z.object({
  section: z.object({
    title: z.string(),
    case_notes: z.string(),
    task_instructions: z.string(),
    profession: z.string(),
    letter_type: z.string(),
  }),
  submission,
});

export type WritingResults = z.infer<typeof writingResults>;
export type WritingSubmission = WritingResults['submission'];
export type LetterReview = NonNullable<WritingSubmission['review']>;

export function encodeWritingResults(results: WritingResults): string {
  return JSON.stringify(results);
}

/** Throws for anything else. */
export function decodeWritingResults(text: string): WritingResults {
  return writingResults.parse(JSON.parse(text));
}
