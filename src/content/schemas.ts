import { z } from 'zod';
import { STATEMENTS, SYMPTOMS, TOPICS } from '#domain/practice/complex/acts.ts';
import { ALLERGENS } from '#domain/practice/complex/allergens.ts';
import { SPEAKS_FOR, SUMMARY_PARTS, UPTAKE_PARTS } from '#domain/practice/complex/brief.ts';
import { ORDINARY, ROLE_PLAY_TALK, TALK } from '#domain/practice/complex/talk.ts';
import { PROFESSIONS } from '#domain/professions.ts';
import { language, line, slug } from './fields.ts';
import { listeningTestSchema } from './listening-schema.ts';
import { readingTestSchema } from './reading-schema.ts';
import { rolePlaySchema } from './role-play-schema.ts';
import { writingTaskSchema } from './writing-schema.ts';

const speciality = z.strictObject({ slug, name: line, description: line });

const categoriesSchema = z.strictObject({
  kind: z.literal('categories'),
  categories: z
    .array(
      z.strictObject({
        slug,
        name: line,
        profession: z.enum(PROFESSIONS),
        specialities: z.array(speciality).min(1),
      }),
    )
    .min(1),
});

const sublevel = z.strictObject({
  slug,
  name: line,
  levelType: z.enum(['vocabulary', 'guided_case', 'complex_case']),
  title: line,
  description: line,
});

const levelsSchema = z.strictObject({
  kind: z.literal('levels'),
  levels: z
    .array(
      z.strictObject({
        slug,
        name: line,
        title: line,
        description: line,
        sublevels: z.array(sublevel).min(1),
      }),
    )
    .min(1),
});

const translation = z.strictObject({ term: line, definition: line });

const vocabularyItem = z.strictObject({
  id: slug,
  term: line,
  ipa: z.string().trim().min(1).max(80).optional(),
  definition: line,
  example: line,
  translations: z.partialRecord(language, translation),
});

const vocabularySchema = z.strictObject({
  kind: z.literal('vocabulary'),
  language,
  category: slug.nullable(),
  speciality: slug.nullable(),
  levels: z.record(slug, z.array(vocabularyItem).min(1)),
});

const exchange = z.strictObject({
  doctor: line,
  patient: line,
  /** Of the patient's line. */
  translations: z.partialRecord(language, line),
});

const dialogue = z.strictObject({
  id: slug,
  name: line,
  description: line,
  exchanges: z.array(exchange).min(1),
});

const dialoguesSchema = z.strictObject({
  kind: z.literal('dialogues'),
  language,
  category: slug.nullable(),
  speciality: slug.nullable(),
  levels: z.record(slug, z.array(dialogue).min(1)),
});

const utterance = z.strictObject({ en: line, es: line, fr: line, de: line, pt: line });
const topic = z.enum(TOPICS);
const statement = z.enum(STATEMENTS);

const fact = z.strictObject({
  id: slug,
  topic,
  disclosure: z.enum(['volunteered', 'open', 'specific', 'guarded']),
  condition: z.enum(['empathy', 'confidentiality', 'asked_twice']).optional(),
  polarity: z.enum(['yes', 'no']).optional(),
  words: z.array(line).optional(),
  allergens: z.array(z.enum(ALLERGENS)).min(1).optional(),
  asks: z.array(line).min(1).optional(),
  short: utterance,
  full: utterance,
  cue: utterance.optional(),
});

const detail = z.strictObject({
  id: slug,
  of: slug.optional(),
  asks: z.array(line).min(1),
  says: utterance,
});

/** What is said of what was explained. See Uptake. */
const uptake = z.strictObject({
  id: slug,
  part: z.enum(UPTAKE_PARTS),
  told: z.array(z.array(line).min(1)).max(4),
  asks: z.array(line).min(1),
  says: utterance,
});

/** What sums up several of these. See Summary. */
const summary = z.strictObject({
  id: slug,
  part: z.enum(SUMMARY_PARTS),
  of: z.array(z.array(slug).min(1)).min(2).max(4),
  says: utterance,
});

