import type { LearningLanguage } from '#domain/languages.ts';
import type { Symptom } from '#domain/practice/complex/acts.ts';
import type { Speaker, SpeaksFor } from '#domain/practice/complex/brief.ts';
import type { OrdinaryAnswer } from '#domain/practice/complex/talk.ts';

/** Who answers, and for whom. */
export interface Person {
  readonly speaksFor: SpeaksFor;
  /** Of the patient, in years. */
  readonly age: number;
  /** Of the speaker. */
  readonly sex: Speaker;
}

export type MeaningOf = (text: string) => Float32Array;

/** What a reply depends on besides the case and what was said. */
export interface Scene {
  /** The language of the conversation. */
  readonly language: LearningLanguage;
  readonly person: Person;
  /** Whether the time of a role-play is nearly over. */
  readonly isLate?: boolean | undefined;
  /** Symptoms that the case's own lines speak of: by the id of a fact, `opening` for the complaint. */
  readonly mentions: Readonly<Record<string, readonly Symptom[]>>;
  /** What a question or an answer is compared with others by; same text, same numbers. In English alone. */
  readonly meaningOf?: MeaningOf | undefined;
}

/** Whether an ordinary answer is this person's. */
export function fits(answer: OrdinaryAnswer, { speaksFor, age, sex }: Person): boolean {
  return (
    (answer.for?.includes(speaksFor) ?? true) &&
    (answer.sex === undefined || answer.sex === sex) &&
    age >= (answer.from ?? 0) &&
    age <= (answer.to ?? Number.POSITIVE_INFINITY)
  );
}
