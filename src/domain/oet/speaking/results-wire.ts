import * as z from 'zod/mini';
import { SEVERITIES } from '../writing/assessment.ts';
import { UNSCORABLE_ROLE_PLAYS, VERDICTS, WORD_SOURCES } from './assessment.ts';
import { INDICATORS, LINGUISTIC, SPEAKING_CRITERIA } from './criteria.ts';
import { PARTNERS, ROLE_PLAY_TYPES } from './role-play.ts';

const quote = z.object({ turn: z.number(), quote: z.string() });
const verdict = z.enum(VERDICTS);
const criterion = z.enum(SPEAKING_CRITERIA);

const turn = z.object({
  number: z.number(),
  role: z.enum(['doctor', 'patient']),
  text: z.string(),
  source: z.nullable(z.enum(WORD_SOURCES)),
  at_ms: z.number(),
  /** null for a turn without a recording. */
  audio_url: z.nullable(z.string()),
  duration_ms: z.nullable(z.number()),
  pauses: z.array(z.object({ fromMs: z.number(), toMs: z.number() })),
});

/** Spec section 3: scores out of 5, the whole in percent. Scores are null where they could not be judged. */
const spokenFeedback = z.object({
  englishFluency: z.object({ score: z.nullable(z.number()), comments: z.array(z.string()) }),
  voiceAccuracy: z.object({ score: z.nullable(z.number()), comments: z.array(z.string()) }),
  commonMistakes: z.array(z.string()),
  overallScore: z.number(),
  suggestions: z.array(z.string()),
});

export type SpokenFeedback = z.infer<typeof spokenFeedback>;

const review = z.object({
  /** Raw marks; null where a criterion could not be judged. */
  marks: z.record(criterion, z.nullable(z.number())),
  unjudged: z.partialRecord(criterion, z.string()),
  indicators: z.array(
    z.object({
      indicator: z.enum(INDICATORS),
      verdict: z.nullable(verdict),
      shown: z.array(quote),
      why: z.string(),
      instead: z.nullable(z.string()),
    }),
  ),
  findings: z.array(
    z.object({
      id: z.string(),
      criterion: z.enum(LINGUISTIC),
      rule: z.string(),
      severity: z.enum(SEVERITIES),
      shown: z.nullable(quote),
      why: z.string(),
      mend: z.nullable(z.string()),
    }),
  ),
  cues: z.array(
    z.object({
      id: z.string(),
      given: quote,
      takenUp: z.nullable(quote),
      settled: z.boolean(),
      model: z.string(),
    }),
  ),
  tasks: z.array(
    z.object({ id: z.string(), text: z.string(), verdict, shown: z.nullable(quote), model: z.string() }),
  ),
  talk: z.object({ doctorMs: z.number(), patientMs: z.number(), articulationRate: z.nullable(z.number()) }),
  next: z.nullable(z.object({ criterion, text: z.string() })),
});

const results = z.object({
  section: z.object({
    title: z.string(),
    profession: z.string(),
    role_play_type: z.enum(ROLE_PLAY_TYPES),
    card: z.object({
      setting: z.string(),
      role: z.string(),
      background: z.string(),
      tasks: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
    /** The other card. */
    partner: z.object({
      kind: z.enum(PARTNERS),
      name: z.string(),
      /** To hear the other one's turns again with. */
      voice: z.enum(['female', 'male']),
      role: z.string(),
      background: z.string(),
      tasks: z.array(z.string()),
    }),
  }),
  status: z.enum(['marking', 'marked', 'unscorable']),
  /** Percent, not rounded; null before it is marked and where it can't be. */
  speaking_score: z.nullable(z.number()),
  speaking_progress: z.object({
    band: z.nullable(z.string()),
    completed_at: z.string(),
    /** Lines with their grade; worded so that the keywords of spec section 5 give the same icon. */
    feedback: z.array(z.object({ grade: z.enum(['good', 'fair', 'poor']), text: z.string() })),
  }),
  estimated_score: z.nullable(z.number()),
  overrun_seconds: z.number(),
  feedback: z.nullable(spokenFeedback),
  engine: z.nullable(z.string()),
  unscorable: z.nullable(z.object({ reason: z.enum(UNSCORABLE_ROLE_PLAYS), why: z.string() })),
  turns: z.array(turn),
  review: z.nullable(review),
});

export type SpeakingResults = z.infer<typeof results>;

/** As spec section 7 has it: JSON of JSON. */
export const encodeSpeakingResults = (value: SpeakingResults): string =>
  JSON.stringify(JSON.stringify(value));

/** Throws for anything else. */
export function decodeSpeakingResults(text: string): SpeakingResults {
  return results.parse(JSON.parse(JSON.parse(text)));
}
