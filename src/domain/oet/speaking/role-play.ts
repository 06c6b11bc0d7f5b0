import type { Act, Statement, Symptom } from '../../practice/complex/acts.ts';
import type {
  Condition,
  Detail,
  Disclosure,
  Fact,
  Speaker,
  SpeaksFor,
  Summary,
  Uptake,
} from '../../practice/complex/brief.ts';
import type { Profession } from '../../professions.ts';
import type { ExamPaper } from '../questions.ts';

export const ROLE_PLAY_TYPES = ['routine', 'emotional', 'resistant', 'teaching'] as const;
export type RolePlayType = (typeof ROLE_PLAY_TYPES)[number];

/** Who the other one is: the patient, or whoever speaks for a child, an adult or an animal. */
export const PARTNERS = ['patient', 'parent', 'carer', 'relative', 'owner'] as const;
export type PartnerKind = (typeof PARTNERS)[number];

export interface CardTask {
  readonly id: string;
  /** Begins with a verb: 'Find out more about the pain (onset, severity).' */
  readonly text: string;
}

/** The card that the candidate reads and keeps at hand. */
export interface CandidateCard {
  readonly setting: string;
  readonly role: string;
  readonly background: string;
  readonly tasks: readonly CardTask[];
}

/** What a candidate sees of a role-play. */
export type SpeakingPaper = ExamPaper & {
  readonly profession: Profession;
  readonly rolePlayType: RolePlayType;
  readonly card: CandidateCard;
};

/** The other card. It is shown with the results and never before. */
export interface PartnerCard {
  readonly kind: PartnerKind;
  readonly name: string;
  /** Of the one who speaks. */
  readonly voice: Speaker;
  readonly role: string;
  readonly background: string;
  /** What to say when asked, how to resist, what calms. */
  readonly tasks: readonly string[];
}

/** Words or phrases in small letters, any of which will do. */
export type Phrases = readonly string[];

/**
 * Something that the other one fears or won't have. It is said when it is provoked, or dropped as a cue in a pause, and
 * settled only by what addresses it.
 */
export interface Concern {
  readonly id: string;
  readonly kind: 'worry' | 'resistance';
  /** What of the candidate's brings it up. Without acts it comes up by itself, as a cue. */
  readonly provokedBy: { readonly acts: readonly Act[]; readonly words: Phrases };
  /** One after the other, each time it comes up: a hint or a mild refusal first, then plainer. */
  readonly says: readonly string[];
  /** One phrase of each group within two turns of the candidate's in a row settles it. */
  readonly settledBy: readonly Phrases[];
  /** Whether the feeling must have been acknowledged before, or in the same turn. */
  readonly needsEmpathy: boolean;
  /** What makes it worse: dismissing it, an order, a false promise. */
  readonly worsenedBy: Phrases;
  readonly settled: string;
  /** What is said to an answer that goes past it. */
  readonly still: readonly string[];
  /** A sentence with which a good candidate takes it up. */
  readonly model: string;
}

/** What the other one knows; told as patients of cases tell it. In English alone. */
export interface RolePlayFact {
  readonly id: string;
  readonly topic: Fact['topic'];
  readonly disclosure: Disclosure;
  readonly condition?: Condition | undefined;
  readonly polarity?: 'yes' | 'no' | undefined;
  readonly words?: Phrases | undefined;
  readonly allergens?: Fact['allergens'];
  readonly short: string;
  readonly full: string;
  readonly cue?: string | undefined;
}

export interface RolePlayQuestion {
  readonly id: string;
  readonly text: string;
  readonly answeredBy: readonly Statement[];
  readonly reaction: string;
}

/** What the other one knows, feels and says. */
export interface RolePlayBrief {
  readonly speaksFor: SpeaksFor;
  /** The patient's, in years: of a child or an animal too. */
  readonly age: number;
  readonly opening: string;
  readonly facts: readonly RolePlayFact[];
  readonly details?: readonly Detail<string>[] | undefined;
  readonly uptakes?: readonly Uptake<string>[] | undefined;
  readonly summaries?: readonly Summary<string>[] | undefined;
  readonly denies: readonly Symptom[];
  /** The main one first. */
  readonly concerns: readonly Concern[];
  readonly questions: readonly RolePlayQuestion[];
  readonly reactions: Readonly<Partial<Record<Statement, string>>>;
  /** How the conversation ends when everything is settled, and when time is up and it isn't. */
  readonly closing: { readonly settled: string; readonly unsettled: string };
}

/** How a task of the card shows in what the candidate says: any of its acts, or one phrase of each group. */
export interface TaskKey {
  readonly id: string;
  readonly shownBy: { readonly acts: readonly Act[]; readonly words: readonly Phrases[] };
  /** A sentence with which a good candidate does it. */
  readonly model: string;
}

/** What a good explanation or instruction of this role-play has in it. */
export interface ExplanationPoint {
  readonly id: string;
  readonly says: string;
  /** One phrase of each group makes the point. */
  readonly words: readonly Phrases[];
  /** How the other one gives it back when asked what was understood: 'I wash my hands first, soap and water.' */
  readonly back?: string | undefined;
  /** What the other one says to it, the first time that it is made. */
  readonly heard?: string | undefined;
}

/** A technical word that a layperson of this role-play may not know, and how to put it. */
export interface TechnicalTerm {
  readonly term: string;
  readonly lay: string;
}

/** What the role-play is played and assessed by. Nobody sees it before. */
export interface SpeakingKey {
  readonly partner: PartnerCard;
  readonly brief: RolePlayBrief;
  /** In the card's order. */
  readonly tasks: readonly TaskKey[];
  readonly explanation: readonly ExplanationPoint[];
  readonly terms: readonly TechnicalTerm[];
}
