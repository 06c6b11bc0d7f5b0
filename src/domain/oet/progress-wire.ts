import * as z from 'zod/mini';

const tally = z.object({ obtained: z.number(), total: z.number() });
const tallies = z.record(z.string(), tally);

const part = z.object({
  part: z.string(),
  score: z.number(),
  obtainedMarks: z.number(),
  totalMarks: z.number(),
  band: z.string(),
  submittedAt: z.string(),
  overrunSeconds: z.number(),
  /** Marks by what was asked for, and by what the texts were about. */
  skills: tallies,
  topics: tallies,
});

const attempt = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
  score: z.number(),
  band: z.string(),
  estimatedScore: z.nullable(z.number()),
  parts: z.array(part),
});

/** What `{module}Progress` of UserProgress holds: attempts with a marked part, newest first. */
const moduleProgress = z.array(attempt);

export type ModuleProgress = z.infer<typeof moduleProgress>;
export type AttemptProgress = ModuleProgress[number];

/** Throws for anything else; null, a module without attempts, is an empty list. */
export function decodeModuleProgress(value: unknown): ModuleProgress {
  return value === null || value === undefined ? [] : moduleProgress.parse(value);
}
