import { z } from 'zod';
import { PARTNERS, ROLE_PLAY_TYPES } from '#domain/oet/speaking/role-play.ts';
import { ACTS, STATEMENTS, SYMPTOMS, TOPICS } from '#domain/practice/complex/acts.ts';
import { ALLERGENS } from '#domain/practice/complex/allergens.ts';
import { SPEAKS_FOR, SUMMARY_PARTS, UPTAKE_PARTS } from '#domain/practice/complex/brief.ts';
import { PROFESSIONS } from '#domain/professions.ts';
import { line, slug } from './fields.ts';

const paragraph = z.string().trim().min(1).max(700);
/** Words or phrases in small letters, any of which will do. */
const phrases = z.array(z.string().trim().min(1).max(60));
const groups = z.array(phrases.min(1)).min(1).max(4);
const act = z.enum(ACTS);

const candidate = z.strictObject({
  setting: line,
  /** 'You are the community nurse who visits Mrs Ortega, 71, ...' */
  role: paragraph,
  background: paragraph,
  /** Four or five, each beginning with a verb. */
  tasks: z
    .array(
      z.strictObject({
        id: slug,
        text: line,
        shownBy: z.strictObject({ acts: z.array(act), words: z.array(phrases.min(1)).max(4) }),
        model: line,
      }),
    )
    .min(4)
    .max(5),
});

const partner = z.strictObject({
  kind: z.enum(PARTNERS),
  name: line,
  voice: z.enum(['female', 'male']),
  role: paragraph,
  background: paragraph,
  tasks: z.array(line).min(3).max(6),
});

const concern = z.strictObject({
  id: slug,
  kind: z.enum(['worry', 'resistance']),
  provokedBy: z.strictObject({ acts: z.array(act), words: phrases }),
  says: z.array(line).min(2).max(4),
  settledBy: groups,
  needsEmpathy: z.boolean(),
  worsenedBy: phrases,
  settled: line,
  still: z.array(line).min(1).max(3),
  model: line,
});

const fact = z.strictObject({
  id: slug,
  topic: z.enum(TOPICS),
  disclosure: z.enum(['volunteered', 'open', 'specific', 'guarded']),
  condition: z.enum(['empathy', 'confidentiality', 'asked_twice']).optional(),
  polarity: z.enum(['yes', 'no']).optional(),
  words: phrases.optional(),
  allergens: z.array(z.enum(ALLERGENS)).min(1).optional(),
  asks: z.array(line).min(1).optional(),
  short: line,
  full: line,
  cue: line.optional(),
});

const detail = z.strictObject({
  id: slug,
  of: slug.optional(),
  asks: z.array(line).min(1),
  says: line,
});

const uptake = z.strictObject({
  id: slug,
  part: z.enum(UPTAKE_PARTS),
  told: z.array(phrases.min(1)).max(4),
  asks: z.array(line).min(1),
  says: line,
});

const summary = z.strictObject({
  id: slug,
  part: z.enum(SUMMARY_PARTS),
  of: z.array(z.array(slug).min(1)).min(2).max(4),
  says: line,
});

const brief = z.strictObject({
  speaksFor: z.enum(SPEAKS_FOR),
  age: z.number().min(0).max(120),
  opening: line,
  facts: z.array(fact).min(12).max(40),
  details: z.array(detail).optional(),
  uptakes: z.array(uptake).optional(),
  summaries: z.array(summary).optional(),
  denies: z.array(z.enum(SYMPTOMS)),
  concerns: z.array(concern).min(2).max(4),
  questions: z
    .array(
      z.strictObject({
        id: slug,
        text: line,
        answeredBy: z.array(z.enum(STATEMENTS)).min(1),
        reaction: line,
      }),
    )
    .min(1)
    .max(3),
  reactions: z.partialRecord(z.enum(STATEMENTS), line),
  closing: z.strictObject({ settled: line, unsettled: line }),
});

/** A role-play: the candidate's card, and what nobody sees before it is over. In English. */
export const rolePlaySchema = z.strictObject({
  kind: z.literal('role-play'),
  id: slug,
  title: line,
  description: line,
  profession: z.enum(PROFESSIONS),
  rolePlayType: z.enum(ROLE_PLAY_TYPES),
  candidate,
  partner,
  brief,
  /** What a good explanation or instruction has in it. */
  explanation: z
    .array(
      z.strictObject({ id: slug, says: line, words: groups, back: line.optional(), heard: line.optional() }),
    )
    .min(2)
    .max(6),
  /** Technical words that this layperson may not know, and how to put them. */
  terms: z.array(z.strictObject({ term: line, lay: line })).max(8),
});

export type RolePlayPack = z.infer<typeof rolePlaySchema>;