const brief = z.strictObject({
  voice: z.enum(['female', 'male']),
  speaksFor: z.enum(SPEAKS_FOR).optional(),
  opening: utterance,
  facts: z.array(fact).min(1),
  details: z.array(detail).optional(),
  uptakes: z.array(uptake).optional(),
  summaries: z.array(summary).optional(),
  denies: z.array(z.enum(SYMPTOMS)),
  worry: z.strictObject({
    words: z.array(line).min(1),
    dreads: z.array(line),
    calmed: utterance,
    stillWorried: utterance,
  }),
  questions: z.array(
    z.strictObject({
      id: slug,
      text: utterance,
      answeredBy: z.array(statement).min(1),
      settledBy: z.array(line).min(1).optional(),
      contradictedBy: z.array(line).min(1).optional(),
      reaction: utterance,
    }),
  ),
  grave: z.boolean().optional(),
  reactions: z.partialRecord(statement, utterance),
  essential: z.array(topic).min(1),
});

/** What a good explanation of a case has; all of it in the case's language. See KeyPoint. */
const keyPoint = z.strictObject({
  id: slug,
  goal: line,
  about: z.array(line).min(1),
  says: z.array(line).min(1).optional(),
  against: z.array(line).min(1).optional(),
  model: line,
  heard: utterance.optional(),
  noted: utterance.optional(),
  back: utterance.optional(),
});

const caseSchema = z.strictObject({
  kind: z.literal('case'),
  id: slug,
  language,
  category: slug.nullable(),
  speciality: slug.nullable(),
  level: slug,
  title: line,
  /** What the learner reads first: where she is, who comes, what to do. */
  content: z.string().trim().min(1).max(900),
  description: z.string().trim().min(1).max(600),
  patientInfo: z.strictObject({
    age: z.int().min(0).max(120),
    gender: line,
    chiefComplaint: line,
    history: line,
    vitalSigns: z.strictObject({
      bloodPressure: line,
      heartRate: line,
      respiratoryRate: line,
      temperature: line,
    }),
  }),
  brief,
  keyPoints: z.array(keyPoint).min(1).optional(),
});

/** What every patient of the course can say besides what is in the case. */
const talkSchema = z.strictObject({
  kind: z.literal('patient-talk'),
  lines: z.record(z.enum(TALK), z.array(utterance).min(2)),
  denials: z.record(z.enum(SYMPTOMS), utterance),
  /** What a topic is called when the patient asks which of two was meant: 'when it started', 'any fever'. */
  names: z.record(topic, utterance),
  /** What people ordinarily answer where a case says nothing, for the first kind of speaker that fits. */
  ordinary: z.partialRecord(
    z.enum(ORDINARY),
    z.array(
      z.strictObject({
        for: z.array(z.enum(SPEAKS_FOR)).optional(),
        sex: z.enum(['female', 'male']).optional(),
        from: z.int().optional(),
        to: z.int().optional(),
        lines: z.array(utterance).min(2),
      }),
    ),
  ),
  rolePlay: z.record(z.enum(ROLE_PLAY_TALK), z.array(line).min(2)),
});

/** A content file: a list of categories, the levels, a pack of terms or of dialogues, a case, what all patients say. */
export const packSchema = z.discriminatedUnion('kind', [
  categoriesSchema,
  levelsSchema,
  vocabularySchema,
  dialoguesSchema,
  caseSchema,
  talkSchema,
  readingTestSchema,
  listeningTestSchema,
  writingTaskSchema,
  rolePlaySchema,
]);

export type CategoriesPack = z.infer<typeof categoriesSchema>;
export type LevelsPack = z.infer<typeof levelsSchema>;
export type VocabularyPack = z.infer<typeof vocabularySchema>;
export type DialoguesPack = z.infer<typeof dialoguesSchema>;
export type CasePack = z.infer<typeof caseSchema>;
export type PatientTalkPack = z.infer<typeof talkSchema>;
export type Dialogue = z.infer<typeof dialogue>;
export type VocabularyTerm = z.infer<typeof vocabularyItem>;
export type Pack = z.infer<typeof packSchema>;
