import { z } from 'zod';
import { OET_TOPICS } from '#domain/oet/questions.ts';
import { line, slug } from './fields.ts';
import { answerFields, everyQuestion, questionGroups } from './question-schemas.ts';

const evidence = z.strictObject({
  /** The extract's id. */
  extract: slug,
  /** Verbatim in one turn of its script. */
  quote: z.string().trim().min(1).max(400),
});

const answers = answerFields(evidence);

const question = z.discriminatedUnion('type', [
  z.strictObject({ ...everyQuestion, ...answers.MCQ, options: z.array(line).length(3) }),
  z.strictObject({
    ...everyQuestion,
    ...answers.FILL,
    /** What is said as well, and is wrong here. */
    distractor: line.optional(),
  }),
  z.strictObject({ ...everyQuestion, ...answers.TRUE_FALSE }),
  z.strictObject({ ...everyQuestion, ...answers.SUMMARY }),
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
  groups: questionGroups(question),
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
