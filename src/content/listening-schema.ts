import { z } from 'zod';
import { OET_TOPICS, SKILLS } from '#domain/oet/questions.ts';
import { line, slug } from './fields.ts';

const evidence = z.strictObject({
  /** The extract's id. */
  extract: slug,
  /** Verbatim in one turn of its script. */
  quote: z.string().trim().min(1).max(400),
});

const everyQuestion = {
  id: slug,
  number: z.int().min(1).max(60),
  text: z.string().trim().min(1).max(500),
  skill: z.enum(SKILLS),
  why: z.string().trim().min(1).max(600),
};

const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...everyQuestion,
    type: z.literal('MCQ'),
    options: z.array(line).length(3),
    answer: line,
    evidence,
  }),
  z.strictObject({
    ...everyQuestion,
    type: z.literal('FILL'),
    accept: z.array(line).min(1).max(6),
    /** What is said as well, and is wrong here. */
    distractor: line.optional(),
    evidence,
  }),
  z.strictObject({
    ...everyQuestion,
    type: z.literal('TRUE_FALSE'),
    answer: z.enum(['True', 'False']),
    evidence,
  }),
  z.strictObject({
    ...everyQuestion,
    type: z.literal('SUMMARY'),
    points: z
      .array(z.strictObject({ point: line, concepts: z.array(z.array(line).min(1)).min(1), evidence }))
      .min(2)
      .max(6),
    /** A summary that makes all points. */
    model: z.string().trim().min(1).max(1000),
    evidence,
  }),
]);

const speaker = z.strictObject({
  id: slug,
  /** As the transcript calls her: 'Nurse', 'Patient'. */
  name: line,
  voice: z.enum(['female', 'male']),
  age: z.enum(['young', 'adult', 'older']),
});

const extract = z.strictObject({
  id: slug,
  label: line,
  /** Gives nothing away. */
  title: line,
  topic: z.enum(OET_TOPICS),
  /** What the announcer says before it. */
  introduction: z.string().trim().min(1).max(500),
  /** Time to look at the notes or the questions before it is played. */
  pauseSeconds: z.int().min(5).max(120),
  /** The printed notes, with {{n}} where question n is answered. */
  notes: z.string().trim().min(1).max(4000).optional(),
  speakers: z.array(speaker).min(1).max(4),
  script: z.array(z.strictObject({ speaker: slug, text: z.string().trim().min(1).max(1200) })).min(1),
  groups: z.array(z.strictObject({ instruction: line, questions: z.array(question).min(1) })).min(1),
});

const part = z.strictObject({ title: line, description: line, extracts: z.array(extract).min(1) });

/** A whole listening test: notes and questions, the scripts of its recordings, and the key. */
export const listeningTestSchema = z.strictObject({
  kind: z.literal('listening-test'),
  id: slug,
  title: line,
  parts: z.strictObject({ A: part, B: part }),
});

export type ListeningTestPack = z.infer<typeof listeningTestSchema>;
export type ListeningPartPack = z.infer<typeof part>;
export type ListeningExtractPack = z.infer<typeof extract>;
export type ListeningQuestionPack = z.infer<typeof question>;
