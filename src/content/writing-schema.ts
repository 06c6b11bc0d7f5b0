import { z } from 'zod';
import { LETTER_CRITERIA, LETTER_TYPES, PLACES } from '#domain/oet/writing/letter.ts';
import { PROFESSIONS } from '#domain/professions.ts';
import { line, slug } from './fields.ts';

const sentence = z.string().trim().min(1).max(600);
const letter = z.string().trim().min(200).max(4000);
/** The ways in which one concept may be written: in full, in lay words, abbreviated. Small letters. */
const concept = z.array(line).min(1).max(14);

const caseNotes = z.strictObject({
  heading: line,
  /** As in real notes: short, in note form, abbreviations that the profession uses. */
  notes: z.array(z.strictObject({ id: slug, text: sentence })).min(1),
});

/** What notes say, as one proposition: what a letter is compared with. */
const point = z.strictObject({
  id: slug,
  /** The notes that it stands in. */
  notes: z.array(slug).min(1),
  place: z.enum(PLACES),
  /** How much a reader misses it, or is distracted by it: 3 endangers the patient or defeats the letter. */
  importance: z.int().min(1).max(3),
  /** In a sentence, as a good letter could have it. */
  says: sentence,
  /** All of these make the point; the first is what it is about, without which nothing of it is said. */
  concepts: z.array(concept).min(1).max(5),
  /** Numbers with their units, doses, frequencies and dates that must be right where they are given: '10 mg', 'twice daily', '3 March 2026'. */
  quantities: z.array(line).max(4).optional(),
  /** What is denied, stopped or absent. */
  polarity: z.enum(['affirmed', 'denied']).optional(),
  /** Whom it is about if not the patient: 'mother', 'carer', 'dog's owner'. */
  about: line.optional(),
  /** Why it must be in, may be in, or must stay out for this reader. */
  why: sentence,
});

const key = z.strictObject({
  reader: z.strictObject({
    /** What the reader knows already and has to decide. */
    needs: sentence,
    /** A layperson is written to in lay words. */
    isLay: z.boolean(),
  }),
  purpose: z.strictObject({
    /** The purpose in one sentence, as a letter could open. */
    says: sentence,
    /** Each in the opening for the purpose to be clear: [['refer', 'referral'], ['assessment', 'review']]. */
    concepts: z.array(concept).min(1).max(4),
  }),
  points: z.array(point).min(12).max(40),
});

/** What a letter of this grade looks like, and what it was marked down for. */
const finding = z.strictObject({
  criterion: z.enum(LETTER_CRITERIA),
  /** Verbatim in the letter. */
  quote: sentence,
  why: sentence,
  mend: sentence.optional(),
});

/** A writing task: case notes, the task, and the key, which nobody sees before the letter is marked. */
export const writingTaskSchema = z.strictObject({
  kind: z.literal('writing-task'),
  id: slug,
  title: line,
  description: line,
  profession: z.enum(PROFESSIONS),
  letterType: z.enum(LETTER_TYPES),
  /** The day that the notes assume: relative times are counted from it. */
  today: z.iso.date(),
  /** Who writes: 'You are a registered nurse on the respiratory ward of Northfield Hospital.' */
  writer: sentence,
  /** Whom it is about: a person, or an animal. */
  patient: z.strictObject({ name: line, sex: z.enum(['female', 'male']), born: z.iso.date() }),
  caseNotes: z.array(caseNotes).min(4),
  task: z.strictObject({
    recipient: z.strictObject({ name: line, role: line, address: z.array(line).min(1).max(5) }),
    /** What to write, to whom, why: without saying what to select. */
    instruction: sentence,
  }),
  key,
  models: z.strictObject({
    /** A whole letter from address to signature. */
    a: z.strictObject({ letter }),
    /** As a candidate between B and C would write it. */
    cPlus: z.strictObject({ letter, findings: z.array(finding).min(4).max(20) }),
  }),
});

export type WritingTaskPack = z.infer<typeof writingTaskSchema>;
export type WritingPointPack = z.infer<typeof point>;
