import type { LearningLanguage } from '#domain/languages.ts';
import type { Symptom } from '#domain/practice/complex/acts.ts';
import type { Speaker, SpeaksFor } from '#domain/practice/complex/brief.ts';
import type { OrdinaryAnswer } from '#domain/practice/complex/talk.ts';
import type { ClauseMeaning } from '../understanding/meaning/line-meanings.ts';

/** Who answers, and for whom. */
export interface Person {
  readonly speaksFor: SpeaksFor;
  /** Of the patient, in years. */
  readonly age: number;
  /** Of the speaker. */
  readonly sex: Speaker;
}

/** Tells which lines suit what was said; same text, same numbers. */
export interface LineReader {
  /** Numbers of a way of asking or a line. */
  readonly size: number;
  /** Whether meanings are only what words let expect of a translation: they are less sure. */
  readonly isTranslated: boolean;
  ask(text: string): Float32Array;
  line(text: string): Float32Array;
  /** Ways of asking for a topic, one behind the other; null where there are none. */
  topic(name: string): Float32Array | null;
  clause(text: string, before: string | null): ClauseMeaning;
}

/** What a reply depends on besides the case and what was said. */
export interface Scene {
  /** The language of the conversation. */
  readonly language: LearningLanguage;
  readonly person: Person;
  /** Whether the time of a role-play is nearly over. */
  readonly isLate?: boolean | undefined;
  /** Symptoms that the case's own lines speak of: by the id of a fact, `opening` for the complaint. */
  readonly mentions: Readonly<Record<string, readonly Symptom[]>>;
  /** What the case's lines are compared with a clause by. Without, they are not compared. */
  readonly lines?: LineReader | undefined;
  /** The meaning of a sentence as numbers, of length 1. Without, meanings are not compared. */
  readonly meaningOf?: ((sentence: string) => Float32Array | null) | undefined;
}

/** Whether lines are compared in another language than English. */
export const isTranslated = ({ lines }: Scene): boolean => lines?.isTranslated === true;

/** Whether an ordinary answer is this person's. */
export function fits(answer: OrdinaryAnswer, { speaksFor, age, sex }: Person): boolean {
  return (
    (answer.for?.includes(speaksFor) ?? true) &&
    (answer.sex === undefined || answer.sex === sex) &&
    age >= (answer.from ?? 0) &&
    age <= (answer.to ?? Number.POSITIVE_INFINITY)
  );
}
