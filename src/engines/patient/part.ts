import type { LearningLanguage } from '#domain/languages.ts';
import type { Concern, ExplanationPoint, RolePlayBrief } from '#domain/oet/speaking/role-play.ts';
import type { Statement, Symptom } from '#domain/practice/complex/acts.ts';
import type {
  Detail,
  Fact,
  KeyPoint,
  PatientQuestion,
  Summary,
  Uptake,
  Worry,
} from '#domain/practice/complex/brief.ts';
import { formsOf } from '../words/inflections.ts';

/** A text in the languages that somebody has written it in: all five in a case, English alone in a role-play. */
export type Spoken = Readonly<Partial<Record<LearningLanguage, string>>>;

export const textIn = (spoken: Spoken, language: LearningLanguage): string => spoken[language] ?? '';

export type PartFact = Fact<Spoken>;
export type PartDetail = Detail<Spoken>;
export type PartUptake = Uptake<Spoken>;
export type PartSummary = Summary<Spoken>;

/** The words of somebody who resists, and that has to be won over. */
interface Resisting {
  /** The main one first. */
  readonly concerns: readonly Concern[];
  readonly closing: RolePlayBrief['closing'];
  /** What the candidate is to explain. */
  readonly explanation: readonly ExplanationPoint[];
}

/** What the engine plays: the patient of a case, or the other card of a role-play. */
export interface Part {
  readonly opening: Spoken;
  readonly facts: readonly PartFact[];
  /** What it can say beyond the facts. */
  readonly details?: readonly PartDetail[] | undefined;
  /** What it says of what was explained to it. */
  readonly uptakes?: readonly PartUptake[] | undefined;
  /** What it says of several such things at a time. */
  readonly summaries?: readonly PartSummary[] | undefined;
  readonly denies: readonly Symptom[];
  /** Of a case's patient; in a role-play the concerns stand for it. */
  readonly worry: Worry<Spoken> | null;
  readonly questions: readonly PatientQuestion<Spoken>[];
  /** Whether the news that it is told is bad. */
  readonly grave?: boolean | undefined;
  readonly reactions: Readonly<Partial<Record<Statement, Spoken>>>;
  /** What the patient of a case is to be told. */
  readonly keyPoints?: readonly KeyPoint[] | undefined;
  /** Of a role-play alone. */
  readonly resisting?: Resisting | undefined;
}

const inEnglish = (text: string): Spoken => ({ en: text });

/** A phrase with its last word in every form. */
function inAllForms(phrase: string): string[] {
  const before = phrase.slice(0, phrase.lastIndexOf(' ') + 1);
  const last = phrase.slice(before.length);
  return [phrase, ...[...formsOf(last)].map((form) => `${before}${form}`)];
}

/** The other card of a role-play, in English alone. */
export function partOfRolePlay(brief: RolePlayBrief, explanation: readonly ExplanationPoint[]): Part {
  return {
    opening: inEnglish(brief.opening),
    facts: brief.facts.map(({ short, full, cue, words, ...fact }) => ({
      ...fact,
      ...(words ? { words: [...new Set(words.flatMap(inAllForms))] } : {}),
      short: inEnglish(short),
      full: inEnglish(full),
      ...(cue === undefined ? {} : { cue: inEnglish(cue) }),
    })),
    details: brief.details?.map(({ says, ...detail }) => ({ ...detail, says: inEnglish(says) })),
    uptakes: brief.uptakes?.map(({ says, ...uptake }) => ({ ...uptake, says: inEnglish(says) })),
    summaries: brief.summaries?.map(({ says, ...summary }) => ({ ...summary, says: inEnglish(says) })),
    denies: brief.denies,
    worry: null,
    questions: brief.questions.map((question) => ({
      ...question,
      text: inEnglish(question.text),
      reaction: inEnglish(question.reaction),
    })),
    reactions: Object.fromEntries(
      Object.entries(brief.reactions).map(([act, text]) => [act, inEnglish(text)]),
    ),
    resisting: { concerns: brief.concerns, closing: brief.closing, explanation },
  };
}
