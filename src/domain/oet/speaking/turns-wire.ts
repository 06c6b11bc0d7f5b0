import * as z from 'zod/mini';
import { WORD_SOURCES } from './assessment.ts';

const turn = z.object({
  /** From 1, without a gap. */
  number: z.number(),
  role: z.enum(['doctor', 'patient']),
  text: z.string(),
  /** null for the other one's turns. */
  source: z.nullable(z.enum(WORD_SOURCES)),
  /** Since the speaking phase began. */
  at_ms: z.number(),
  /** Of the candidate's recorded turns, once they are measured. */
  spoken_ms: z.nullable(z.number()),
  /** Of the other one's turns, to hear them again with; null for the candidate's. */
  voice: z.nullable(z.enum(['female', 'male'])),
});

/** A turn of a role-play that is under way, as `oetAttempt.turns` and the answer to a turn have it. */
export type WiredTurn = z.infer<typeof turn>;

/** Throws for anything but a list of turns. */
export function readTurns(value: unknown): WiredTurn[] {
  return z.array(turn).parse(value);
}
